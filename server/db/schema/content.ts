/** What the pages around the products keep: messages to us, notifications and the browsers that want them pushed. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { authTokens, users } from '#server/db/schema/accounts.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What visitors wrote to us on the contact page; each leaves by mail as well. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    language: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_messages_age').on(table.createdAt)],
)

/** A text in the languages that the gateway writes. */
export interface OwnTexts {
  tr: string
  en: string
}

/** What a user is told. `url` is a path of the site; `readAt` is set by the first listing. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: jsonb().$type<OwnTexts>().notNull(),
    content: jsonb().$type<OwnTexts>().notNull(),
    url: text(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
)

/** A browser that a user allowed to be pushed to. It goes with the sign-in that gave it: nobody else's device is told. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    endpoint: text().notNull().unique('push_subscriptions_endpoint_unique'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash')
      .notNull()
      .references(() => authTokens.tokenHash, { onDelete: 'cascade' }),
    /** Keys of the browser, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId), index('push_subscriptions_token').on(table.tokenHash)],
)

/** Push messages promised by a transaction and sent by a job. */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [
    index('push_outbox_queue').on(table.nextAttemptAt),
    index('push_outbox_subscription').on(table.subscriptionId),
    index('push_outbox_notification').on(table.notificationId),
  ],
)

/** Keys that all processes share, made by the first that needs them. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})
