/** Tables of contact messages, notifications and push subscriptions. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { authTokens, users } from '#server/db/schema/accounts.ts'
import { instant } from '#server/db/schema/instant.ts'

/** Messages from the contact page; each is also sent to the operator by e-mail. */
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

/** A text in each language in which the gateway writes messages. */
export interface OwnTexts {
  tr: string
  en: string
}

/**
 * A notification for a user. `url` is a path of the site. `readAt` is the time at which a response listed the
 * notification for the first time; it is null before that.
 */
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

/**
 * A push subscription of a browser. It is deleted with the session that created it, so that a later user of the device
 * gets no messages.
 */
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
    /** Public key of the push subscription. Both this key and the secret `auth` are base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId), index('push_subscriptions_token').on(table.tokenHash)],
)

/** Outbox of push messages: a transaction writes them, and a job sends them. */
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

/**
 * Cryptographic keys of this installation, which all processes share. The first process that needs a key creates it.
 */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})
