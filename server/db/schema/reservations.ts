/**
 * Tables of reservations at suppliers, and of cancellations that the gateway has requested from suppliers
 * (docs/decisions/0027).
 */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '#contract/products.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { instant } from '#server/db/schema/instant.ts'

/**
 * A reservation at a supplier. It is active in the states `asked` (requested), `held` and `confirmed`; a booking has at
 * most one active reservation. While a change of the booking is pending, the booking also has one reservation in the
 * state `replacing`, which becomes the active one when the change is applied after the supplier's confirmation. An
 * abandoned or refused reservation is `giving_up` until the supplier has cancelled it. Only rows from older releases
 * have the state `refused`: those releases requested no cancellation after a refusal.
 */
export const reservations = pgTable(
  'reservations',
  {
    /** The gateway's own key of the reservation, which it sends to the supplier. */
    key: text().primaryKey(),
    /**
     * ID of the booking for which the gateway made the reservation; null once the booking was deleted. Even then, the
     * gateway requests the cancellation of an abandoned reservation from the supplier.
     */
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    product: text({ enum: products }).notNull(),
    /** The supplier's own reference of the reservation. */
    reference: text(),
    /**
     * Vouchers as the supplier delivered them. The list is empty if vouchers are announced but not delivered yet. It is
     * null if there are no vouchers, or if they were deleted.
     */
    vouchers: jsonb(),
    state: text({ enum: ['asked', 'held', 'confirmed', 'refused', 'giving_up', 'cancelled', 'replacing'] }).notNull(),
    /** When the supplier's hold ends; null until the supplier has granted a hold. */
    heldUntil: instant('held_until'),
    /**
     * Hash of travellers, contact and amount of the last requested confirmation; null before the first request. If the
     * payment form of the product adds details to the selection, the hash includes the selection, too.
     */
    confirmedAs: text('confirmed_as'),
    /**
     * Amount in kuruş that the supplier has to collect on site; 0 if the booking was already paid when it was
     * confirmed. If the traveller pays online later, the amount becomes 0 when the supplier has been told or the
     * journey has begun.
     */
    owed: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reservations_one_live_per_booking')
      .on(table.bookingId)
      .where(sql`${table.state} in ('asked', 'held', 'confirmed')`),
    index('reservations_booking').on(table.bookingId),
    index('reservations_to_give_up')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'giving_up'`),
    index('reservations_owed')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'confirmed' and ${table.owed} > 0`),
  ],
)

/**
 * A cancellation of tickets that the gateway requests from a supplier, with the refund that was quoted to the
 * traveller.
 */
export const cancelRequests = pgTable(
  'cancel_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** The parts of the booking to cancel, such as seats, each with its amounts (kuruş) from the quote. */
    parts: jsonb().notNull(),
    state: text({ enum: ['open', 'done', 'refused'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('cancel_requests_booking').on(table.bookingId),
    index('cancel_requests_open')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'open'`),
  ],
)
