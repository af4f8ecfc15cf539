/**
 * Who a passenger is on a payment form: a national ID, or nationality and passport (docs/product/booking.md#payment).
 * Products add their own fields, and say when a passport is asked for.
 */
import * as z from 'zod/mini'
import { isPlainDate } from '#contract/calendar-date.ts'
import { isNationalId, limits, rule } from '#contract/rules.ts'
import { looseBoolean, optionalId, personName } from '#contract/rule-checks.ts'
import { upperSurname } from '#contract/turkish-text.ts'

const optionalText = z._default(z.string().check(z.trim(), z.maxLength(50, rule.maxLength)), '')

/** Fields of every passenger, and all that is asked of those whose identity is not. */
export const nameFields = { name: personName, surname: personName }

/** Fields of every passenger whose identity is asked for. Which of them are required the failures below say. */
export const identityFields = {
  ...nameFields,
  foregein_citizen: z._default(looseBoolean, false),
  citizen_number: optionalText,
  gender: z.enum(['F', 'M'], rule.required),
  nationality: optionalId,
  passport: optionalText,
  passport_expiry_date: z._default(z.string(), ''),
}
const Identity = z.object(identityFields)
export type PassengerIdentity = z.infer<typeof Identity>
/** A passenger whose identity may not have been asked for. */
export type NamedPassenger = Pick<PassengerIdentity, 'name' | 'surname'> & Partial<PassengerIdentity>

/** A passenger with the surname in upper case, as tickets have it. What was typed stays in the form. */
export const withSurnameCase = <Passenger extends Pick<NamedPassenger, 'surname' | 'foregein_citizen'>>(
  passenger: Passenger,
): Passenger => ({ ...passenger, surname: upperSurname(passenger.surname, passenger.foregein_citizen ?? false) })

/** When a passport is asked for, and on which plain dates it may run out. */
export interface PassportRule {
  asked: 'of-foreigners' | 'of-everybody'
  mayExpireOn(day: string): boolean
}

/** A field's text; what is not text fails by the field's own check, so here it counts as empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The passengers of a form whose fields may be missing or unchecked. */
export function givenPassengers<Passenger extends PassengerIdentity>(value: unknown): Partial<Passenger>[] {
  const given: unknown[] = Array.isArray(value) ? value : []
  return given.map((passenger): Partial<Passenger> => (typeof passenger === 'object' && passenger ? passenger : {}))
}

const hasPassport = ({ foregein_citizen }: Partial<PassengerIdentity>, { asked }: PassportRule) =>
  foregein_citizen === true || asked === 'of-everybody'

/** Every failing rule of one passenger as [field, rule code], beyond what each field's own check says. */
export function identityFailures(
  passenger: Partial<PassengerIdentity>,
  passportRule: PassportRule,
): [string, string][] {
  const failures: [string, string][] = []
  const foreign = passenger.foregein_citizen === true
  const [id, passport, expiry] = [
    textOf(passenger.citizen_number),
    textOf(passenger.passport),
    textOf(passenger.passport_expiry_date),
  ]
  if (!foreign && id === '') failures.push(['citizen_number', rule.required])
  else if (!foreign && !isNationalId(id)) failures.push(['citizen_number', rule.nationalId])
  if (!hasPassport(passenger, passportRule)) return failures
  if (foreign && (passenger.nationality ?? null) === null) failures.push(['nationality', rule.required])
  if (passport === '') failures.push(['passport', rule.required])
  else if (passport.length < limits.passportMin) failures.push(['passport', rule.minLength(limits.passportMin)])
  if (expiry === '') failures.push(['passport_expiry_date', rule.required])
  else if (!isPlainDate(expiry) || !passportRule.mayExpireOn(expiry)) failures.push(['passport_expiry_date', rule.date])
  return failures
}

/** National IDs and passports that an earlier passenger already has, as [passenger index, field]. */
export function repeatedIdentities(
  passengers: readonly Partial<PassengerIdentity>[],
  passportRule: PassportRule,
): [number, string][] {
  const repeated: [number, string][] = []
  const seen = new Set<string>()
  const look = (index: number, field: string, given: unknown) => {
    const value = textOf(given)
    if (value === '') return
    const key = `${field} ${value.toLowerCase()}`
    if (seen.has(key)) repeated.push([index, field])
    seen.add(key)
  }
  for (const [index, passenger] of passengers.entries()) {
    if (passenger.foregein_citizen !== true) look(index, 'citizen_number', passenger.citizen_number)
    if (hasPassport(passenger, passportRule)) look(index, 'passport', passenger.passport)
  }
  return repeated
}
