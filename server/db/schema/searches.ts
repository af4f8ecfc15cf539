/** Tables of searches, search sessions, recent searches and price alerts. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '#contract/products.ts'
import { users } from '#server/db/schema/accounts.ts'
import { instant } from '#server/db/schema/instant.ts'

/** A stored search. Its ID is a hash of the query, so that equal searches share one row and one share link. */
export const searchOptions = pgTable('search_options', {
  id: text().primaryKey(),
  product: text({ enum: products }).notNull(),
  query: jsonb().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** A search session. Its key is public: it gives access to search results only. */
export const searchSessions = pgTable(
  'search_sessions',
  {
    sessionUnique: text('session_unique').primaryKey(),
    optionId: text('option_id')
      .notNull()
      .references(() => searchOptions.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('search_sessions_created').on(table.createdAt), index('search_sessions_option').on(table.optionId)],
)

/** The latest search per route and owner. The owner is a user or, for a guest, the hash of the device's ID. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    owner: text().notNull(),
    product: text({ enum: products }).notNull(),
    route: text().notNull(),
    optionId: text('option_id')
      .notNull()
      .references(() => searchOptions.id),
    searchedAt: instant('searched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.product, table.route] }),
    index('recent_searches_option').on(table.optionId),
    index('recent_searches_age').on(table.searchedAt),
  ],
)

/**
 * Lowest prices of watched searches in kuruş: totals for all passengers, but prices of one seat for bus searches. For
 * each search, at most one price a day is stored.
 */
export const watchedPrices = pgTable(
  'watched_prices',
  {
    optionId: text('option_id')
      .notNull()
      .references(() => searchOptions.id, { onDelete: 'cascade' }),
    /** Day on which the price was found: a plain date in Europe/Istanbul. */
    day: text().notNull(),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.optionId, table.day] })],
)

/** Price alerts. Prices are totals for all passengers, but prices of one seat for bus searches, in kuruş. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    optionId: text('option_id')
      .notNull()
      .references(() => searchOptions.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    phone: text().notNull(),
    language: text().notNull(),
    active: boolean().notNull().default(true),
    /**
     * Whether the recipient unsubscribed through the link in an e-mail. The recipient then gets no more e-mails about
     * this search, whoever created the alert. Only an account with the recipient's e-mail address can resume the alert.
     */
    stoppedByMail: boolean('stopped_by_mail').notNull().default(false),
    oldPrice: integer('old_price'),
    newPrice: integer('new_price'),
    /** The owner is notified of prices up to this threshold, in kuruş; null if the alert has no threshold. */
    threshold: integer(),
    /**
     * Reference price: the owner is notified only of a lower price. Null if there is no price to compare with yet,
     * because nothing was on sale.
     */
    toldPrice: integer('told_price'),
    /** Token of the unsubscribe page, sent in every e-mail; it gives access to nothing else. */
    stopToken: text('stop_token')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('price_alerts_email_unique')
      .on(table.optionId, sql`lower(${table.email})`)
      .where(sql`${table.email} <> ''`),
    uniqueIndex('price_alerts_phone_unique')
      .on(table.optionId, table.phone)
      .where(sql`${table.phone} <> ''`),
    uniqueIndex('price_alerts_stop_token_unique').on(table.stopToken),
    index('price_alerts_email').on(sql`lower(${table.email})`),
    index('price_alerts_phone').on(table.phone),
    index('price_alerts_user').on(table.userId),
    index('price_alerts_active')
      .on(table.optionId)
      .where(sql`${table.active}`),
    check('price_alerts_contact', sql`${table.email} <> '' or ${table.phone} <> ''`),
  ],
)
