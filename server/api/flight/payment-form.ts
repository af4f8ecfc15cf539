/** The body of POST payment: parsed by the contract's rules, and hashed without its card. */
import { flightPaymentForm, type FlightPaymentForm } from '#contract/flight-payment.ts'
import { bracketKeys, nestKeys } from '#contract/bracketed-keys.ts'
import { rule } from '#contract/rules.ts'
import { ApiFailure, type ErrorFields } from '#server/api/api-error.ts'
import { countryCode } from '#server/api/content/countries.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import type { BookingRow } from '#server/api/flight/booking-store.ts'
import { passengerSlots } from '#server/api/flight/booking-view.ts'
import { departureDateOf } from '#server/api/flight/snapshot.ts'
import { ruleMessage } from '#server/api/messages.ts'
import { fieldName, parseForm } from '#server/api/parse-form.ts'
import { sha256 } from '#server/db/random-token.ts'

/** Fields as the payment page shows them; inside lists and the bill the same order holds. */
// oxfmt-ignore
const formOrder = [
  'session_unique', 'email', 'phone_code', 'phone',
  'passengers', 'pax_type', 'name', 'surname', 'foregein_citizen', 'citizen_number', 'birth_date', 'gender', 'nationality',
  'passport', 'passport_expiry_date',
  'card_owner', 'card_number', 'card_expiry', 'card_cvc',
  'has_invoice', 'bill', 'bill_type', 'billing_name', 'tax_office', 'tax_number', 'city', 'district', 'zip_code', 'address',
  'selected_coupon', 'used_money_point', 'shown_total', 'condition',
]

/** The body as nested objects, whichever way its keys were written. */
export function nestedBody(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? nestKeys({ ...body }) : {}
}

/** An empty bill of a form without invoice is left out, so that its rules do not apply. */
function withoutIdleBill({ bill, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const wanted = rest['has_invoice'] === true || ['true', 'on', '1'].includes(String(rest['has_invoice']))
  return wanted && bill !== undefined ? { ...rest, bill } : rest
}

/** The checked form; throws a 400 with the messages of every field that fails. */
export function parsePaymentForm(
  deps: GatewayDeps,
  booking: BookingRow,
  body: unknown,
  language: string,
): FlightPaymentForm {
  const schema = flightPaymentForm({
    passengers: passengerSlots(booking.snapshot).map(({ type, age_from, age_to }) => ({
      pax_type: type,
      age_from,
      age_to,
    })),
    departureDate: departureDateOf(booking.snapshot),
    domestic: booking.snapshot.domestic,
    today: deps.clock.today(),
  })
  const form = parseForm(schema, withoutIdleBill(nestedBody(body)), formOrder, language)
  const fields: ErrorFields = {}
  for (const [index, { nationality }] of form.passengers.entries()) {
    if (nationality !== null && countryCode(nationality) === undefined)
      fields[fieldName(['passengers', index, 'nationality'])] = [ruleMessage(rule.invalid, language) ?? '']
  }
  if (Object.keys(fields).length > 0) throw new ApiFailure(400, fields)
  return form
}

/** What makes two payment requests the same one: every field but the card's, in any order. */
export function requestHash(form: FlightPaymentForm, userId: number | undefined): string {
  const { card_number: _number, card_cvc: _cvc, card_expiry: _expiry, card_owner: _owner, ...rest } = form
  const { bill, ...others } = rest
  const fields = Object.entries(bracketKeys(bill ? { ...others, bill } : others)).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return sha256(JSON.stringify([userId ?? null, fields]))
}
