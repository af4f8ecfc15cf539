import * as z from 'zod/mini'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { ProductName } from '#contract/products.ts'
import type { LocalStart } from '#i18n/istanbul-time.ts'

/**
 * An entry in the list of tickets stored on this device: PNR, and codes and cities of the outbound trip. The account's
 * list has entries of its own (`TicketLine`), because it shows every direction, price and state.
 */
export interface KeptLine extends LocalStart {
  address: string
  pnr: string
  /**
   * Codes and cities of the outbound trip. A booking for a single place has the name of the place as its code, and no
   * `to`.
   */
  from: { code: string; city: string }
  to: { code: string; city: string } | null
  /** HH:MM of the first departure, '' if it is not known. */
  time: string
}

/**
 * Parses a saved booking of a product into its list entry; null for a booking that is neither ticketed nor reserved.
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
