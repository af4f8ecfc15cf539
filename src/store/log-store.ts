/** Where the usage log waits to be sent, one queue for all tabs of the device (docs/product/frame.md#usage-log). */
import * as z from 'zod/mini'
import { LogEntry } from '#contract/usage-log.ts'
import type { KeyValue } from '#store/key-value.ts'

const key = 'usage-log'
/** Entries that wait at most: a device without a network for weeks keeps the latest. */
const most = 500

const Stored = z.array(z.unknown())

/** The entries that still can be read, in their order. */
const entriesOf = (stored: unknown[] | null): LogEntry[] =>
  (stored ?? []).flatMap((one) => {
    const parsed = z.safeParse(LogEntry, one)
    return parsed.success ? [parsed.data] : []
  })

export interface LogStore {
  read(): Promise<LogEntry[]>
  /** Adds an entry; answers what waits now. */
  append(entry: LogEntry): Promise<LogEntry[]>
  /** Takes out what was sent; answers what waits now. */
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
