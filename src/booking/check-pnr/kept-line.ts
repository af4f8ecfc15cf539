import * as z from 'zod/mini'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { ProductName } from '#contract/products.ts'
import type { LocalStart } from '#i18n/istanbul-time.ts'

/**
 * An entry in the list of tickets stored on this device. It has the ticket's URL and PNR. Of the outbound trip, it has
 * the start time and the places of departure and arrival. The ticket list of an account has entries of another type,
 * `TicketLine`, which also has return, price and state.
 */
export interface KeptLine extends LocalStart {
  address: string
  pnr: string
  /**
   * Departure and arrival of the outbound trip, each with a city and a code, such as that of an airport. For a booking
   * at a single place, `code` is the name of what is booked, `city` is the place, and `to` is null.
   */
  from: { code: string; city: string }
  to: { code: string; city: string } | null
  /** Departure time as HH:MM; '' if it is not known. */
  time: string
}

/**
 * Returns a schema that parses a booking of a product, saved on this device, into its entry in the list of saved
 * tickets. The result is null unless the ticket is issued (state 'ticketed') or the booking is paid later (state
 * 'reserved').
 */
export const keptLine = <Booking extends AnyBooking>(
  product: ProductName,
  schema: z.ZodMiniType<Booking>,
  tripOf: (booking: Booking) => Omit<KeptLine, 'address' | 'pnr'> & { pnr: string | null },
): z.ZodMiniType<KeptLine | null> =>
  z.pipe(
    schema,
    z.transform((booking) => {
      if (booking.state !== 'ticketed' && booking.state !== 'reserved') return null
      const { pnr, ...trip } = tripOf(booking)
      return { address: bookingAddresses(product).ticket(booking.session_unique), pnr: pnr ?? '-', ...trip }
    }),
  )
