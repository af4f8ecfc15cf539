/**
 * A booking of a transfer: its payment data and its ticket (docs/product/transfers.md#ticket-of-a-transfer). Amounts
 * are in TRY.
 */
import * as z from 'zod/mini'
import { bookingExtras, withState } from '#contract/booking-extras.ts'
import { ToldState } from '#contract/booking.ts'
import { CancelledAmounts } from '#contract/cancelling.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { TransferDetails } from '#contract/transfer-details.ts'
import { offerExtras, TransferRide, TransferVehicle } from '#contract/transfer-parts.ts'
import { TransferPlace, travelTypes } from '#contract/transfer-place.ts'

const Named = z.object({ name: z.string() })

/**
 * An extra that can be added to a transfer. `price` is for a quantity of one (such as one child seat) on all rides of
 * the booking; the quantity can be at most `max_quantity`.
 */
export const TransferExtra = z.object({
  id: z.number(),
  name: z.string(),
  price: z.number(),
  quantity: z.number(),
  max_quantity: z.number(),
  is_selected: z.boolean(),
})
export type TransferExtra = z.infer<typeof TransferExtra>

const TransferDriver = z.object({ name: z.string(), phone: z.string(), plate: z.string() })
type TransferDriver = z.infer<typeof TransferDriver>

/**
 * A booked ride. `drivers` has one driver per vehicle; it is null before `drivers_from` (an ISO instant) and while the
 * drivers are unknown. Both fields are null from six hours after the ride's end.
 */
export const BookedRide = z.extend(TransferRide, {
  drivers: extra(z.nullable(z.array(TransferDriver)), null),
  drivers_from: extra(z.nullable(z.string()), null),
})
export type BookedRide = z.infer<typeof BookedRide>

/**
 * Price of a booking: `total` = `base` + `service` - `discount`. `base` is the price of the rides after the campaign
 * discount. `service` is the price of the extras. `discount` is the amount that a coupon or money point subtracts.
 * `total_price_for_km` is the part of `base` that depends on the distance; `per_km_price` is the price per kilometre.
 */
export const TransferPrice = z.object({
  total: z.number(),
  tax: z._default(z.number(), 0),
  base: z.optional(z.number()),
  service: extra(z.number(), 0),
  discount: extra(z.number(), 0),
  per_km_price: z.optional(z.number()),
  total_price_for_km: z.optional(z.number()),
  extra_products_price: z._default(z.number(), 0),
  campaign: extra(z.nullable(z.object({ id: z.number(), name: optionalExtra(z.string()) })), null),
  /** Discount of a campaign in TRY. It is already subtracted from `base`, the price of the rides. */
  campaign_discount: extra(z.number(), 0),
})
export type TransferPrice = z.infer<typeof TransferPrice>

/**
 * A passenger of a transfer. The first one is the lead passenger, whose name is empty until the payment form is sent;
 * the others have placeholder names.
 */
export const TransferTicket = z.object({
  passenger: z._default(z.nullable(z.object({ name: z.string(), surname: z.string() })), null),
})
export type TransferTicket = z.infer<typeof TransferTicket>

/**
 * Reply to GET /api/transfer/booking/{session_unique}/: the payment data before payment, the ticket after it. Datetimes
 * are YYYY-MM-DD HH:MM in Turkish time.
 */
const WireTransferBooking = z.object({
  ...bookingExtras,
  ...offerExtras,
  departure_location: TransferPlace,
  arrival_location: TransferPlace,
  info: z.object({
    unique_code: optionalExtra(z.string()),
    pnr_code: z._default(z.nullable(z.string()), null),
    departure_datetime: z.string(),
    return_datetime: extra(z.nullable(z.string()), null),
    transfer_type: z._default(z.nullable(z.union([z.number(), z.string()])), null),
    transfer_type_display: z._default(z.string(), ''),
    state: ToldState,
  }),
  travel_type: optionalExtra(z.enum(travelTypes)),
  passenger_count: optionalExtra(z.number()),
  baggage_count: optionalExtra(z.number()),
  vehicle: TransferVehicle,
  /** The transfer company; null unless the backend sends its ID, name and telephone number for travellers. */
  vendor: extra(z.nullable(z.object({ id: z.number(), name: z.string(), phone: z.string() })), null),
  services: extra(z.array(Named), []),
  rides: extra(z.array(BookedRide), []),
  extra_products: z._default(z.array(TransferExtra), []),
  price: TransferPrice,
  tickets: z._default(z.array(TransferTicket), []),
  /**
   * Additional information for the driver, as the buyer sent it. It is null before the payment form is sent, and null
   * for anybody except the buyer.
   */
  transfer: extra(z.nullable(TransferDetails), null),
  /** Number of the ticket; null before the ticket is issued. */
  ticket_number: extra(z.nullable(z.string()), null),
  /**
   * The pick-up times can be changed until the ISO instant `until`; `pending` means that a change awaits the supplier's
   * reply. The field is null if the times can't be changed.
   */
  pick_up_change: extra(z.nullable(z.object({ until: z.string(), pending: z.boolean() })), null),
  /** Whether a requested cancellation awaits the supplier's reply. */
  cancel_pending: extra(z.boolean(), false),
  /**
   * Amounts of the cancellation; null if there was none. `refunded` is true after the bank has confirmed the refund.
   */
  cancelled: optionalExtra(z.nullable(z.extend(CancelledAmounts, { refunded: z.boolean() }))),
})
export const TransferBooking = z.pipe(WireTransferBooking, z.transform(withState<z.infer<typeof WireTransferBooking>>))
export type TransferBooking = z.infer<typeof TransferBooking>

/**
 * Reply to POST /api/transfer/gateway/extras/: the extras with their chosen quantities, and the price that includes
 * them.
 */
export const TransferExtrasReply = z.object({ extra_products: z.array(TransferExtra), price: TransferPrice })
export type TransferExtrasReply = z.infer<typeof TransferExtrasReply>

/** Returns the price of the selected extras: the sum of price times quantity. */
export const extrasTotal = (extras: readonly Pick<TransferExtra, 'price' | 'quantity' | 'is_selected'>[]): number =>
  extras.reduce(
    (total, { price, quantity, is_selected }) => total + (is_selected ? Math.round(price * 100) * quantity : 0),
    0,
  ) / 100
