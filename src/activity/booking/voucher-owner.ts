import type { ActivityBooking } from '#contract/activity-booking.ts'
import type { Voucher } from '#contract/voucher.ts'

/**
 * The name of the traveller whose voucher it is; '' for one of the whole party. `unnamed` names a traveller whom the
 * booking does not, by the place from 1 on.
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
