/**
 * A booking of an activity: its payment data and its ticket (docs/product/activities.md#ticket-of-an-activity). Amounts
 * are in TRY.
 */
import * as z from 'zod/mini'
import { ActivityOperation } from '#contract/activity-operation.ts'
import {
  ActivityCancellation,
  ActivityPackage,
  ActivityService,
  ActivitySummary,
  DepartureZone,
  OrganizationDate,
  WireTimeZone,
} from '#contract/activity-parts.ts'
import { bookingExtras, withState } from '#contract/booking-extras.ts'
import { ToldState } from '#contract/booking.ts'
import { CancelledAmounts } from '#contract/cancelling.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { GroupTicket } from '#contract/group-ticket.ts'
import { Vouchers } from '#contract/voucher.ts'

/**
 * A passenger on the ticket of an activity. Only the booking's owner receives complete ID and passport numbers; for
 * everyone else they are masked (docs/decisions/0020-own-keys.md). Fields with a default may be missing in a backend's
 * reply.
 */
const ActivityTicketPassenger = z.object({
  name: z.string(),
  surname: z.string(),
  citizen_number: z._default(z.string(), ''),
  birth_date: z._default(z.string(), ''),
  gender: optionalExtra(z.enum(['F', 'M'])),
  gender_display: z._default(z.string(), ''),
  nationality: z._default(z.nullable(z.object({ id: optionalExtra(z.number()), name: z.string() })), null),
  passport: z._default(z.string(), ''),
})

/**
 * The ticket of one traveller. `age_from` and `age_to` limit the traveller's age in full years on the date of the
 * activity, both inclusive. `passenger` is null until the payment form is sent.
 */
export const ActivityTicket = z.object({
  pax_type: z.string(),
  pax_name: z.string(),
  age_from: extra(z.number(), 18),
  age_to: extra(z.number(), 100),
  passenger: z._default(z.nullable(ActivityTicketPassenger), null),
  /** Number of the ticket; null before the ticket is issued. */
  ticket_number: extra(z.nullable(z.string()), null),
})
export type ActivityTicket = z.infer<typeof ActivityTicket>

/** Reply to GET /api/activity/booking/{session_unique}/: the payment data before payment, the ticket after it. */
const WireActivityBooking = z.object({
  ...bookingExtras,
  activity: ActivitySummary,
  info: z.object({
    unique_code: optionalExtra(z.string()),
    pnr_code: z._default(z.nullable(z.string()), null),
    state: ToldState,
  }),
  organization_date: OrganizationDate,
  /** The booked package; null if the backend does not send it. */
  package: extra(z.nullable(ActivityPackage), null),
  provider: extra(z.nullable(z.object({ name: z.string(), phone: extra(z.string(), '') })), null),
  /**
   * The organiser's own number of the booking; null if there is none. The organiser does not know the PNR of the
   * gateway.
   */
  organiser_reference: extra(z.nullable(z.string()), null),
  /** Codes and files with which the organiser admits the travellers; empty if there are none. */
  vouchers: extra(Vouchers, []),
  /** Whether the organiser has announced vouchers but not delivered any yet. */
  vouchers_to_come: extra(z.boolean(), false),
  departure_zones: extra(z.array(DepartureZone), []),
  /** Place where the activity is held, sent if no meeting point is known. */
  venue: extra(z.nullable(DepartureZone), null),
  /** Services that the price includes; `not_included` names costs that it excludes. */
  services: extra(z.array(ActivityService), []),
  not_included: extra(z.array(z.string()), []),
  notes: extra(z.array(z.string()), []),
  /** IANA time zone of all local times of the booking; `starts_at` and `ends_at` are ISO instants. */
  time_zone: WireTimeZone,
  starts_at: extra(z.nullable(z.string()), null),
  ends_at: extra(z.nullable(z.string()), null),
  cancellation: extra(z.nullable(ActivityCancellation), null),
  /** Price of the booking in TRY. `total` is `base` minus `discount`; `tax` is contained in `total`. */
  price: z.object({
    total: z.number(),
    base: optionalExtra(z.number()),
    tax: extra(z.number(), 0),
    discount: extra(z.number(), 0),
  }),
  group_tickets: z._default(z.array(GroupTicket), []),
  tickets: z._default(z.array(ActivityTicket), []),
  /**
   * Pick-up of the travellers; null if there is none or it is not known yet. The gateway sends it only to the buyer,
   * and only until the activity is over.
   */
  operation: extra(z.nullable(ActivityOperation), null),
  /**
   * ISO instant from which the gateway asks the supplier for the details of the pick-up, such as time and address. Null
   * if the package has no pick-up.
   */
  operation_from: extra(z.nullable(z.string()), null),
  /**
   * ISO instant until which the buyer's position is shared with the organiser; null if it is not shared. The gateway
   * sends this instant to the buyer even while `operation` is still null.
   */
  shared_until: extra(z.nullable(z.string()), null),
  /** Whether a requested cancellation of the booking awaits the supplier's reply. */
  cancel_pending: extra(z.boolean(), false),
  /**
   * Amounts of the cancellation; undefined or null if there was none. `refunded` is true after the bank has confirmed
   * the refund.
   */
  cancelled: optionalExtra(z.nullable(z.extend(CancelledAmounts, { refunded: z.boolean() }))),
  /**
   * Plain date on which the travellers arrive at the destination. It is null if they did not give the date, and for
   * everybody but the buyer.
   */
  arrival_date: extra(z.nullable(z.string()), null),
  /**
   * Reason why the organiser cancelled the departure or this booking; null if the gateway knows of no such
   * cancellation.
   */
  organiser_cancelled: extra(z.nullable(z.object({ reason: z.string() })), null),
})
export const ActivityBooking = z.pipe(WireActivityBooking, z.transform(withState<z.infer<typeof WireActivityBooking>>))
export type ActivityBooking = z.infer<typeof ActivityBooking>
