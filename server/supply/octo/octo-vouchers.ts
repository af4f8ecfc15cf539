/** Reads the codes and files by which an OCTO server's organiser admits travellers (docs/decisions/0036-octo.md). */
import * as z from 'zod/mini'
import { Voucher } from '#contract/voucher.ts'
import { travellerPositions } from '#server/supply/octo/octo-keys.ts'
import type { OctoBooking, OctoDelivery } from '#server/supply/octo/octo-schemas.ts'

/** Maximum number of vouchers: four formats for each of eight travellers, and four for the party. */
const most = 36

const readable = (options: readonly OctoDelivery[], traveller: number | null): Voucher[] =>
  options.flatMap(({ deliveryFormat: format, deliveryValue: value }) => {
    const { data } = z.safeParse(Voucher, { format, value, traveller })
    return data ?? []
  })

/**
 * Whether the OCTO server has yet to deliver vouchers: the booking names the delivery method VOUCHER or TICKET, but
 * contains no code and no file for the named methods so far.
 */
function announces({ deliveryMethods: methods, voucher, unitItems }: OctoBooking): boolean {
  const named = [
    ...(methods.includes('VOUCHER') ? [voucher] : []),
    ...(methods.includes('TICKET') ? unitItems.map(({ ticket }) => ticket) : []),
  ]
  return named.length > 0 && named.every((one) => (one?.deliveryOptions ?? []).length === 0)
}

/**
 * Returns the vouchers of a confirmed booking; empty if the OCTO server has yet to deliver them, null if there are
 * none.
 */
export function vouchersOf(booking: OctoBooking): Voucher[] | null {
  if (booking.status !== 'CONFIRMED' && booking.status !== 'REDEEMED') return null
  const vouchers = readVouchers(booking)
  return vouchers.length > 0 || announces(booking) ? vouchers : null
}

/**
 * Returns the vouchers that the app can show: the booking's voucher, then the tickets in the order of the travellers.
 * If the OCTO server names the booking's delivery methods, the voucher is left out unless 'VOUCHER' is one of them, and
 * the tickets are left out unless 'TICKET' is one of them.
 */
function readVouchers(booking: OctoBooking): Voucher[] {
  const { deliveryMethods: methods, voucher, unitItems } = booking
  const delivers = (method: string) => methods.length === 0 || methods.includes(method)
  const forParty = delivers('VOUCHER') ? readable(voucher?.deliveryOptions ?? [], null) : []
  if (!delivers('TICKET')) return forParty.slice(0, most)
  const forEach = travellerPositions(booking)
    .map((position, index) => ({ position, ticket: unitItems[index]?.ticket }))
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ ticket, position }) => readable(ticket?.deliveryOptions ?? [], position))
  return [...forParty, ...forEach].slice(0, most)
}
