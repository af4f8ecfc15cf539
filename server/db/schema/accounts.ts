/** Tables of users, their sessions and their saved data. Amounts are in kuruş; days are plain dates. */
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/schema/instant.ts'

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    email: text().notNull(),
    /** The password's argon2id hash in PHC notation. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phoneCode: text('phone_code').notNull().default('90'),
    phone: text().notNull().default(''),
    country: text().notNull().default('TR'),
    language: text().notNull().default('tr'),
    currency: text().notNull().default('TRY'),
    /** The WebAuthn user handle: random, so that it reveals nothing about the user, and immutable. */
    handle: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_handle_unique').on(table.handle),
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
  ],
)

/** Sign-in sessions. Only the token's SHA-256 is stored, so that a copy of the database can't be used to sign in. */
export const authTokens = pgTable(
  'auth_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('auth_tokens_user').on(table.userId)],
)

export const savedPassengers = pgTable(
  'saved_passengers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    surname: text().notNull(),
    gender: text({ enum: ['F', 'M'] }),
    foreignCitizen: boolean('foreign_citizen').notNull().default(false),
    nationalityId: integer('nationality_id'),
    citizenNumber: text('citizen_number').notNull().default(''),
    birthDate: date('birth_date', { mode: 'string' }),
    passport: text().notNull().default(''),
  },
  (table) => [index('saved_passengers_user').on(table.userId)],
)

export const savedBills = pgTable(
  'saved_bills',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Type of the bill: 0 for a person, 1 for a company. */
    billType: integer('bill_type').notNull(),
    billingName: text('billing_name').notNull(),
    address: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    zipCode: text('zip_code').notNull(),
    taxNumber: text('tax_number').notNull().default(''),
    taxOffice: text('tax_office').notNull().default(''),
  },
  (table) => [index('saved_bills_user').on(table.userId)],
)

export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    value: integer().notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('coupons_user_code_unique').on(table.userId, table.code),
    check('coupons_value_positive', sql`${table.value} > 0`),
  ],
)

/**
 * Campaign codes, which each account may redeem once. `uses` counts redemptions; a check constraint keeps it within the
 * limit.
 */
export const couponCampaigns = pgTable(
  'coupon_campaigns',
  {
    /** The campaign code in upper case. */
    code: text().primaryKey(),
    value: integer().notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    /** Maximum number of times that the campaign code may be redeemed; null if there is no limit. */
    maxUses: integer('max_uses'),
    uses: integer().notNull().default(0),
  },
  (table) => [
    check('coupon_campaigns_value_positive', sql`${table.value} > 0`),
    check('coupon_campaigns_within_uses', sql`${table.maxUses} is null or ${table.uses} <= ${table.maxUses}`),
  ],
)

export const moneyPoints = pgTable(
  'money_points',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    value: integer().notNull(),
    /**
     * Origin of the money point; unique per user. In the demo data it is a name, such as `welcome`. `rest-of-{ID}` is
     * the unused rest of the money point with this ID. `back-of-{ID}` is an amount of the money point with this ID that
     * a booking had used; the cancellation of the booking gave it back.
     */
    source: text().notNull(),
  },
  (table) => [
    uniqueIndex('money_points_user_source_unique').on(table.userId, table.source),
    check('money_points_value_positive', sql`${table.value} > 0`),
  ],
)
