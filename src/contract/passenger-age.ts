/** Checks the age of a passenger on the date of the journey (docs/product/flights.md#payment-of-flights). */
import { isPlainDate } from '#contract/calendar-date.ts'
import { textOf } from '#contract/passenger-identity.ts'
import { ageOn, rule } from '#contract/rules.ts'

/**
 * Returns the failed rules of a birth date as [field, rule code]: it must not be after today, and the age on
 * `departureDate` must be within the limits of the passenger's type. All dates are plain dates; `today` is the
 * date in Europe/Istanbul.
 */
export function passengerAgeFailures(
  given: unknown,
  type: { age_from: number; age_to: number },
  { departureDate, today }: { departureDate: string; today: string },
): [string, string][] {
  const birth = textOf(given)
  if (!isPlainDate(birth)) return []
  if (birth > today) return [['birth_date', rule.notBorn]]
  const age = ageOn(birth, departureDate)
  if (age < type.age_from || birth > departureDate) return [['birth_date', rule.minAge(type.age_from)]]
  return age > type.age_to ? [['birth_date', rule.maxAge(type.age_to)]] : []
}
