/** Formats, completes and checks a date typed in one input, with day, month and year in the order of the language. */
import { isPlainDate } from '#contract/calendar-date.ts'
import { type DateParts, datePartsOf } from '#forms/date-parts.ts'
import { dateWords } from '#i18n/date-words.ts'

export interface DateOrder {
  parts: readonly (keyof DateParts)[]
  /** Character between day, month and year. */
  separator: string
}

const isPart = (type: string): type is keyof DateParts => type === 'day' || type === 'month' || type === 'year'
const lengthOf = (part: keyof DateParts) => (part === 'year' ? 4 : 2)

/** Returns the order and the separator of numeric dates in a language: 31.12.2026 in Turkish, 31/12/2026 in English. */
export function dateOrder(language: string): DateOrder {
  const { digits } = dateWords(language)
  const separator = digits.replaceAll(/[a-z]/g, '').slice(0, 1)
  return { parts: digits.split(separator).filter(isPart), separator }
}

/**
 * Formats a typed or pasted date by its separators. Digits without separators fill day, month and year in the
 * language's order. A trailing separator completes the part before it: '5.' becomes '05.'. YYYY-MM-DD, which browsers
 * fill in, is converted to the language's order.
 */
export function rewriteDate(text: string, { parts: order, separator }: DateOrder): string {
  const iso = isoDate.exec(text)
  if (iso) {
    const [, year = '', month = '', day = ''] = iso
    return textOfDate({ year, month: month.padStart(2, '0'), day: day.padStart(2, '0') }, { parts: order, separator })
  }
  const typed = segmentsOf(text)
  let spare = order.length - typed.length
  const filled: string[] = []
  for (let digits of typed) {
    for (let part = order[filled.length]; part && digits.length > lengthOf(part) && spare > 0; spare--) {
      filled.push(digits.slice(0, lengthOf(part)))
      digits = digits.slice(lengthOf(part))
      part = order[filled.length]
    }
    filled.push(digits)
  }
  if (filled.at(-1) === '') complete(filled, filled.length - 2, order)
  return joinSegments(filled, { parts: order, separator })
}

/**
 * Returns the text and the caret position after an edit that changed `before` to `text`. Digits after the caret stay in
 * their part of the date (day, month or year). A part that has become too short takes no digits from the next part. A
 * part that has become too long is cut.
 */
export function editDate(
  before: string,
  text: string,
  caret: number,
  order: DateOrder,
): { text: string; caret: number } {
  const tail = text.slice(caret)
  const isWhole = tail === '' || !before.endsWith(tail) || !before.includes(order.separator) || isoDate.test(text)
  if (isWhole) {
    const written = rewriteDate(text, order)
    return { text: written, caret: tail === '' ? written.length : rewriteDate(text.slice(0, caret), order).length }
  }
  const head = segmentsOf(text.slice(0, caret))
  const rest = segmentsOf(tail)
  // Index of the part of the date (day, month or year) that contains the start of `tail`, the text after the caret.
  const from = segmentsOf(before).length - rest.length
  const filled = order.parts.map((part, at) => `${head[at] ?? ''}${rest[at - from] ?? ''}`.slice(0, lengthOf(part)))
  const last = Math.min(head.length, filled.length) - 1
  if (last > from) complete(filled, last - 1, order.parts)
  const place = [...filled.slice(0, last), (filled[last] ?? '').slice(0, head[last]?.length)]
  const written = joinSegments(filled.slice(0, Math.max(head.length, from + rest.length)), order)
  return { text: written, caret: Math.min(place.join(order.separator).length, written.length) }
}

/** Pads a day or month of one digit with a zero, for example when the traveller leaves the field. */
export function completeDate(text: string, order: DateOrder): string {
  const filled = segmentsOf(text)
  for (const at of filled.keys()) complete(filled, at, order.parts)
  return joinSegments(filled, order)
}

const isoDate = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/

/** Splits `text` at punctuation, symbols and spaces, and returns the digits of each part, '' if a part has none. */
const segmentsOf = (text: string) =>
  text
    .trim()
    .split(/\s*[\p{P}\p{S}]\s*|\s+/u)
    .map((segment) => segment.replaceAll(/\D/g, ''))

function complete(filled: string[], at: number, order: DateOrder['parts']): void {
  if (filled[at]?.length === 1 && order[at] !== 'year') filled[at] = filled[at].padStart(2, '0')
}

/** Joins the parts of a date, each cut to its maximum length; returns '' if all are empty. */
function joinSegments(filled: readonly string[], { parts: order, separator }: DateOrder): string {
  const cut = order.slice(0, filled.length).map((part, at) => (filled[at] ?? '').slice(0, lengthOf(part)))
  return cut.every((digits) => digits === '') ? '' : cut.join(separator)
}

/** Splits a text that `rewriteDate` returned into day, month and year; a missing part is ''. */
export function partsOfText(text: string, { parts: order, separator }: DateOrder): DateParts {
  const typed = text.split(separator)
  const of = (part: keyof DateParts) => typed[order.indexOf(part)] ?? ''
  return { day: of('day'), month: of('month'), year: of('year') }
}

/**
 * Returns a date as text in the given order of day, month and year, such as 31.12.2026. Returns '' if one of them is
 * missing.
 */
export function textOfDate(date: DateParts, { parts: order, separator }: DateOrder): string {
  return date.day && date.month && date.year ? order.map((part) => date[part]).join(separator) : ''
}

/**
 * Converts the stored value of a date field to the text that the field shows. The stored value is a plain date or, if
 * the date is incomplete, the text that the traveller typed.
 */
export const textOfValue = (value: string, order: DateOrder): string =>
  textOfDate(datePartsOf(value), order) || completeDate(rewriteDate(value, order), order)

/** Formats a date of which only some parts are known, such as '15..1990' without the month. */
export const textOfParts = (date: DateParts, { parts: order, separator }: DateOrder): string =>
  order
    .slice(0, order.findLastIndex((part) => date[part] !== '') + 1)
    .map((part) => date[part])
    .join(separator)

/**
 * Returns the rule code of an error in a typed date, or undefined if there is none. An incomplete date is an error only
 * after the traveller has left the field (`isLeft`). An empty date is no error.
 */
export function dateProblem({ day, month, year }: DateParts, isLeft: boolean): string | undefined {
  if (day.length === 2 && !(Number(day) >= 1 && Number(day) <= 31)) return 'date_day'
  if (month.length === 2 && !(Number(month) >= 1 && Number(month) <= 12)) return 'date_month'
  const known = year.length === 4 ? year : '2000'
  if (day.length === 2 && month.length === 2 && !isPlainDate(`${known}-${month}-${day}`)) return 'date_not_in_month'
  const isEmpty = day + month + year === ''
  const isComplete = day.length === 2 && month.length === 2 && year.length === 4
  return isLeft && !isEmpty && !isComplete ? 'date_incomplete' : undefined
}
