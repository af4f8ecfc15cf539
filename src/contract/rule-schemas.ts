/** Form rules that several forms share, as Zod schemas; their messages are rule codes. */
import * as z from 'zod/mini'
import { isPlainDate } from '#contract/calendar-date.ts'
import { isLettersOnly, limits, rule } from '#contract/rules.ts'

export const requiredText = z.string(rule.required).check(z.trim(), z.minLength(1, rule.required))

/**
 * A name, a surname or a card owner: required, 3 to 150 characters, and only characters that `isLettersOnly` allows.
 */
export const personName = z
  .string(rule.required)
  .check(
    z.trim(),
    z.minLength(1, rule.required),
    z.refine(isLettersOnly, rule.letters),
    z.minLength(limits.nameMin, rule.minLength(limits.nameMin)),
    z.maxLength(limits.nameMax, rule.maxLength),
  )

/** A required e-mail address. */
export const email = z
  .string(rule.required)
  .check(z.trim(), z.minLength(1, rule.required), z.maxLength(254, rule.email), z.email(rule.email))

/** A required calendar date, YYYY-MM-DD. */
export const plainDate = z.string(rule.required).check(z.minLength(1, rule.required), z.refine(isPlainDate, rule.date))

/** Returns the schema of a departure date, which must be from `today` to `lastDay`, the last day on sale. */
export const departureDate = ({ today, lastDay }: { today: string; lastDay: string }) =>
  plainDate.check(
    z.refine((day) => day >= today, rule.pastDate),
    z.refine((day) => day <= lastDay, rule.untilDay(lastDay)),
  )

/**
 * Returns the code of the rule that the return date of a round trip fails; undefined if it fails none. `lastDay` is the
 * last day on sale. If the return is before the departure, the code names the departure date only if that date can be
 * chosen.
 */
export function returnDateFailure(
  { departure_date: departure, return_date: back }: { departure_date: string; return_date?: string | null | undefined },
  { today, lastDay }: { today: string; lastDay: string },
): string | undefined {
  if (!back) return rule.required
  if (back < departure)
    return isPlainDate(departure) && departure >= today && departure <= lastDay ? rule.fromDay(departure) : rule.date
  return back > lastDay ? rule.untilDay(lastDay) : undefined
}

const mostDigits = 9
const digits = z.string().check(z.regex(/^\d*$/, rule.digits), z.maxLength(mostDigits, rule.invalid))

const digitsOnly = z.number().check(
  z.refine((number) => Number.isInteger(number) && number >= 0, { error: rule.digits, abort: true }),
  z.maximum(10 ** mostDigits - 1, rule.invalid),
)

/**
 * Returns the rule code for a value that is neither a whole number nor a text: `rule.required` for a missing value,
 * `rule.digits` for another number, and `rule.number` for any other value.
 */
function wrongType(value: unknown): string {
  if (value === undefined || value === null) return rule.required
  return typeof value === 'number' ? rule.digits : rule.number
}

/**
 * Returns the schema of a whole number of at most `mostDigits` digits. The schema accepts a number, or a string that
 * matches the schema `text`.
 */
const numberOr = (text: typeof digits) => z.union([digitsOnly, text], { error: ({ input }) => wrongType(input) })

/** A required whole number, also accepted as a string of digits. */
export const wholeNumber = z.pipe(numberOr(digits.check(z.minLength(1, rule.required))), z.transform(Number))

/** An optional ID; a missing field, null and the empty option of a select all become null. */
export const optionalId = z._default(
  z.nullable(
    z.pipe(
      numberOr(digits),
      z.transform((id) => (id === '' ? null : Number(id))),
    ),
  ),
  null,
)

/** A boolean, which may also be given as 'true', 'false', 'on', '1' or '0', as in form posts and query strings. */
export const looseBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', 'on', '1', '0'])], rule.invalid),
  z.transform((value) => value === true || value === 'true' || value === 'on' || value === '1'),
)

/** Returns the schema of a required text of at most `max` characters. */
export const text = (max: number) => requiredText.check(z.maxLength(max, rule.maxLength))

/**
 * Returns true if a form is an object, even if its fields are invalid. Zod checks use this function as their `when`
 * option. Rules about several fields then run even if the check of a single field has failed, so that the messages of
 * all failed rules are shown together.
 */
export function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}
