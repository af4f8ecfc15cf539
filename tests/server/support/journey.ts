/** The steps of a flight's purchase, through the real calls. */
import * as z from 'zod/mini'
import { SelectReply } from '#contract/booking.ts'
import { FlightBooking } from '#contract/flight-booking.ts'
import { FlightResults, ReturnItemsReply } from '#contract/flight-results.ts'
import { FlightSearchReply } from '#contract/flight-search.ts'
import { airports } from '#tests/server/support/fixed-supply.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { fromHere, remembered, type Client, type Headers } from '#tests/server/support/clients.ts'
import { fromNowhere, purchaseCalls } from '#tests/server/support/purchase-calls.ts'

const sessionIn = (productId = '') => productId.split('.')[0] ?? ''

/** The key of the booking that a selection made. */
export function keyOf(reply: SelectReply): string {
  if (!reply.session_unique) throw new Error(`not selected: ${reply.message}`)
  return reply.session_unique
}

/** A one-way search form for one adult, with overrides. */
export const searchForm = (changes: Record<string, unknown> = {}) => ({
  departure_airport: airports.ist.id,
  arrival_airport: airports.esb.id,
  departure_date: '2026-12-10',
  return_date: null,
  fly_type: 'OW',
  adult_count: 1,
  child_count: 0,
  senior_count: 0,
  infant_count: 0,
  flight_class: 'economy',
  direct_flights_only: false,
  ...changes,
})

export const roundTrip = { fly_type: 'RT', return_date: '2026-12-14' }

export async function search(gateway: Client, changes: Record<string, unknown> = {}, headers?: Headers) {
  return FlightSearchReply.parse(
    await gateway.json('POST', '/api/flight/gateway/search/', searchForm(changes), headers),
  )
}

export async function results(gateway: Client, sessionUnique: string, headers?: Headers) {
  return FlightResults.parse(
    await gateway.json(
      'GET',
      `/api/flight/gateway/search/?session_unique=${sessionUnique}`,
      undefined,
      fromHere(headers, sessionUnique),
    ),
  )
}

export async function returns(gateway: Client, productId: string) {
  const body = { product_ids: [productId], alternative_prices: [] }
  return ReturnItemsReply.parse(
    await gateway.json('POST', '/api/flight/gateway/search/return_items/', body, fromHere({}, sessionIn(productId))),
  )
}

export async function select(gateway: Client, productIds: string[], fares: string[] = [], headers?: Headers) {
  const body = { product_ids: productIds, alternative_prices: fares }
  const session = sessionIn(productIds[0])
  const from = fromHere(headers, session)
  const reply = await gateway.json('POST', '/api/flight/gateway/search/select/', body, from)
  return remembered(SelectReply.parse(reply), session)
}

/** Searches and selects the first result; returns the session of the search and the key of the booking. */
export async function selection(gateway: Client, changes: Record<string, unknown> = {}, headers?: Headers) {
  const { session_unique: session } = await search(gateway, changes, headers)
  const [first] = (await results(gateway, session)).search
  return { session, key: keyOf(await select(gateway, [first?.product_id ?? ''], [], headers)) }
}

/** Searches and selects the first result; returns the key of the booking. */
export async function selected(
  gateway: Client,
  changes: Record<string, unknown> = {},
  headers?: Headers,
): Promise<string> {
  return (await selection(gateway, changes, headers)).key
}

export async function booking(gateway: Client, session: string, headers?: Headers) {
  return FlightBooking.parse(
    await gateway.json('GET', `/api/flight/booking/${session}/`, undefined, fromHere(headers, session)),
  )
}

export const cards = {
  approved: '5528 7900 0000 0008',
  declined: '4111 1111 1111 1129',
  failed: '4151 1111 1111 1393',
  slow: '4766 6200 0000 0001',
  late: '5890 0400 0000 0016',
}

/** Contact, card and consent of a payment form. */
export const payer = {
  email: 'deniz@example.com',
  phone_code: '90',
  phone: '5321234567',
  card_owner: 'Deniz Öztürk',
  card_number: cards.approved,
  card_expiry: '12/30',
  card_cvc: '123',
  has_invoice: false,
  condition: true,
}

export const adult = {
  pax_type: 'adult',
  name: 'Deniz',
  surname: 'Öztürk',
  foregein_citizen: false,
  citizen_number: '17291716060',
  birth_date: '1990-05-14',
  gender: 'F',
}

/** A valid payment form for one adult, with overrides. */
export const paymentForm = (session: string, changes: Record<string, unknown> = {}) => ({
  session_unique: session,
  passengers: [adult],
  ...payer,
  ...changes,
})

const { pay: payForm, before: beforePayment, info } = purchaseCalls('flight', { from: fromNowhere, asksBy: 'GET' })
export { beforePayment, info }

export const pay = (gateway: Client, session: string, changes: Record<string, unknown> = {}, headers?: Headers) =>
  payForm(gateway, paymentForm(session, changes), headers)

/** The key of a ticketed booking. */
export async function ticketed(
  gateway: Client,
  changes: Record<string, unknown> = {},
  headers?: Headers,
): Promise<string> {
  const session = await selected(gateway, {}, headers)
  await finishAtBank(gateway, (await pay(gateway, session, changes, headers)).pay_url)
  return session
}

/** An error body: field → messages. */
export const errorOf = async (response: Response) =>
  z.record(z.string(), z.array(z.string())).parse(await response.json())
