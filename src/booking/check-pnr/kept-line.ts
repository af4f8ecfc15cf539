import * as z from 'zod/mini'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { ProductName } from '#contract/products.ts'
import type { LocalStart } from '#i18n/istanbul-time.ts'

/**
 * An entry in the list of tickets stored on this device. It has the PNR and describes the outbound trip: its start, and
 * a code and a city for each end. The ticket list of an account has entries of another type (`TicketLine`), because it
 * also shows the return, price and state.
 */
export interface KeptLine extends LocalStart {
  address: string
  pnr: string
  /**
   * The two ends of the outbound trip. `code` is, for example, the code of an airport. If the booking has a single
   * place, `code` is the name of what is booked, `city` is its place and `to` is null.
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
