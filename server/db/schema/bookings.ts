/**
 * Tables of bookings with their passengers, tickets and discounts, and of PNR proofs. Amounts are in kuruş; days are
 * plain dates.
 */
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '#contract/products.ts'
import { coupons, moneyPoints, users } from '#server/db/schema/accounts.ts'
import { instant } from '#server/db/schema/instant.ts'

export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The booking's secret key, created when the traveller selects the offer. Whoever knows the key can open the
     * booking (docs/decisions/0020).
     */
    sessionUnique: text('session_unique').notNull().unique('bookings_session_unique'),
    /**
     * Key of the search session in which the offer was selected. The key is not secret. The column is not a foreign
     * key, because search sessions are deleted before their bookings.
     */
    searchSession: text('search_session'),
    /** Hash of the ID of the device on which the booking was selected. */
    device: text(),
    /**
     * Hash of the IP network from which the booking was selected, for the limits on holds and on reserved bookings. It
     * is deleted a day after the hold has expired. A booking that was reserved to be paid later keeps the hash until it
     * is paid or cancelled or its journey begins.
     */
    network: text(),
    product: text({ enum: products }).notNull(),
    /** ID of the search. This column is not a foreign key, because a booking is kept longer than its search. */
    optionId: text('option_id').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    language: text().notNull(),
    status: text({
      enum: ['unpaid', 'confirming', 'issuing', 'ticketed', 'declined', 'refunded', 'cancelled', 'reserved'],
    }).notNull(),
    /**
     * The offer as it is booked; each product has its own format. It is the selected offer with the changes made since:
     * a renewed price, details of the payment form, or a change of the journey.
     */
    snapshot: jsonb().notNull(),
    total: integer().notNull(),
    discount: integer().notNull().default(0),
    /**
     * State of the booking's units, such as seats on a bus: held, released or sold. They are sold once the ticket is
     * issued or the booking is reserved to be paid later. The column still has its older name `seats`, because
     * processes of the previous release use it during a deployment.
     */
    stock: text('seats', { enum: ['held', 'released', 'sold'] }).notNull(),
    holdExpiresAt: instant('hold_expires_at').notNull(),
    pnr: text().unique('bookings_pnr_unique'),
    email: text(),
    phoneCode: text('phone_code'),
    phone: text(),
    bill: jsonb(),
    finishPageShown: boolean('finish_page_shown').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    ticketedAt: instant('ticketed_at'),
    /**
     * Start of the journey of a booking that was reserved to be paid later. Until this start, the traveller can pay the
     * booking online or cancel it. If an online payment fails, the units, the price and the PNR of the booking stay the
     * same. The column is null for other bookings.
     */
    reservedUntil: instant('reserved_until'),
    /**
     * When the buyer's account was deleted; from then on, data that neither the journey nor the law needs is deleted.
     */
    ownerDeletedAt: instant('owner_deleted_at'),
    /** When the booking's contact details and the ID and passport numbers of its passengers were deleted. */
    anonymisedAt: instant('anonymised_at'),
  },
  (table) => [
    index('bookings_user').on(table.userId),
    index('bookings_search_session').on(table.searchSession),
    index('bookings_held_by_network')
      .on(table.network)
      .where(sql`${table.stock} = 'held'`),
    index('bookings_holds')
      .on(table.holdExpiresAt)
      .where(sql`${table.stock} = 'held'`),
    index('bookings_issuing')
      .on(table.id)
      .where(sql`${table.status} = 'issuing'`),
    index('bookings_to_anonymise')
      .on(table.ownerDeletedAt)
      .where(sql`${table.ownerDeletedAt} is not null and ${table.anonymisedAt} is null`),
    index('bookings_reserved')
      .on(table.reservedUntil)
      .where(sql`${table.reservedUntil} is not null`),
    check('bookings_discount_within_total', sql`${table.discount} between 0 and ${table.total}`),
    check(
      'bookings_ticketed_is_sold',
      sql`${table.status} <> 'ticketed' or (${table.stock} = 'sold' and ${table.pnr} is not null)`,
    ),
    check(
      'bookings_reserved_is_sold',
      sql`${table.status} <> 'reserved' or (${table.stock} = 'sold' and ${table.pnr} is not null and ${table.reservedUntil} is not null)`,
    ),
  ],
)

export type BookingRow = typeof bookings.$inferSelect

export const bookingPassengers = pgTable(
  'booking_passengers',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    paxType: text('pax_type').notNull(),
    name: text().notNull(),
    surname: text().notNull(),
    /**
     * Each column from `foreign_citizen` to `passport_expiry` is false, empty or null if the product does not need the
     * detail that the column stores.
     */
    foreignCitizen: boolean('foreign_citizen').notNull().default(false),
    citizenNumber: text('citizen_number').notNull().default(''),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text({ enum: ['F', 'M'] }),
    nationalityId: integer('nationality_id'),
    passport: text().notNull().default(''),
    passportExpiry: date('passport_expiry', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.position] })],
)

/** Sequence of ticket numbers, shared by all processes. */
export const ticketSerial = pgSequence('ticket_serial', { startWith: 2400000001, minValue: 1, maxValue: 9999999999 })

/**
 * Ticket numbers per passenger and direction. `leg` 0 is the outbound direction, 1 the return. A passenger of a product
 * whose ticket covers both directions has only `leg` 0.
 */
export const tickets = pgTable(
  'tickets',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    leg: integer().notNull(),
    number: text().notNull().unique('tickets_number_unique'),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.position, table.leg] })],
)

/**
 * Coupons that are used, or reserved for an open payment. `consumed` becomes true when the ticket is issued or the
 * booking is reserved to be paid later. The primary key allows one use per coupon. A row without a booking means that
 * the coupon was used outside this gateway.
 */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: integer('coupon_id')
      .primaryKey()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    consumed: boolean().notNull().default(false),
  },
  (table) => [index('coupon_uses_booking').on(table.bookingId)],
)

export const moneyPointUses = pgTable(
  'money_point_uses',
  {
    moneyPointId: integer('money_point_id')
      .primaryKey()
      .references(() => moneyPoints.id, { onDelete: 'cascade' }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    consumed: boolean().notNull().default(false),
  },
  (table) => [index('money_point_uses_booking').on(table.bookingId)],
)

/**
 * Proof of a PNR lookup: it shows for a limited time that its holder knew a booking's code and surname. Stored as a
 * hash.
 */
export const bookingProofs = pgTable(
  'booking_proofs',
  {
    tokenHash: text('token_hash').primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('booking_proofs_expires').on(table.expiresAt), index('booking_proofs_booking').on(table.bookingId)],
)
