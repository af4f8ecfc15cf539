/** Checks the passengers of a payment form (docs/product/booking.md#payment). */
import {
  givenPassengers,
  identityFailures,
  type PassengerIdentity,
  type PassportRule,
  repeatedIdentities,
} from '#contract/passenger-identity.ts'
import type { FailedRule } from '#contract/payment-form.ts'
import { rule } from '#contract/rules.ts'

/**
 * Returns the failed rules of the form field `passengers`. Rules in the schemas of single fields are not checked here.
 * There must be one traveller for each entry of `expected`, each with a valid identity, and no identity may occur
 * twice. `own` applies further rules of the product to one traveller and returns the failed ones as [field, rule code].
 */
export function passengerFailures<Passenger extends PassengerIdentity, Expected>(
  given: unknown,
  expected: readonly Expected[],
  passportRule: PassportRule,
  own: (passenger: Partial<Passenger>, expected: Expected) => [string, string][],
): FailedRule[] {
  const passengers = givenPassengers<Passenger>(given)
  const failures: FailedRule[] = passengers.length === expected.length ? [] : [[['passengers'], rule.invalid]]
  for (const [index, one] of expected.entries()) {
    const passenger = passengers[index] ?? {}
    for (const [field, code] of [...identityFailures(passenger, passportRule), ...own(passenger, one)])
      failures.push([['passengers', index, field], code])
  }
  for (const [index, field] of repeatedIdentities(passengers, passportRule))
    failures.push([['passengers', index, field], rule.unique])
  return failures
}
