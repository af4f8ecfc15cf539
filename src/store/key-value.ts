/** Values by key, parsed on reading. Where storage is blocked, full, damaged or silent, memory serves until the page goes. */
import * as z from 'zod/mini'
import { type Database, indexedDatabase } from '#store/indexed-database.ts'

export interface KeyValue {
  /** Null for what is absent or no longer fits its schema. */
  read: <S extends z.ZodMiniType>(key: string, schema: S) => Promise<z.infer<S> | null>
  /** Null deletes. Never rejects. */
  write: (key: string, value: unknown) => Promise<void>
  /** Changes a value in one transaction and answers what it became; `change` gets null where a read would. Never rejects. */
  update: <S extends z.ZodMiniType>(
    key: string,
    schema: S,
    change: (value: z.infer<S> | null) => z.infer<S>,
  ) => Promise<z.infer<S>>
  /** Keys that begin with `prefix`, of the database and of memory. */
  list: (prefix: string) => Promise<string[]>
}

/** Version of what the records mean. A rule that changes it says here what becomes of the older ones. */
const storeVersion = 1
const versionKey = 'store-version'
/** What a store of another version keeps: who the traveller is, how they read, and their tickets; all parsed on reading. */
const lasting =
  /^(auth-token|uuid|device-told|country_code|currency_code|diji_language|own-settings|documents-untold|ticket:.*)$/
/** Longest wait for storage, in milliseconds: browsers are known to leave requests without an answer. */
const patience = 3000

function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('storage gave no answer')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Forgets what a release with other records left behind, newer ones included: a deploy can be taken back. */
async function bringToVersion(database: Database): Promise<void> {
  const found = await database.get(versionKey)
  if (found === storeVersion) return
  if (found !== undefined) {
    for (const key of await database.keys()) if (!lasting.test(key)) await database.delete(key)
  }
  await database.set(versionKey, storeVersion)
}

/** Opens the values of `database`. Reading and writing never reject. */
export function openKeyValue(database: Database = indexedDatabase()): KeyValue {
  const memory = new Map<string, unknown>()
  let ready: Promise<void> | undefined
  /** `work` on the database, or `fallback` where the database does not do it. */
  async function attempt<T>(work: () => Promise<T>, fallback: () => T): Promise<T> {
    ready ??= within(bringToVersion(database)).catch(() => undefined)
    await ready
    try {
      return await within(work())
    } catch {
      return fallback()
    }
  }
  const parse = <S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> | null => {
    const parsed = z.safeParse(schema, value)
    return parsed.success ? parsed.data : null
  }
  return {
    async read(key, schema) {
      const known = memory.get(key)
      return parse(
        schema,
        known === undefined
          ? await attempt(
              () => database.get(key),
              () => undefined,
            )
          : known,
      )
    },
    async write(key, value) {
      await attempt(
        async () => {
          await (value === null ? database.delete(key) : database.set(key, value))
          memory.delete(key)
        },
        () => void memory.set(key, value),
      )
    },
    async update(key, schema, change) {
      const ofMemory = () => {
        const next = change(parse(schema, memory.get(key)))
        memory.set(key, next)
        return next
      }
      if (memory.has(key)) return ofMemory()
      return attempt(async () => {
        const result: { next?: z.infer<typeof schema> } = {}
        await database.update(key, (value) => (result.next = change(parse(schema, value))))
        if (!('next' in result)) throw new Error('the update did not run')
        return result.next
      }, ofMemory)
    },
    async list(prefix) {
      const stored = await attempt(
        () => database.keys(),
        () => [],
      )
      const gone = (key: string) => memory.get(key) === null
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix) && !gone(key))
    },
  }
}

let shared: KeyValue | undefined

/** The values of this browser, opened once a page. */
export function deviceValues(): KeyValue {
  return (shared ??= openKeyValue())
}
