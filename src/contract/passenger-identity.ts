/**
 * Fields and rules for the identity of a traveller on a payment form (docs/product/booking.md#payment). Citizens give
 * a national ID, foreigners nationality and passport. Products add their own fields and decide whether citizens need a
 * passport, too.
 */
import * as z from 'zod/mini'
import { isPlainDate } from '#contract/calendar-date.ts'
import { isNationalId, limits, rule, withoutSeparators } from '#contract/rules.ts'
import { looseBoolean, optionalId, personName } from '#contract/rule-schemas.ts'
import { upperSurname } from '#contract/turkish-text.ts'

const optionalText = z._default(z.string().check(z.trim(), z.maxLength(50, rule.maxLength)), '')
const citizenNumber = z._default(z.string().check(z.overwrite(withoutSeparators), z.maxLength(50, rule.maxLength)), '')

/** Name fields that every product requires of a passenger; some products require nothing else. */
export const nameFields = { name: personName, surname: personName }

/** Identity fields of a passenger; `identityFailures` decides which are required. */
export const identityFields = {
  ...nameFields,
  foregein_citizen: z._default(looseBoolean, false),
  citizen_number: citizenNumber,
  gender: z.enum(['F', 'M'], rule.required),
  nationality: optionalId,
  passport: optionalText,
  passport_expiry_date: z._default(z.string(), ''),
}
const Identity = z.object(identityFields)
export type PassengerIdentity = z.infer<typeof Identity>
/** A passenger whose identity fields are optional, because some products require only the name. */
export type NamedPassenger = Pick<PassengerIdentity, 'name' | 'surname'> & Partial<PassengerIdentity>

/** Returns the passenger with the surname in upper case, as printed on tickets. The form still shows what was typed. */
export const withSurnameCase = <Passenger extends Pick<PassengerIdentity, 'surname' | 'foregein_citizen'>>(
  passenger: Passenger,
): Passenger => ({ ...passenger, surname: upperSurname(passenger.surname, passenger.foregein_citizen) })

/**
 * Returns the schema of a passenger of whom only the name is asked. The surname becomes upper case, as printed on
 * tickets. Because the form does not ask whether the passenger is a Turkish citizen, the language of the request
 * decides: Turkish rules in Turkish, otherwise Unicode's default rules.
 */
export const namedPassenger = (language: string) =>
  z.pipe(
    z.object(nameFields),
    z.transform((passenger) => ({ ...passenger, surname: upperSurname(passenger.surname, language !== 'tr') })),
  )

/**
 * The passport rule of a product: who needs a passport, and until which plain date it must be valid at least.
 */
export interface PassportRule {
  asked: 'of-foreigners' | 'of-everybody'
  validUntil: string
}

/**
 * Returns the value of a form field if it is a string, otherwise ''. The field's own schema reports a value of a wrong
 * type.
 */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns the passengers of a form; their fields may be missing or not validated. */
export function givenPassengers<Passenger extends PassengerIdentity>(value: unknown): Partial<Passenger>[] {
  const given: unknown[] = Array.isArray(value) ? value : []
  return given.map((passenger): Partial<Passenger> => (typeof passenger === 'object' && passenger ? passenger : {}))
}

const hasPassport = ({ foregein_citizen }: Partial<PassengerIdentity>, { asked }: PassportRule) =>
  foregein_citizen === true || asked === 'of-everybody'

/**
 * Returns the failed rules for the identity of one traveller, as [field, rule code]. Rules in the schemas of single
 * fields are not checked here.
 */
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
  else if (!isPlainDate(expiry)) failures.push(['passport_expiry_date', rule.date])
  else if (expiry < passportRule.validUntil)
    failures.push(['passport_expiry_date', rule.passportUntil(passportRule.validUntil)])
  return failures
}

/** Returns the national IDs and passports that repeat those of an earlier passenger, as [passenger index, field]. */
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
