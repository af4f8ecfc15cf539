/**
 * Stores the entries of the usage log that wait to be sent; all tabs of the device share them
 * (docs/product/frame.md#usage-log).
 */
import * as z from 'zod/mini'
import { LogEntry } from '#contract/usage-log.ts'
import type { KeyValue } from '#store/key-value.ts'

const key = 'usage-log'
/**
 * Maximum number of usage log entries that wait to be sent. A device that is offline for weeks keeps only the latest
 * entries.
 */
const most = 500

const Stored = z.array(z.unknown())

/** Returns the stored usage log entries that match the schema, in the order in which they were added. */
const entriesOf = (stored: unknown[] | null): LogEntry[] =>
  (stored ?? []).flatMap((one) => {
    const parsed = z.safeParse(LogEntry, one)
    return parsed.success ? [parsed.data] : []
  })

export interface LogStore {
  read(): Promise<LogEntry[]>
  /** Adds an entry to the usage log. Resolves to all entries that wait to be sent. */
  append(entry: LogEntry): Promise<LogEntry[]>
  /** Removes the usage log entries with the given IDs, which have been sent. Resolves to the remaining entries. */
  remove(ids: ReadonlySet<string | undefined>): Promise<LogEntry[]>
}

export function createLogStore(values: KeyValue): LogStore {
  const change = async (next: (waiting: LogEntry[]) => LogEntry[]) =>
    entriesOf(await values.update(key, Stored, (stored) => next(entriesOf(stored))))
  return {
    read: async () => entriesOf(await values.read(key, Stored)),
    append: (entry) => change((waiting) => [...waiting, entry].slice(-most)),
    remove: (ids) => change((waiting) => waiting.filter(({ id }) => !ids.has(id))),
  }
}
