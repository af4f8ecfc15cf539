import type { ActivityBooking } from '#contract/activity-booking.ts'
import type { Voucher } from '#contract/voucher.ts'

/**
 * Returns the name of the traveller to whom a voucher belongs, or '' for a voucher of the whole party. If the booking
 * has no name for the traveller, returns `unnamed(place)`. `place` is the traveller's number, counted from 1.
 */
export function ownerOf(
  { traveller }: Pick<Voucher, 'traveller'>,
  { tickets }: Pick<ActivityBooking, 'tickets'>,
  unnamed: (place: number) => string,
): string {
  if (traveller === null) return ''
  const passenger = tickets[traveller]?.passenger
  return passenger ? `${passenger.name} ${passenger.surname}` : unnamed(traveller + 1)
}
