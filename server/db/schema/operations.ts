/** Tables of the e-mail outbox, of rate limits shared by all processes, and of the usage log. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/schema/instant.ts'

/** E-mail outbox. The unique `dedupeKey` ensures that no e-mail is queued twice. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dedupeKey: text('dedupe_key').notNull().unique('mail_outbox_dedupe_unique'),
    message: jsonb().notNull(),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mail_outbox_queue')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'queued'`),
  ],
)

export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text().notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index('rate_limits_age').on(table.windowStart),
  ],
)

/**
 * Usage log of devices (docs/product/frame.md#usage-log). The device creates `id`, which deduplicates entries; the
 * gateway creates it if the device sent none. `eventTime` comes from the device's clock, which may be wrong;
 * `receivedAt` comes from the server's clock. Entries contain no typed values and no names of travellers.
 */
export const usageLog = pgTable(
  'usage_log',
  {
    id: text().primaryKey(),
    deviceId: text('device_id'),
    appVersion: text('app_version'),
    eventName: text('event_name').notNull(),
    eventState: smallint('event_state').notNull(),
    explanation: text().notNull(),
    postData: text('post_data'),
    pageName: text('page_name').notNull(),
    eventTime: instant('event_time').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('usage_log_age').on(table.receivedAt)],
)
