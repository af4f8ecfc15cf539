/** Finds the codes of a booked activity that its organiser scans at the entrance. */
import { ownerOf } from '#activity/booking/voucher-owner.ts'
import type { TicketCodes } from '#booking/ticket/ticket-codes.ts'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { drawnCodesOf } from '#contract/voucher.ts'

/**
 * Returns one entry for each code that the organiser of a booked activity issued. Without such codes, returns one entry
 * with the organiser's booking number. Without this number either, returns one entry with the PNR, unless the organiser
 * has issued files or will send vouchers later. In this case, returns an empty list, because the organiser admits
 * travellers with these files or vouchers and does not know the PNR.
 */
export function codesToScan(
  booking: ActivityBooking,
  start: string,
  unnamed: (place: number) => string,
): TicketCodes['journeys'] {
  const { activity, info, organiser_reference: organiserReference, vouchers, vouchers_to_come: toCome } = booking
  const journey = { route: activity.name, start, pnr: info.pnr_code }
  const codes = drawnCodesOf(vouchers)
  if (codes.length === 0 && organiserReference !== null) return [{ ...journey, pnr: null, organiserReference }]
  if (codes.length === 0) return vouchers.length > 0 || toCome ? [] : [journey]
  return codes.map((entry) => {
    const name = ownerOf(entry, booking, unnamed)
    return { ...journey, ...(name && { route: name, start: `${activity.name}, ${start}` }), entry }
  })
}
