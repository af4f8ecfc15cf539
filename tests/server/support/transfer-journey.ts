/** Runs the steps of a transfer purchase through the gateway's API. */
import { SelectReply } from '#contract/booking.ts'
import { TransferBooking } from '#contract/transfer-booking.ts'
import { type TransferItem, TransferResults } from '#contract/transfer-results.ts'
import { TransferMoveReply } from '#contract/transfer-move.ts'
import { TransferSearchReply } from '#contract/transfer-search.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { fromHere, remembered, type Client, type Headers } from '#tests/server/support/clients.ts'
import { payer } from '#tests/support/payer.ts'
import { keyOf, purchaseCalls, resetPurchases } from '#tests/server/support/purchase-calls.ts'

/** Resets the supplier, and deletes the bookings with all rows that belong to them, and the e-mails. */
export async function resetTransfers(gateway: TestGateway): Promise<void> {
  Object.assign(gateway.transfers, { ridePrice: 120_000, units: 6, elsewhere: 0, feePercent: 50 })
  await resetPurchases(gateway, 'transfer')
}

/** IDs of Antalya Airport, of two places near it, and of Kars, to which no transfer from that airport is sold. */
export const places = { antalya: 14213, belek: 207001, kemer: 207008, kars: 136000 }

/**
 * Returns a search form for transfers of two people from Antalya Airport to Belek on the date in ten days; `changes`
 * override its fields.
 */
export const transferForm = (changes: Record<string, unknown> = {}) => ({
  departure_location_id: places.antalya,
  arrival_location_id: places.belek,
  departure_date: '2026-12-11',
  departure_pickup_time: '10:00',
  return_date: null,
  return_pickup_time: null,
  travel_type: 'OW',
  passenger_count: 2,
  baggage_count: 2,
  ...changes,
})

export const bothWays = { travel_type: 'RT', return_date: '2026-12-14', return_pickup_time: '12:30' }

const searchPath = '/api/transfer/gateway/search/'

export async function searchTransfers(gateway: Client, changes: Record<string, unknown> = {}, headers?: Headers) {
  return TransferSearchReply.parse(await gateway.json('POST', searchPath, transferForm(changes), headers))
}

export async function transferResults(gateway: Client, session: string, headers?: Headers) {
  const body = { session_unique: session }
  return TransferResults.parse(await gateway.json('POST', searchPath, body, fromHere(headers, session)))
}

export const isPrivate = ({ information }: TransferItem) => information.transfer_type_code === 2
export const isShared = ({ information }: TransferItem) => information.transfer_type_code === 1

/** Searches; returns the session key and one of the results, by default the first private vehicle. */
export async function foundTransfer(
  gateway: Client,
  changes: Record<string, unknown> = {},
  headers?: Headers,
  wanted: (item: TransferItem) => boolean = isPrivate,
) {
  const { session_unique: session, form_data: data } = await searchTransfers(gateway, changes, headers)
  const { search } = await transferResults(gateway, session, headers)
  const item = search.find(wanted)
  if (!item) throw new Error('no such vehicle')
  return { session, data, items: search, item }
}

export async function selectTransfer(
  gateway: Client,
  session: string,
  productId: string,
  headers?: Headers,
  changes: Record<string, unknown> = {},
) {
  const body = { product_id: productId, session_unique: session, ...changes }
  const path = '/api/transfer/gateway/search/select/'
  return remembered(SelectReply.parse(await gateway.json('POST', path, body, fromHere(headers, session))), session)
}

/** Selects a vehicle; returns the key of the unpaid booking. */
export async function heldTransfer(
  gateway: Client,
  changes: Record<string, unknown> = {},
  headers?: Headers,
  wanted?: (item: TransferItem) => boolean,
): Promise<string> {
  const { session, item } = await foundTransfer(gateway, changes, headers, wanted)
  return keyOf(await selectTransfer(gateway, session, item.product_id, headers))
}

/** Returns a valid payment form with a card; `changes` override its fields. */
export const transferPayment = (key: string, changes: Record<string, unknown> = {}) => ({
  session_unique: key,
  payment_type: 1,
  passengers: [
    { name: 'Deniz', surname: 'Öztürk' },
    { name: 'Yolcu 2', surname: '' },
  ],
  transfer: { flight_number: 'TK2412', airline_code: 'RIX', note: 'Bebek arabamız var.' },
  ...payer,
  ...changes,
})

const noCard = { payment_type: 2, card_owner: '', card_number: '', card_expiry: '', card_cvc: '' }
export const preBooking = (key: string, changes: Record<string, unknown> = {}) =>
  transferPayment(key, { ...noCard, ...changes })

export const {
  send: sendTransfer,
  pay: payTransfer,
  before: beforeTransfer,
  info: transferInfo,
  cancel: cancelTransfer,
  payAtBank: payFormAtBank,
} = purchaseCalls('transfer')

export async function transferBooking(gateway: Client, key: string, headers?: Headers) {
  const reply = await gateway.json('GET', `/api/transfer/booking/${key}/`, undefined, fromHere(headers, key))
  return TransferBooking.parse(reply)
}

/** Pays a selected booking with a card and returns from the bank. */
export const payAtBank = (
  gateway: Client,
  key: string,
  changes: Record<string, unknown> = {},
  headers?: Headers,
): Promise<void> => payFormAtBank(gateway, transferPayment(key, changes), headers)

/**
 * Buys a transfer; returns the key of the ticketed booking. `changes` override the payment form, `search` the search
 * form.
 */
export async function ticketedTransfer(
  gateway: Client,
  changes: Record<string, unknown> = {},
  headers?: Headers,
  search: Record<string, unknown> = {},
): Promise<string> {
  const key = await heldTransfer(gateway, search, headers)
  await payAtBank(gateway, key, changes, headers)
  return key
}

/** Reserves a transfer to be paid later; returns the key of the booking. */
export async function reservedTransfer(
  gateway: Client,
  changes: Record<string, unknown> = {},
  headers?: Headers,
  search: Record<string, unknown> = {},
): Promise<string> {
  const key = await heldTransfer(gateway, search, headers)
  const reply = await payTransfer(gateway, preBooking(key, changes), headers)
  if (!reply.status) throw new Error(`not reserved: ${reply.message}`)
  return key
}

/** Pick-up in the afternoon of the day after that of `transferForm`. */
export const movedPickUps = { departure_date: '2026-12-12', departure_pickup_time: '15:30' }

/**
 * Requests new pick-ups, by default `movedPickUps`. The gateway replies with a quote unless `changes` confirm the
 * change.
 */
export const sendMove = (gateway: Client, key: string, changes: object = {}, headers?: Headers): Promise<Response> =>
  gateway.request('POST', `/api/transfer/booking/${key}/move/`, { ...movedPickUps, ...changes }, fromHere(headers, key))

export async function moveTransfer(gateway: Client, key: string, changes: object = {}, headers?: Headers) {
  const path = `/api/transfer/booking/${key}/move/`
  const form = { ...movedPickUps, ...changes }
  return TransferMoveReply.parse(await gateway.json('POST', path, form, fromHere(headers, key)))
}
