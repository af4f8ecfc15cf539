/** Tests that every reference in code or Markdown files to a file or a heading leads to an existing one. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** This test file contains broken references on purpose, as test data. */
const itself = 'tests/docs/references.test.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))

const sources = files
  .filter((file) => file !== itself && /^(?:src|server|sw|tests|e2e|bench|scripts|docs)\/|^[^/]+$/.test(file))
  .filter((file) => /\.(?:tsx?|mjs|css|sql|md|html)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Returns the anchor of a heading, by GitHub's rules. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const anchors = (document: string) =>
  new Set(
    readFileSync(document, 'utf8')
      .split('\n')
      .flatMap((line) => /^#+ (.*)$/.exec(line)?.[1] ?? [])
      .map(anchorOf),
  )

/** Whether a file or folder of the repository has this path, in which `*`, `{…}`, `<…>` and `…` stand for any name. */
function isThere(path: string): boolean {
  const pattern = path.replaceAll(/\{\w+\}|<\w+>|…/g, '*')
  if (pattern === path && !path.includes('*')) return existsSync(path)
  return files.some((file) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`))
}

/**
 * Checks that a file or heading to which code or Markdown refers exists. Returns the error message, or undefined if it
 * exists.
 */
function problem(target: string): string | undefined {
  const [path = '', anchor] = target.split('#')
  if (!isThere(path)) return `${path} does not exist`
  if (!anchor || !path.endsWith('.md')) return undefined
  const documents = path.includes('*') ? files.filter((file) => matchesGlob(file, path)) : [path]
  return documents.some((document) => anchors(document).has(anchor)) ? undefined : `${path} has no heading #${anchor}`
}

/**
 * Finds references to Markdown files in docs/, for example docs/product/frame.md#toasts; a decision may be named by its
 * number alone.
 */
const toDocuments = (text: string) =>
  [...text.matchAll(/\b(docs\/decisions\/\d{4})(#[\w-]+)?(?![\w-])|\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map(
    ([target, numbered, anchor = '']) => (numbered ? `${numbered}-*.md${anchor}` : target),
  )

/** Finds the links in a Markdown file, which are relative to the folder of that file. */
const links = (file: string, text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (!link) return []
    const [path, anchor] = link.split('#')
    const whole = path ? normalize(join(dirname(file), path)) : file
    return [anchor ? `${whole}#${anchor}` : whole]
  })

/**
 * Finds words between backticks that name a file or a folder of the repository by its path, or a file by the end of its
 * path.
 */
const quotedPaths = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, quoted = '']) => quoted.split(/\s+/))
    .flatMap((word) => {
      // `src/x` is an example path in a text about imports, so it is skipped.
      if (/^(?:src|server|sw|tests|e2e|bench|scripts|docs|public)\/(?!x$)/.test(word)) return [word.replace(/\/$/, '')]
      return /^[\w*…{}/-][\w.*…{}/-]*\.(?:tsx?|mjs|css|sql|md|po|png)$/.test(word) ? [`**/${word}`] : []
    })

/** Returns the comments of a module, a style sheet, a query or a page, one per line. */
const comments = (text: string) =>
  [...text.matchAll(/(?<=^|[\s{])\/\*\*?\s[\s\S]*?\*\/|(?<=^|\s)(?:\/\/|--)\s.*|<!--[\s\S]*?-->/gm)].join('\n')

/** Finds the paths of files and folders in comments of code, with or without backticks. */
const pathsInComments = (text: string) => {
  const said = comments(text)
  const plain = [...said.matchAll(/(?<![\w./#@`-])(?:src|server|sw|tests|e2e|bench|scripts|public)\/[\w.*…{}<>/-]+/g)]
  return [...quotedPaths(said), ...plain.map(([path]) => path.replace(/[./]+$/, ''))]
}

const referencesIn = (file: string, text: string) =>
  file.endsWith('.md') ? [...links(file, text), ...quotedPaths(text)] : [...toDocuments(text), ...pathsInComments(text)]

test('every reference leads to a file or a heading that is there', () => {
  const lost = sources.flatMap(({ file, text }) =>
    referencesIn(file, text).flatMap((target) => {
      const why = problem(target)
      return why ? [`${file}: ${why}`] : []
    }),
  )
  expect(lost).toEqual([])
})

test('references of each kind are found in the repository', () => {
  const code = sources.filter(({ file }) => !file.endsWith('.md'))
  const documents = sources.filter(({ file }) => file.endsWith('.md'))
  const toCode = documents.flatMap(({ text }) => quotedPaths(text))
  expect(code.flatMap(({ text }) => pathsInComments(text)).length).toBeGreaterThan(50)
  expect(code.flatMap(({ text }) => toDocuments(text)).length).toBeGreaterThan(300)
  expect(code.flatMap(({ text }) => toDocuments(text).filter((target) => target.includes('*'))).length).toBeGreaterThan(
    30,
  )
  expect(documents.flatMap(({ file, text }) => links(file, text)).length).toBeGreaterThan(100)
  expect(toCode.filter((target) => !target.startsWith('**')).length).toBeGreaterThan(100)
  expect(toCode.filter((target) => target.startsWith('**')).length).toBeGreaterThan(30)
})

/**
 * Matches mentions of documents that are not in the repository, such as the specification from which the app was made.
 */
const outside = /\bspec 00\d|\bthe spec(?:ification)?\b|\breadings? \d|\bdomain-rules\b|\b00\d §/i

test('nothing points to documents that are not in the repository', () => {
  expect(sources.filter(({ text }) => outside.test(text)).map(({ file }) => file)).toEqual([])
})

test.each([
  'as spec 003 says',
  'The spec’s sentences',
  'The specification lists',
  'see reading 12',
  'domain-rules',
  '004 §2',
])('a pointer to a document outside is found: %s', (text) => {
  expect(text).toMatch(outside)
})

test('references are found however they are written', () => {
  const code = '/** See docs/product/frame.md#toasts, docs/tests.md, docs/decisions/0020 and docs/decisions/0041#x. */'
  expect(toDocuments(code)).toEqual([
    'docs/product/frame.md#toasts',
    'docs/tests.md',
    'docs/decisions/0020-*.md',
    'docs/decisions/0041-*.md#x',
  ])
  expect(links('docs/tests.md', 'In [a](product/frame.md#toasts), [b](#workers) and [c](https://example.com)')).toEqual(
    ['docs/product/frame.md#toasts', 'docs/tests.md#workers'],
  )
  const document = 'Run `node bench/run.ts`: `src/ui/` and `src/{product}/routes.ts` of `frame.ts`, at `/api/faqs/`.'
  expect(quotedPaths(document)).toEqual(['bench/run.ts', 'src/ui', 'src/{product}/routes.ts', '**/frame.ts'])
})

test.each([
  ['/** As server/booking/booking-state.ts. */', 'server/booking/booking-state.ts'],
  ['/**\n * In\n * src/ui/.\n */', 'src/ui'],
  ['const x = 1 // see `tests/docs/x.test.ts`', 'tests/docs/x.test.ts'],
  ['{/* Like `frame.ts` */}', '**/frame.ts'],
  ['-- server/db/schema/{product}.ts', 'server/db/schema/{product}.ts'],
  ['<!-- src/entry.client.tsx -->', 'src/entry.client.tsx'],
])('a path in a comment of code is found: %s', (code, path) => {
  expect(pathsInComments(code)).toEqual([path])
})

test.each([
  "import { x } from '#server/db/x.ts'",
  "const files = 'src/**/*.ts' // all of https://example.com/src/a.ts",
  '/** The type text/src/x. */',
])('what is no path in a comment is passed over: %s', (code) => {
  expect(pathsInComments(code)).toEqual([])
})

test('what is missing is found', () => {
  expect(problem('docs/decisions/0041-*.md#no-such-heading')).toBe(
    'docs/decisions/0041-*.md has no heading #no-such-heading',
  )
  expect(problem('docs/product/frame.md#no-such-heading')).toBe('docs/product/frame.md has no heading #no-such-heading')
  expect(problem('docs/no-such-page.md')).toBe('docs/no-such-page.md does not exist')
  expect(problem('docs/decisions/9999-*.md')).toBe('docs/decisions/9999-*.md does not exist')
  expect(problem('server/no-such-folder')).toBe('server/no-such-folder does not exist')
  expect(problem('src/{product}/no-such-file.ts')).toBe('src/{product}/no-such-file.ts does not exist')
  expect(problem('**/no-such-file.ts')).toBe('**/no-such-file.ts does not exist')
})
