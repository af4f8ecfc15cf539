import type { BookedRide, TransferBooking } from '#contract/transfer-booking.ts'
import { dateAndTime } from '#contract/date-time.ts'
import type { TransferPlace } from '#contract/transfer-place.ts'

export interface PlannedRide {
  from: TransferPlace
  to: TransferPlace
  /**
   * Pick-up date as a plain date, and pick-up time as HH:MM, both in Turkish time. The time is '' if the API sends
   * none.
   */
  date: string
  time: string
  /** Details of the ride, such as distance, waiting time and meeting point; null if the API sends none. */
  ride: BookedRide | null
}

type Booked = Pick<TransferBooking, 'departure_location' | 'arrival_location' | 'info' | 'rides'>

/** Returns the rides of a booking in order; the second ride is the return between the same places. */
export function plannedRides({ departure_location, arrival_location, info, rides }: Booked): PlannedRide[] {
  const starts = [info.departure_datetime, ...(info.return_datetime ? [info.return_datetime] : [])]
  return starts.map((start, index) => {
    const ends = { from: departure_location, to: arrival_location }
    const { from, to } = index === 0 ? ends : { from: ends.to, to: ends.from }
    return { from, to, ...dateAndTime(start), ride: rides[index] ?? null }
  })
}

/** Whether the driver of at least one ride tracks the traveller's flight by its flight number. */
export const followsFlight = ({ rides }: Pick<TransferBooking, 'rides'>): boolean =>
  rides.some((ride) => ride.follows_flight)
