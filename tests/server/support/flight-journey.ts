/** Runs the steps of a flight's purchase through the gateway's API. */
import { SelectReply } from '#contract/booking.ts'
import { FlightBooking } from '#contract/flight-booking.ts'
import { FlightResults, ReturnItemsReply } from '#contract/flight-results.ts'
import { FlightSearchReply } from '#contract/flight-search.ts'
import { airports } from '#tests/server/support/fixed-flights.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { fromHere, remembered, type Client, type Headers } from '#tests/server/support/clients.ts'
import { fromNowhere, keyOf, purchaseCalls } from '#tests/server/support/purchase-calls.ts'
import { payer } from '#tests/support/payer.ts'

const sessionIn = (productId = '') => productId.split('.')[0] ?? ''

/** Returns a one-way search form for one adult; `changes` override its fields. */
export const flightForm = (changes: Record<string, unknown> = {}) => ({
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

export async function searchFlights(gateway: Client, changes: Record<string, unknown> = {}, headers?: Headers) {
  return FlightSearchReply.parse(
    await gateway.json('POST', '/api/flight/gateway/search/', flightForm(changes), headers),
  )
}

export async function flightResults(gateway: Client, sessionUnique: string, headers?: Headers) {
  return FlightResults.parse(
    await gateway.json(
      'GET',
      `/api/flight/gateway/search/?session_unique=${sessionUnique}`,
      undefined,
      fromHere(headers, sessionUnique),
    ),
  )
}

export async function flightReturns(gateway: Client, productId: string) {
  const body = { product_ids: [productId], alternative_prices: [] }
  return ReturnItemsReply.parse(
    await gateway.json('POST', '/api/flight/gateway/search/return_items/', body, fromHere({}, sessionIn(productId))),
  )
}

export async function selectFlight(gateway: Client, productIds: string[], fares: string[] = [], headers?: Headers) {
  const body = { product_ids: productIds, alternative_prices: fares }
  const session = sessionIn(productIds[0])
  const from = fromHere(headers, session)
  const reply = await gateway.json('POST', '/api/flight/gateway/search/select/', body, from)
  return remembered(SelectReply.parse(reply), session)
}

/** Searches and selects the first result; returns the key of the search session and the key of the booking. */
export async function flightSelection(gateway: Client, changes: Record<string, unknown> = {}, headers?: Headers) {
  const { session_unique: session } = await searchFlights(gateway, changes, headers)
  const [first] = (await flightResults(gateway, session)).search
  return { session, key: keyOf(await selectFlight(gateway, [first?.product_id ?? ''], [], headers)) }
}

/** Searches and selects the first result; returns the key of the booking. */
export async function heldFlight(
  gateway: Client,
  changes: Record<string, unknown> = {},
  headers?: Headers,
): Promise<string> {
  return (await flightSelection(gateway, changes, headers)).key
}

export async function flightBooking(gateway: Client, session: string, headers?: Headers) {
  return FlightBooking.parse(
    await gateway.json('GET', `/api/flight/booking/${session}/`, undefined, fromHere(headers, session)),
  )
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

/** Returns a valid payment form for one adult; `changes` override its fields. */
export const flightPayment = (session: string, changes: Record<string, unknown> = {}) => ({
  session_unique: session,
  passengers: [adult],
  ...payer,
  ...changes,
})

const {
  pay: payForm,
  before: beforeFlight,
  info: flightInfo,
} = purchaseCalls('flight', { from: fromNowhere, asksBy: 'GET' })
export { beforeFlight, flightInfo }

export const payFlight = (gateway: Client, session: string, changes: Record<string, unknown> = {}, headers?: Headers) =>
  payForm(gateway, flightPayment(session, changes), headers)

/** Buys a flight ticket; returns the key of the ticketed booking. */
export async function ticketedFlight(
  gateway: Client,
  changes: Record<string, unknown> = {},
  headers?: Headers,
): Promise<string> {
  const session = await heldFlight(gateway, {}, headers)
  await finishAtBank(gateway, (await payFlight(gateway, session, changes, headers)).pay_url)
  return session
}
