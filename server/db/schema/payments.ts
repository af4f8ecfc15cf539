/**
 * Tables of charges and refunds, of replies stored by idempotency key, and of the sandbox bank's ledger. Amounts are in
 * kuruş.
 */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bookings } from '#server/db/schema/bookings.ts'
import { instant } from '#server/db/schema/instant.ts'

/**
 * Charges of bookings. A charge is open until the gateway learns the bank's decision. Then it is approved, declined,
 * voided or expired. It is voided, for example, when the traveller starts another attempt, and expires when the
 * traveller abandons the bank's page. A payment for which no ticket can be issued is refunding, then refunded. Refunds
 * of cancelled tickets are in the table `refunds`; the charges of these tickets stay approved.
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
    /**
     * Token that the bank's page posts to the gateway when the traveller has finished, as proof that the post comes
     * from this page. It is stored in plain text, because it can't change the outcome of a payment: the gateway reads
     * the outcome from the bank.
     */
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

/** Refunds for cancelled tickets; each is open until the bank confirms it. */
export const refunds = pgTable(
  'refunds',
  {
    /** Idempotency key of the refund at the bank. */
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

/**
 * One row per cancelled part of a booking, such as a ticket, with the amount paid for it and the cancellation fee. A
 * booking that is cancelled only as a whole has one part. The primary key allows one cancellation per part.
 */
export const cancelledTickets = pgTable(
  'cancelled_tickets',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /**
     * Index of the cancelled part among the parts of the booking, such as seats. For a seat, this index equals the
     * column `position` of the seat's passenger in the table `booking_passengers`.
     */
    position: integer().notNull(),
    /**
     * Reference of the refund that the cancellation opened; null if the booking was cancelled before it was paid. If
     * the organiser cancels the departure later, another refund returns the cancellation fee `fee`.
     */
    refundReference: text('refund_reference').references(() => refunds.reference),
    paid: integer().notNull(),
    fee: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'cancelled_tickets_once', columns: [table.bookingId, table.position] }),
    check('cancelled_tickets_fee_within_paid', sql`${table.fee} between 0 and ${table.paid}`),
  ],
)

/** One row per idempotency key; `reply` is null while the first request with the key is in progress. */
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

/**
 * The sandbox bank's ledger, accessed only through the `Bank` interface and the bank's own pages. Contains no card
 * data.
 */
export const sandboxBankPayments = pgTable('sandbox_bank_payments', {
  reference: text().primaryKey(),
  pageToken: text('page_token').notNull().unique('sandbox_bank_page_token_unique'),
  amount: integer().notNull(),
  merchant: text().notNull(),
  language: text().notNull(),
  scenario: text({ enum: ['approved', 'declined', 'three_d_failed', 'slow', 'late'] }).notNull(),
  /** The refunded part of `amount`; null if nothing was refunded. */
  refunded: integer(),
  status: text({ enum: ['awaiting', 'processing', 'approved', 'declined', 'voided', 'expired', 'refunded'] }).notNull(),
  codeAttempts: integer('code_attempts').notNull().default(0),
  returnUrl: text('return_url').notNull(),
  returnToken: text('return_token').notNull(),
  createdAt: instant('created_at').notNull(),
  decidesAt: instant('decides_at'),
})

/** Refunds of the sandbox bank, by idempotency key. */
export const sandboxBankRefunds = pgTable('sandbox_bank_refunds', {
  name: text().primaryKey(),
  reference: text()
    .notNull()
    .references(() => sandboxBankPayments.reference, { onDelete: 'cascade' }),
  amount: integer().notNull(),
})
