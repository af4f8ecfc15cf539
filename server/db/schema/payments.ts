/** Charges, the replies already given to payment requests, and the sandbox bank's own book. Amounts are kuruş. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { bookings } from '#server/db/schema/bookings.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * A charge: open until the bank has decided, then approved, declined, voided (replaced by a later attempt) or expired
 * (the traveller never came back); refunding and refunded when the money came too late for the seats. What cancelled
 * tickets bring back is in `refunds`; their charge stays approved. The table still has a column `refund_amount`, for
 * processes of the release before `refunds`: nothing here reads or writes it, and a later migration drops it by hand.
 */
export const charges = pgTable(
  'charges',
  {
    reference: text().primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    amount: integer().notNull(),
    state: text({ enum: ['open', 'approved', 'declined', 'voided', 'expired', 'refunding', 'refunded'] }).notNull(),
    /** Proves that a return comes from the bank's page. All it opens is that the gateway asks the bank, so it is kept as it is. */
    returnToken: text('return_token').notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('charges_one_live_per_booking')
      .on(table.bookingId)
      .where(sql`${table.state} in ('open', 'approved', 'refunding')`),
    index('charges_booking').on(table.bookingId),
    index('charges_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} in ('open', 'refunding')`),
  ],
)

/** What a cancellation gives back of a charge; open until the bank has confirmed it. */
export const refunds = pgTable(
  'refunds',
  {
    /** Names it at the bank, so that asking again gives nothing twice. */
    reference: text().primaryKey(),
    chargeReference: text('charge_reference')
      .notNull()
      .references(() => charges.reference),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    amount: integer().notNull(),
    state: text({ enum: ['open', 'done'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('refunds_booking').on(table.bookingId),
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
    check('refunds_not_negative', sql`${table.amount} >= 0`),
  ],
)

/** One row a cancelled ticket of a booking; the primary key is 'cancelled once'. What was paid for it, and what was kept. */
export const cancelledTickets = pgTable(
  'cancelled_tickets',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Of the passenger. */
    position: integer().notNull(),
    /** Null where nothing was paid. */
    refundReference: text('refund_reference').references(() => refunds.reference),
    paid: integer().notNull(),
    fee: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'cancelled_tickets_once', columns: [table.bookingId, table.position] }),
    check('cancelled_tickets_fee_within_paid', sql`${table.fee} between 0 and ${table.paid}`),
  ],
)

/** One row per idempotency key; `reply` is null while the first request with the key is still being answered. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    chargeReference: text('charge_reference'),
    reply: jsonb(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
)

/** The sandbox bank's side, reached only through the `Bank` interface and its own pages. Holds no card data. */
export const sandboxBankPayments = pgTable('sandbox_bank_payments', {
  reference: text().primaryKey(),
  pageToken: text('page_token').notNull().unique('sandbox_bank_page_token_unique'),
  amount: integer().notNull(),
  merchant: text().notNull(),
  language: text().notNull(),
  scenario: text({ enum: ['approved', 'declined', 'three_d_failed', 'slow', 'late'] }).notNull(),
  /** What was given back of `amount` in all; null where nothing was. */
  refunded: integer(),
  status: text({ enum: ['awaiting', 'processing', 'approved', 'declined', 'voided', 'expired', 'refunded'] }).notNull(),
  codeAttempts: integer('code_attempts').notNull().default(0),
  returnUrl: text('return_url').notNull(),
  returnToken: text('return_token').notNull(),
  createdAt: instant('created_at').notNull(),
  decidesAt: instant('decides_at'),
})

/** What the sandbox bank gave back, by the name that it was asked under. */
export const sandboxBankRefunds = pgTable('sandbox_bank_refunds', {
  name: text().primaryKey(),
  reference: text()
    .notNull()
    .references(() => sandboxBankPayments.reference, { onDelete: 'cascade' }),
  amount: integer().notNull(),
})
