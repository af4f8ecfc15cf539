/**
 * Converts the body of POST payment to nested objects and parses these with the schema of a product. Also computes the
 * hash of a payment request, without the data of the payment card.
 */
import type * as z from 'zod/mini'
import { bracketKeys, nestKeys } from '#contract/bracketed-keys.ts'
import type { NamedPassenger, PassengerIdentity } from '#contract/passenger-identity.ts'
import { payerForm, type PaymentFields } from '#contract/payment-form.ts'
import { rule } from '#contract/rules.ts'
import { ApiFailure, type ErrorFields } from '#server/http/api-error.ts'
import type { CheckedPayment, NewPassenger } from '#server/parts/product.ts'
import { countryCode, countryId } from '#server/content/countries.ts'
import { ruleMessage } from '#server/text/messages.ts'
import { fieldName, parseForm } from '#server/http/parse-form.ts'
import { sha256 } from '#server/db/random-token.ts'

/** Field names of the payment form in the order of the page, with the fields of a passenger and of the billing data. */
// oxfmt-ignore
const formOrder = [
  'session_unique', 'payment_type', 'email', 'phone_code', 'phone',
  'passengers', 'pax_type', 'name', 'surname', 'foregein_citizen', 'citizen_number', 'birth_date', 'gender', 'nationality',
  'passport', 'passport_expiry_date', 'arrival_date',
  'card_owner', 'card_number', 'card_expiry', 'card_cvc',
  'has_invoice', 'bill', 'bill_type', 'billing_name', 'tax_office', 'tax_number', 'city', 'district', 'zip_code', 'address',
  'selected_coupon', 'used_money_point', 'shown_total', 'condition',
]

/**
 * Returns the body as nested objects. A client may send nested fields as objects, or with keys such as `bill[city]`.
 */
export function nestedBody(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? nestKeys({ ...body }) : {}
}

/** Drops the billing fields of a form without an invoice, so that they are not validated. */
function withoutIdleBill({ bill, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const wanted = [true, 'true', 'on', 1, '1'].some((yes) => yes === rest['has_invoice'])
  return wanted && bill !== undefined ? { ...rest, bill } : rest
}

/**
 * Returns the validated form. Throws a 400 with the messages of every field that breaks the schema. If no field does,
 * throws a 400 with a message for each passenger's country that is not accepted. `allows` says whether a passenger's
 * country (ISO code) is accepted; unknown countries are always rejected.
 */
export function parsePaymentForm<Form extends PaymentFields & { passengers: NamedPassenger[] }>(
  schema: z.ZodMiniType<Form>,
  body: Record<string, unknown>,
  language: string,
  allows: (country: string, passenger: Form['passengers'][number]) => boolean = () => true,
): Form {
  const form = parseForm(schema, withoutIdleBill(body), formOrder, language)
  const fields: ErrorFields = {}
  for (const [index, passenger] of form.passengers.entries()) {
    if (passenger.nationality === null || passenger.nationality === undefined) continue
    const country = countryCode(passenger.nationality)
    if (country === undefined || !allows(country, passenger))
      fields[fieldName(['passengers', index, 'nationality'])] = [ruleMessage(rule.invalid, language) ?? '']
  }
  if (Object.keys(fields).length > 0) throw new ApiFailure(400, fields)
  return form
}

/**
 * Returns the validated form of a payment for a reserved booking, with an empty list of passengers. This form has no
 * passengers, because they were stored when the booking was reserved.
 */
export function parsePayer(body: Record<string, unknown>, language: string, today: string): CheckedPayment {
  return { form: parseForm(payerForm(today), withoutIdleBill(body), formOrder, language), passengers: [] }
}

/** A passenger who is not marked as a foreigner is a Turkish citizen (docs/product/flights.md#payment-of-flights). */
const turkey = countryId('TR')

/**
 * Returns the identity fields of a passenger that the database keeps. Numbers and expiry dates of identity documents
 * that the form did not ask for are dropped.
 */
export function storedIdentity(passenger: PassengerIdentity, needsPassport: boolean) {
  const { name, surname, gender, foregein_citizen: foreign } = passenger
  return {
    name,
    surname,
    gender,
    foreignCitizen: foreign,
    citizenNumber: foreign ? '' : passenger.citizen_number,
    nationalityId: passenger.nationality ?? (foreign ? null : turkey),
    passport: needsPassport ? passenger.passport : '',
    passportExpiry: needsPassport ? passenger.passport_expiry_date : null,
  } satisfies Partial<NewPassenger>
}

/**
 * Returns the fingerprint of a payment request, by which a repeated request is recognised. It is a hash of the user's
 * ID and all form fields except those of the payment card. The order of the fields does not matter.
 */
export function requestHash(form: PaymentFields, userId: number | undefined): string {
  const { card_number: _number, card_cvc: _cvc, card_expiry: _expiry, card_owner: _owner, ...rest } = form
  const { bill, ...others } = rest
  const fields = Object.entries(bracketKeys(bill ? { ...others, bill } : others)).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return sha256(JSON.stringify([userId ?? null, fields]))
}
