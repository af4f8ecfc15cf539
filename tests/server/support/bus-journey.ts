/** Runs the steps of a bus purchase through the gateway's API. */
import { SelectReply } from '#contract/booking.ts'
import { BusBooking } from '#contract/bus-booking.ts'
import { BusDetailReply, BusResults, type BusSeat } from '#contract/bus-results.ts'
import { BusSearchReply } from '#contract/bus-search.ts'
import { stations } from '#tests/server/support/fixed-buses.ts'
import { fromNowhere, keyOf, purchaseCalls } from '#tests/server/support/purchase-calls.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { fromHere, remembered, type Client, type Headers } from '#tests/server/support/clients.ts'
import { payer } from '#tests/support/payer.ts'

/** Returns a search form for trips from Esenler to AŞTİ on the date in ten days; `changes` override its fields. */
export const busForm = (changes: Record<string, unknown> = {}) => ({
  departure_station: stations.esenler,
  arrival_station: stations.asti,
  departure_date: '2026-12-11',
  show_route_alternatives: false,
  ...changes,
})

export async function searchBus(gateway: Client, changes: Record<string, unknown> = {}, headers?: Headers) {
  return BusSearchReply.parse(await gateway.json('POST', '/api/bus/gateway/search/', busForm(changes), headers))
}

export async function busResults(gateway: Client, session: string, headers?: Headers) {
  const body = { session_unique: session }
  return BusResults.parse(await gateway.json('POST', '/api/bus/gateway/search/', body, fromHere(headers, session)))
}

export async function busDetail(gateway: Client, session: string, productId: string) {
  const body = { product_id: productId, selected_seats: [], session_unique: session }
  return BusDetailReply.parse(
    await gateway.json('POST', '/api/bus/gateway/search/detail/', body, fromHere({}, session)),
  ).search_item_detail
}

/** Reads the seat with this number from the seat map of a trip. */
export async function seatOf(gateway: Client, session: string, productId: string, seat: number): Promise<BusSeat> {
  const { seat_matrix: rows } = await busDetail(gateway, session, productId)
  const found = rows.flat().find((cell) => cell?.seat === String(seat))
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

export type Seats = readonly (readonly [seat: number, gender: 'F' | 'M'])[]

export async function selectSeats(
  gateway: Client,
  session: string,
  productId: string,
  seats: Seats,
  headers?: Headers,
) {
  const body = {
    product_id: productId,
    selected_seats: seats.map(([seat, gender]) => ({ seat: String(seat), gender })),
    session_unique: session,
  }
  const reply = await gateway.json('POST', '/api/bus/gateway/search/select/', body, fromHere(headers, session))
  return remembered(SelectReply.parse(reply), session)
}

/**
 * Searches buses; returns the session key, the results, and the product ID of the first trip with four seats per row.
 */
export async function foundTrip(gateway: Client, changes: Record<string, unknown> = {}, headers?: Headers) {
  const { session_unique: session } = await searchBus(gateway, changes, headers)
  const items = (await busResults(gateway, session)).search
  const first = items.find(({ information }) => information.seat_type === '2+2')
  if (!first) throw new Error('no trips')
  return { session, items, product: first.product_id }
}

/**
 * Searches buses, and selects seats of the first trip whose rows have four seats. Returns the key of the unpaid
 * booking.
 */
export async function selectedSeats(
  gateway: Client,
  seats: Seats = [[1, 'F']],
  headers?: Headers,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { session, product } = await foundTrip(gateway, changes, headers)
  return keyOf(await selectSeats(gateway, session, product, seats, headers))
}

const ids = ['17291716060', '10000000146', '10000000214', '10000000382']

export const busPassenger = (gender: 'F' | 'M', index = 0) => ({
  gender,
  name: gender === 'F' ? 'Deniz' : 'Kerem',
  surname: 'Öztürk',
  foregein_citizen: false,
  citizen_number: ids[index] ?? '',
})

/** Returns a valid payment form for passengers of these genders; `changes` override its fields. */
export const busPaymentForm = (
  session: string,
  genders: readonly ('F' | 'M')[] = ['F'],
  changes: Record<string, unknown> = {},
) => ({
  session_unique: session,
  passengers: genders.map(busPassenger),
  ...payer,
  ...changes,
})

const {
  pay: payForm,
  before: beforeBusPayment,
  info: busInfo,
  cancel: cancelBus,
} = purchaseCalls('bus', { from: fromNowhere })
export { beforeBusPayment, busInfo, cancelBus }

export const payBus = (
  gateway: Client,
  session: string,
  genders: readonly ('F' | 'M')[] = ['F'],
  changes: Record<string, unknown> = {},
  headers?: Headers,
) => payForm(gateway, busPaymentForm(session, genders, changes), headers)

export async function busBooking(gateway: Client, session: string, headers?: Headers) {
  return BusBooking.parse(
    await gateway.json('GET', `/api/bus/booking/${session}/`, undefined, fromHere(headers, session)),
  )
}

/**
 * Buys a bus ticket; returns the key of the ticketed booking. `changes` override the payment form, `search` the search
 * form.
 */
export async function ticketedBus(
  gateway: Client,
  seats: Seats = [[1, 'F']],
  changes: Record<string, unknown> = {},
  headers?: Headers,
  search: Record<string, unknown> = {},
): Promise<string> {
  const session = await selectedSeats(gateway, seats, headers, search)
  const genders = seats.map(([, gender]) => gender)
  await finishAtBank(gateway, (await payBus(gateway, session, genders, changes, headers)).pay_url)
  return session
}
