import { keptLine } from '#booking/check-pnr/kept-line.ts'
import { TransferBooking } from '#contract/transfer-booking.ts'
import { dateAndTime } from '#contract/date-time.ts'
import type { TransferPlace } from '#contract/transfer-place.ts'

/**
 * Parses a transfer booking saved on this device into its entry in the list of saved tickets. The entry shows the
 * outbound ride.
 */
export const transferKeptLine = keptLine('transfer', TransferBooking, (booking) => {
  const { departure_location, arrival_location, info } = booking
  return {
    pnr: info.pnr_code,
    from: end(departure_location),
    to: end(arrival_location),
    ...dateAndTime(info.departure_datetime),
  }
})

const end = ({ code, name, city }: TransferPlace) => ({ code: code ?? name, city: code ? name : (city?.name ?? name) })
