/** Schema and limits of the usage log (docs/product/frame.md#usage-log). */
import * as z from 'zod/mini'

/** Path of the call that sends the usage log; the call itself is not logged. */
export const logPath = '/api/log/'

/** Outcomes of a logged event, from the least to the most severe (docs/product/frame.md#usage-log). */
export const eventStates = { successful: 0, warning: 1, error: 2, critical: 3 } as const
export type EventState = (typeof eventStates)[keyof typeof eventStates]

/** Maximum lengths of an entry's texts in characters; the device shortens longer texts. */
export const entryLimits = { event_name: 64, explanation: 300, post_data: 1000, page_name: 200 } as const

/**
 * Maximum number of entries that a device sends in one call. Even with the longest entries, the body stays below 64 KB,
 * the browser's limit for `keepalive` requests, which continue after the page is closed.
 */
export const batchSize = 20

/** Maximum number of entries that the gateway accepts in one call. */
export const mostEntries = 40

const text = (most: number) => z.string().check(z.maxLength(most))

export const LogEntry = z.object({
  /**
   * ID of the entry, created by the device. The gateway uses it to ignore repeated entries. Third-party clients may
   * send none.
   */
  id: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))),
  event_name: z.string().check(z.minLength(1), z.maxLength(entryLimits.event_name)),
  event_state: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  explanation: text(entryLimits.explanation),
  /** Names of the fields that the logged call sent, never their values; null if it sent none. */
  post_data: z.nullable(text(entryLimits.post_data)),
  /**
   * Instant of the event by the device's clock, in the form of `Date.toISOString()`. The year may be 1970: a clock that
   * was never set starts in that year.
   */
  event_time: z.iso.datetime({ offset: true }).check(z.refine((text) => text >= '1970' && text < '2200')),
  page_name: text(entryLimits.page_name),
})
export type LogEntry = z.infer<typeof LogEntry>

/** Body of the call that sends the usage log. */
export const LogEntries = z.array(LogEntry).check(z.minLength(1), z.maxLength(mostEntries))
