/** Runs the steps of a van booking through the gateway's API. */
import { BeforePayment, BookingInfo, CheckPnrReply, SelectReply, SendPayment } from '#contract/booking.ts'
import { CancelReply } from '#contract/cancelling.ts'
import * as z from 'zod/mini'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { device, type Client, type Headers } from '#tests/server/support/clients.ts'
import { cards, payerCard, payerContact } from '#tests/support/payer.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'
import { VanBooking } from '#tests/server/support/van-product.ts'

export const mine = device('device-of-mine')

export async function searchVans(gateway: Client, day = '2026-12-10'): Promise<string> {
  const reply = await gateway.json('POST', '/api/van/gateway/search/', { day })
  return z.object({ session_unique: z.string() }).parse(reply).session_unique
}

export async function selectVan(gateway: Client, session: string, headers: Headers = mine, vans = 1) {
  return SelectReply.parse(
    await gateway.json('POST', '/api/van/gateway/search/select/', { van_session: session, vans }, headers),
  )
}

export const heldVan = async (gateway: Client, headers: Headers = mine, day?: string): Promise<string> =>
  keyOf(await selectVan(gateway, await searchVans(gateway, day), headers))

/** Returns the payment form of a van booking for two people that is paid later; `changes` override its fields. */
export const laterForm = (session: string, changes: Record<string, unknown> = {}) => ({
  session_unique: session,
  payment_type: 2,
  ...payerContact,
  passengers: [
    { name: 'Deniz', surname: 'Öztürk' },
    { name: 'Kerem', surname: 'Öztürk' },
  ],
  has_invoice: false,
  condition: true,
  ...changes,
})

/**
 * Returns an e-mail address for one booking only, for tests that make more reservations than one address is allowed.
 */
export const ownMail = (key: string) => ({ email: `guest-${key}@example.com` })

export const cardForm = (session: string, changes: Record<string, unknown> = {}) =>
  laterForm(session, {
    payment_type: 1,
    ...payerCard,
    ...changes,
  })

export const sendVan = (gateway: Client, form: object, headers: Headers = mine): Promise<Response> =>
  gateway.request('POST', '/api/van/gateway/payment/', form, headers)

export async function payVan(gateway: Client, form: object, headers: Headers = mine) {
  return SendPayment.parse(await gateway.json('POST', '/api/van/gateway/payment/', form, headers)).send_payment
}

/** Reserves a van to be paid later; returns the key of the booking. */
export async function reservedVan(
  gateway: Client,
  headers: Headers = mine,
  day?: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const key = await heldVan(gateway, headers, day)
  const reply = await payVan(gateway, laterForm(key, changes), headers)
  if (!reply.status) throw new Error(`not reserved: ${reply.message}`)
  return key
}

/** Pays a booking with a card and returns from the bank. */
export async function payAtBank(gateway: Client, key: string, card = cards.approved, headers: Headers = mine) {
  const { pay_url: url, message } = await payVan(gateway, cardForm(key, { card_number: card }), headers)
  if (url === '') throw new Error(`no charge: ${message}`)
  return finishAtBank(gateway, url)
}

export const vanBooking = async (gateway: Client, key: string, headers: Headers = mine) =>
  VanBooking.parse(await gateway.json('GET', `/api/van/booking/${key}/`, undefined, headers))

export const vanInfo = async (gateway: Client, key: string) =>
  BookingInfo.parse(await gateway.json('GET', `/api/van/booking/info/${key}/`))

export const beforeVan = async (gateway: Client, key: string) =>
  BeforePayment.parse(await gateway.json('POST', '/api/van/gateway/payment/', { session_unique: key })).before_payment

export const lookUpVan = async (gateway: Client, pnr: string | null, surname = 'Öztürk') =>
  CheckPnrReply.parse(await gateway.json('POST', '/api/van/check-pnr/', { pnr, surname }))

export const cancelVan = (gateway: Client, key: string, body: object, headers: Headers = mine): Promise<Response> =>
  gateway.request('POST', `/api/van/booking/${key}/cancel/`, body, headers)

export const quoteVan = async (gateway: Client, key: string, headers: Headers = mine) =>
  CancelReply.parse(await (await cancelVan(gateway, key, {}, headers)).json())
