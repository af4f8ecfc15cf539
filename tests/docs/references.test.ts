/** Every reference from code or documents to a file or a heading leads to an existing one. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** This file contains broken references on purpose, as test data. */
const itself = 'tests/docs/references.test.ts'

const sources = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== itself && /^(?:src|server|sw|tests|e2e|bench|scripts|docs)\/|^[^/]+$/.test(file))
  .filter((file) => /\.(?:tsx?|mjs|css|sql|md|html)$/.test(file) && existsSync(file))

/** The anchor of a heading, by GitHub's rules. */
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

/** Why a reference is broken; undefined if it is not. */
function problem(target: string): string | undefined {
  const [path = '', anchor] = target.split('#')
  if (!existsSync(path)) return `${path} does not exist`
  if (anchor && path.endsWith('.md') && !anchors(path).has(anchor)) return `${path} has no heading #${anchor}`
  return undefined
}

/** References in code, for example docs/product/frame.md#toasts. */
const fromCode = (text: string) => [...text.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map(([target]) => target)

/** Links in a document, relative to its folder. */
const fromDocument = (file: string, text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (!link) return []
    const [path, anchor] = link.split('#')
    const whole = path ? normalize(join(dirname(file), path)) : file
    return [anchor ? `${whole}#${anchor}` : whole]
  })

test('every reference to a document leads to a heading that is there', () => {
  const lost = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const targets = file.endsWith('.md') ? fromDocument(file, text) : fromCode(text)
    return targets.flatMap((target) => {
      const why = problem(target)
      return why ? [`${file}: ${why}`] : []
    })
  })
  expect(lost).toEqual([])
})

test('nothing points to documents that are not in the repository', () => {
  const outside = /\bspec 00\d|\breadings? \d|\bdomain-rules\b|\b00\d §/i
  expect(sources.filter((file) => outside.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a heading that is missing is found', () => {
  expect(problem('docs/product/frame.md#no-such-heading')).toBe('docs/product/frame.md has no heading #no-such-heading')
  expect(problem('docs/no-such-page.md')).toBe('docs/no-such-page.md does not exist')
})
