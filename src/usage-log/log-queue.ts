/**
 * The queue of the usage log (docs/product/frame.md#usage-log): every entry is kept on the device before it is sent and
 * forgotten after the gateway took it. What is sent twice, by two tabs or after a lost answer, has the same id.
 */
import { batchSize, entryLimits, eventStates, type LogEntry } from '#contract/usage-log.ts'
import type { LogStore } from '#store/log-store.ts'

/** Milliseconds between two timed sends. */
export const interval = 30_000
/** Entries that a timed send wants at least. */
const worthSending = 5
/** Entries at which the queue is sent at once. */
const full = 15

/** An entry before it has an id and a time. */
export type LogEvent = Omit<LogEntry, 'id' | 'event_time'>

export interface LogQueueDeps {
  store: LogStore
  /** Resolves when the gateway took the entries. */
  send: (entries: LogEntry[]) => Promise<void>
  /** The same for a page that is being left: begins at once and outlives the page. */
  sendLeaving: (entries: LogEntry[]) => Promise<void>
  now: () => Date
  newId: () => string
}

export interface LogQueue {
  /** Queues an event, unless it is the same as the one before. Resolves when it is kept. */
  add(event: LogEvent): Promise<void>
  /** The timed send. */
  tick(): Promise<void>
  /** The page is hidden: what waits is sent on its way out. */
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
  /** What waits on the device, as far as this tab knows. */
  let waiting: LogEntry[] = []
  /** What is not on the device yet. */
  const unkept = new Set<LogEntry>()
  /** What a leaving page has sent and no answer came for yet. */
  const leaving = new Set<string | undefined>()
  let previous = ''
  let sending = false
  let failed = false
  let work: Promise<unknown> = store.read().then((kept) => (waiting = kept))

  /** Runs one after the other, so that entries keep their order. */
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
      // What could not be sent waits for the next interval, however urgent what comes meanwhile.
      failed = true
    } finally {
      sending = false
    }
  }

  return {
    add(event) {
      const told = cut(event)
      const same = JSON.stringify(told)
      if (same === previous) return Promise.resolve()
      previous = same
      const entry = { id: newId(), event_time: now().toISOString(), ...told }
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
