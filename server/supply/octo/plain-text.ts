/** Reduces a supplier's HTML and Markdown to plain text. */
import { Parser } from 'htmlparser2'
import type { Names } from '#server/supply/names.ts'

const longestText = 4000
const mostParagraphs = 40
const longestSource = 40_000
const blocks = new Set(
  'address article blockquote div dl dt dd h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(' '),
)
const unread = new Set(['script', 'style', 'template', 'iframe', 'noscript'])

function withoutTags(source: string): string {
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) hidden += 1
      if (name === 'br') text += '\n'
      else if (blocks.has(name)) text += '\n\n'
    },
    ontext(part) {
      if (hidden === 0) text += part
    },
    onclosetag(name) {
      if (unread.has(name)) hidden -= 1
      if (blocks.has(name)) text += '\n\n'
    },
  })
  parser.end(source)
  return text
}

/**
 * Replaces Markdown links by their text, and removes pictures and the marks of emphasis and code. The patterns limit
 * the length of what they match, so that matching takes linear time.
 */
const withoutMarks = (line: string): string =>
  line
    .replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)/g, '')
    .replace(/\[([^\]]{0,300})\]\([^)]{0,500}\)/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.{1,300}?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]{1,300}?)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll('`', '')

/** Matches control characters, invisible characters, and characters that change the direction of text. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu

const clean = (text: string): string => text.replace(unseen, ' ').replace(/\s+/g, ' ').trim()

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

const listMark = /^(?:[-*+•]|\d{1,3}[.)])\s+/
const headingMark = /^#{1,6}\s+/

/** Returns the paragraphs of a text that may have HTML or Markdown, each on one line. */
export function paragraphsOf(source: string | null | undefined): string[] {
  if (!source) return []
  const raw = source.slice(0, longestSource)
  const text = /[<&]/.test(raw) ? withoutTags(raw) : raw
  const paragraphs: string[][] = [[]]
  const begin = (...lines: string[]) => paragraphs.push(lines)
  for (const line of text
    .replaceAll('\r', '')
    .split('\n')
    .map((one) => one.trim())) {
    if (line === '' || /^(?:[-*_=]\s*){3,}$/.test(line)) begin()
    else if (headingMark.test(line)) {
      begin(line.replace(headingMark, '').replace(/#+$/, ''))
      begin()
    } else if (listMark.test(line)) begin(line.replace(listMark, ''))
    else paragraphs.at(-1)?.push(line.replace(/^>\s?/, ''))
  }
  return paragraphs
    .map((lines) => cut(clean(withoutMarks(lines.join(' '))), longestText))
    .filter(Boolean)
    .slice(0, mostParagraphs)
}

const longestLine = 300

/** Reduces HTML or Markdown to one line of plain text; empty if it contains no text. */
export const lineOf = (source: string | null | undefined): string => cut(paragraphsOf(source).join(' '), longestLine)

/**
 * Reduces a Turkish and an English text to one line of plain text each. If one of the texts is missing, the other is
 * used for both languages. Returns undefined if both are missing.
 */
export function namesOfLines(tr: string | null | undefined, en: string | null | undefined): Names | undefined {
  const [turkish, english] = [lineOf(tr), lineOf(en)]
  return turkish || english ? { tr: turkish || english, en: english || turkish } : undefined
}

/**
 * Returns the paragraphs of a Turkish and an English text, paired by position. If one text has more paragraphs than the
 * other, the last pair contains all remaining paragraphs of the longer text. If one text is empty, the paragraphs of
 * the other are used for both languages.
 */
export function namesOfParagraphs(tr: string | null | undefined, en: string | null | undefined): Names[] {
  const [turkish, english] = [paragraphsOf(tr), paragraphsOf(en)]
  if (turkish.length === 0 || english.length === 0)
    return [...turkish, ...english].map((text) => ({ tr: text, en: text }))
  const last = Math.min(turkish.length, english.length) - 1
  const at = (list: readonly string[], index: number) => (index < last ? list[index] : list.slice(last).join(' ')) ?? ''
  return Array.from({ length: last + 1 }, (_, index) => ({ tr: at(turkish, index), en: at(english, index) }))
}
