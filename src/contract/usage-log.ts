/** The usage log's wire shape and limits (docs/product/frame.md#usage-log). */
import * as z from 'zod/mini'

/** Path of the call that takes the log; the one call that is not logged itself. */
export const logPath = '/api/log/'

/** Event states (docs/product/frame.md#usage-log). */
export const eventStates = { successful: 0, warning: 1, error: 2, critical: 3 } as const
export type EventState = (typeof eventStates)[keyof typeof eventStates]

/** Longest texts of an entry, in characters; what a device would log beyond them is cut. */
export const entryLimits = { event_name: 64, explanation: 300, post_data: 1000, page_name: 200 } as const

/** Entries that one call takes at most, so that a batch stays below what a leaving page may send (64 KB). */
export const batchSize = 40

const text = (most: number) => z.string().check(z.maxLength(most))

export const LogEntry = z.object({
  /** Made by the device: an entry that arrives twice is stored once. A client of the bare spec sends none. */
  id: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))),
  event_name: z.string().check(z.minLength(1), z.maxLength(entryLimits.event_name)),
  event_state: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  explanation: text(entryLimits.explanation),
  /** Names of the fields that were sent, never their values; null where nothing was. */
  post_data: z.nullable(text(entryLimits.post_data)),
  /** Instant by the device's clock, as `Date.toISOString()` writes it. A clock that was never set begins in 1970. */
  event_time: z.iso.datetime({ offset: true }).check(z.refine((text) => text >= '1970' && text < '2200')),
  page_name: text(entryLimits.page_name),
})
export type LogEntry = z.infer<typeof LogEntry>

/** The body of the call. */
export const LogEntries = z.array(LogEntry).check(z.minLength(1), z.maxLength(batchSize))
