import * as z from 'zod/mini'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { ProductName } from '#contract/products.ts'
import type { LocalStart } from '#i18n/istanbul-time.ts'

/**
 * An entry in the list of tickets stored on this device: URL of the ticket, PNR, and start and ends of the outbound
 * trip. Entries of an account's ticket list have another type (`TicketLine`), which also has return, price and state.
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
 * Returns a schema that parses a saved booking of a product into its list entry, or into null if the booking is neither
 * ticketed nor reserved.
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
