/**
 * The queue of the usage log (docs/product/frame.md#usage-log). An entry is usually stored on the device before it is
 * sent. But when the page is hidden, entries are sent even if they are not stored yet. An entry is deleted from the
 * device after the gateway has accepted it. Two tabs or a lost response can cause duplicates. The gateway recognises
 * duplicates by the stable IDs of the entries, and drops them.
 */
import { batchSize, entryLimits, eventStates, type LogEntry } from '#contract/usage-log.ts'
import type { LogStore } from '#store/log-store.ts'

/**
 * Milliseconds between two calls of the log queue's method `tick`. This method sends the log entries that wait on the
 * device if there are at least five, or if the last attempt to send entries failed.
 */
export const interval = 30_000
/**
 * The method `tick` sends the log entries that wait on the device only if there are at least this many. After a failed
 * attempt to send entries, `tick` sends any number.
 */
const worthSending = 5
/**
 * If at least this many log entries wait on the device after a new one is stored, all waiting entries are sent
 * immediately. If the last attempt to send entries failed, storing a new entry does not send any.
 */
const full = 15

/** A log entry without its ID and time, which the queue adds. */
export type LogEvent = Omit<LogEntry, 'id' | 'event_time'>

interface LogQueueDeps {
  store: LogStore
  /** Sends log entries, and resolves when the gateway has accepted them. */
  send: (entries: LogEntry[]) => Promise<void>
  /**
   * Does the same as `send` for a page that is being closed: the request starts synchronously and continues after the
   * page is gone.
   */
  sendLeaving: (entries: LogEntry[]) => Promise<void>
  now: () => Date
  newId: () => string
}

interface LogQueue {
  /**
   * Adds an event, unless it is the same as the previous event. `at` is the time of the event, by default now. Resolves
   * when the event is stored.
   */
  add(event: LogEvent, at?: Date): Promise<void>
  /**
   * Sends the waiting log entries if there are at least five, or if the last attempt to send entries failed. The page
   * calls this method every 30 seconds.
   */
  tick(): Promise<void>
  /** Sends at most `batchSize` waiting entries immediately; called when the page is hidden. */
  leave(): void
}

const cut = (event: LogEvent): LogEvent => ({
  ...event,
  event_name: event.event_name.slice(0, entryLimits.event_name),
  explanation: event.explanation.slice(0, entryLimits.explanation).toWellFormed(),
  post_data: event.post_data?.slice(0, entryLimits.post_data).toWellFormed() ?? null,
  page_name: event.page_name.slice(0, entryLimits.page_name).toWellFormed(),
})

export function createLogQueue({ store, send, sendLeaving, now, newId }: LogQueueDeps): LogQueue {
  /**
   * The entries that were stored on the device when this tab last read or changed them. Another tab may have changed
   * them since.
   */
  let waiting: LogEntry[] = []
  /** Entries that are not stored on the device yet. */
  const unkept = new Set<LogEntry>()
  /** IDs of log entries that were sent when the page was hidden and for which no response has arrived yet. */
  const leaving = new Set<string | undefined>()
  let previous = ''
  let sending = false
  let failed = false
  let work: Promise<unknown> = store.read().then((kept) => (waiting = kept))

  /** Runs asynchronous steps one after the other, so that entries keep their order. */
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const done = work.then(step)
    work = done
    return done
  }

  async function taken(entries: LogEntry[]): Promise<void> {
    waiting = await store.remove(new Set(entries.map(({ id }) => id)))
  }

  async function flush(): Promise<void> {
    if (sending) return
    sending = true
    try {
      for (let batch = waiting.slice(0, batchSize); batch.length > 0; batch = waiting.slice(0, batchSize)) {
        await send(batch)
        await taken(batch)
      }
      failed = false
    } catch {
      // After a failed request, storing a new log entry sends nothing, even if the entry reports an error. The next
      // call of `tick` tries to send all stored entries.
      failed = true
    } finally {
      sending = false
    }
  }

  return {
    add(event, at = now()) {
      const told = cut(event)
      const same = JSON.stringify(told)
      if (same === previous) return Promise.resolve()
      previous = same
      const entry = { id: newId(), event_time: at.toISOString(), ...told }
      unkept.add(entry)
      return inTurn(async () => {
        waiting = await store.append(entry)
        unkept.delete(entry)
        if (!failed && (waiting.length >= full || entry.event_state >= eventStates.error)) void flush()
      })
    },
    async tick() {
      await inTurn(async () => {
        waiting = await store.read()
      })
      if (failed || waiting.length >= worthSending) await flush()
    },
    leave() {
      const all = [...waiting, ...unkept].filter(({ id }) => !leaving.has(id)).slice(0, batchSize)
      if (all.length === 0) return
      for (const { id } of all) leaving.add(id)
      const answered = () => {
        for (const { id } of all) leaving.delete(id)
      }
      sendLeaving(all)
        .then(() => inTurn(() => taken(all)))
        .then(answered, answered)
    },
  }
}
