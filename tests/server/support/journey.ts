/** The steps of a purchase, through the real calls. */
import * as z from 'zod/mini'
import { BeforePayment, BookingInfo, SelectReply, SendPayment } from '#contract/booking.ts'
import { FlightBooking } from '#contract/flight-booking.ts'
import { FlightResults, ReturnItemsReply } from '#contract/flight-results.ts'
import { FlightSearchReply } from '#contract/flight-search.ts'
import { airports } from '#tests/server/support/fixed-supply.ts'
import { origin, type TestGateway } from '#tests/server/support/gateway.ts'

/** A gateway to which tests send requests: in memory, or a process. */
export type Client = Pick<TestGateway, 'app' | 'request' | 'json'>

export type Headers = Record<string, string>

/** The headers of a device. */
export const device = (id: string): Headers => ({ 'X-Device-Id': id })

/** Keys of bookings by the session of their search. */
const searchOf = new Map<string, string>()

/** `headers` with the device ID of a search, unless they contain one; each search has its own device. */
export const fromHere = (headers: Headers = {}, session = 'of-tests'): Headers => ({
  ...device(`device-${(searchOf.get(session) ?? session).replaceAll('_', '-')}`),
  ...headers,
})

/** Remembers a selection's booking, whose later requests come from the device of its search; returns the reply. */
export function remembered(reply: SelectReply, session: string): SelectReply {
  if (reply.session_unique) searchOf.set(reply.session_unique, session)
  return reply
}

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

export async function beforePayment(gateway: Client, session: string) {
  const reply = await gateway.json('GET', `/api/flight/gateway/payment/?session_unique=${session}`)
  return BeforePayment.parse(reply).before_payment
}

export async function booking(gateway: Client, session: string, headers?: Headers) {
  return FlightBooking.parse(
    await gateway.json('GET', `/api/flight/booking/${session}/`, undefined, fromHere(headers, session)),
  )
}

export async function info(gateway: Client, session: string) {
  return BookingInfo.parse(await gateway.json('GET', `/api/flight/booking/info/${session}/`))
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

/** The booking's key in a payment form; empty if it has none. */
export const keyIn = (form: object): string => ('session_unique' in form ? String(form.session_unique) : '')

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

export async function pay(gateway: Client, session: string, changes: Record<string, unknown> = {}, headers?: Headers) {
  const reply = await gateway.json('POST', '/api/flight/gateway/payment/', paymentForm(session, changes), headers)
  return SendPayment.parse(reply).send_payment
}

const formPost = (body: Record<string, string>, headers: Headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(body).toString(),
})

const hidden = (page: string, name: string) => new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page)?.[1] ?? ''

/** The fields that the bank's page would post to the gateway; undefined while it asks for the code. */
export async function atBank(
  gateway: Client,
  payUrl: string,
  form: Record<string, string> = { code: '123456', action: 'approve' },
) {
  const response = await gateway.app.request(new URL(payUrl, origin).pathname, formPost(form))
  const page = await response.text()
  const reference = hidden(page, 'reference')
  return reference === '' ? undefined : { reference, token: hidden(page, 'token') }
}

/** Posts the bank's return; returns the target of its redirect. */
export async function comeBack(gateway: Client, posted: Record<string, string>, headers?: Headers): Promise<Response> {
  return gateway.app.request('/payment/return/', formPost(posted, headers))
}

/** Enters the code on the bank's page and posts its return to the gateway. */
export async function finishAtBank(gateway: Client, payUrl: string, form?: Record<string, string>): Promise<Response> {
  const posted = await atBank(gateway, payUrl, form)
  if (!posted) throw new Error('The bank still waits for the code')
  return comeBack(gateway, posted)
}

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
