/** Dates that are typed in one field, in the order of the language, as pure functions. */
import { isPlainDate } from '#contract/calendar-date.ts'
import { type DateParts, datePartsOf } from '#forms/date-parts.ts'
import { dateFormatter } from '#i18n/formatting-locale.ts'

export interface DateOrder {
  parts: readonly (keyof DateParts)[]
  /** Character between the parts. */
  separator: string
}

const isPart = (type: string): type is keyof DateParts => type === 'day' || type === 'month' || type === 'year'
const lengthOf = (part: keyof DateParts) => (part === 'year' ? 4 : 2)

/** Order and separator of dates in digits in a language: 31.12.2026 in Turkish, 31/12/2026 in English. */
export function dateOrder(language: string): DateOrder {
  const format = dateFormatter(language, { day: '2-digit', month: '2-digit', year: 'numeric' })
  const shown = format.formatToParts(Date.UTC(2026, 11, 31))
  const literal = shown.find(({ type }) => type === 'literal')?.value ?? ''
  // Right-to-left languages have invisible marks around the separator.
  const separator = /[./-]/.exec(literal)?.[0] ?? '/'
  return { parts: shown.flatMap(({ type }) => (isPart(type) ? type : [])), separator }
}

/**
 * Formats typed or pasted text: digits in their places, a separator once something follows it. A separator ends a part,
 * so that '5.4.1990' is '05.04.1990'. YYYY-MM-DD, as browsers fill it in, is brought into the order of the language.
 */
export function rewriteDate(text: string, { parts: order, separator }: DateOrder): string {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  if (iso) {
    const [, year = '', month = '', day = ''] = iso
    return textOfDate({ year, month: month.padStart(2, '0'), day: day.padStart(2, '0') }, { parts: order, separator })
  }
  const filled = ['']
  for (const sign of text) {
    const at = filled.length - 1
    const part = order[at]
    const digits = filled[at] ?? ''
    if (!part) break
    const isLast = filled.length === order.length
    if (/\d/.test(sign)) {
      if (digits.length < lengthOf(part)) filled[at] = digits + sign
      else if (!isLast) filled.push(sign)
    } else if (digits !== '' && !isLast) {
      if (part !== 'year') filled[at] = digits.padStart(2, '0')
      filled.push('')
    }
  }
  return filled.join(separator)
}

/** The parts of text from `rewriteDate`; a missing one is empty. */
export function partsOfText(text: string, { parts: order, separator }: DateOrder): DateParts {
  const typed = text.split(separator)
  const of = (part: keyof DateParts) => typed[order.indexOf(part)] ?? ''
  return { day: of('day'), month: of('month'), year: of('year') }
}

/** Text of a complete date; '' if a part is missing. */
export function textOfDate(date: DateParts, { parts: order, separator }: DateOrder): string {
  return date.day && date.month && date.year ? order.map((part) => date[part]).join(separator) : ''
}

/** Text of a stored value: of a plain date, or of what was typed in part. */
export const textOfValue = (value: string, order: DateOrder): string =>
  textOfDate(datePartsOf(value), order) || rewriteDate(value, order)

/**
 * Rule code of what is wrong with typed parts; undefined if nothing is, or nothing was typed. A part that is missing is
 * wrong only once the field is left.
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
