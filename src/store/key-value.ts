/**
 * Key-value storage that validates values by a schema when they are read. If the browser's storage is blocked, full,
 * damaged or does not respond, values are kept in memory until the page closes.
 */
import * as z from 'zod/mini'
import { type Database, indexedDatabase } from '#store/indexed-database.ts'

export interface KeyValue {
  /** Returns a value, or null if it is missing or does not match the schema. */
  read: <S extends z.ZodMiniType>(key: string, schema: S) => Promise<z.infer<S> | null>
  /** Writes a value; null deletes it. Never rejects. */
  write: (key: string, value: unknown) => Promise<void>
  /**
   * Changes a value in one transaction and resolves to the new value. `change` receives null if the value is missing or
   * invalid. Never rejects.
   */
  update: <S extends z.ZodMiniType>(
    key: string,
    schema: S,
    change: (value: z.infer<S> | null) => z.infer<S>,
  ) => Promise<z.infer<S>>
  /**
   * In one transaction, reads values from the database and writes the values that `change` returns; resolves to true.
   * Writes nothing and resolves to false if one of these is the case: `change` returns null, the value of one of `keys`
   * is kept in memory, the database fails, or the database has another format version than `storeVersion`. Never
   * rejects.
   */
  changeAll: (
    keys: readonly string[],
    change: (values: unknown[]) => Record<string, unknown> | null,
  ) => Promise<boolean>
  /** Returns the keys that begin with `prefix`, from the database and from memory. */
  list: (prefix: string) => Promise<string[]>
}

/** Version of the format of stored values. Whoever increases it must define here what happens to older values. */
const storeVersion = 1
const versionKey = 'store-version'
/**
 * Matches the keys of values that are kept when the format version changes. They are the sign-in token, the device ID,
 * two records of whether the web tier has received them, the settings, the tickets, and the list of deleted tickets.
 * These values are validated whenever they are read.
 */
const lasting =
  /^(auth-token|uuid|device-told|(country|currency)_code|diji_language|own-settings|documents-untold|ticket:.*|forgotten-tickets)$/
/** Timeout of a storage request in milliseconds; in some browsers, a request may never complete. */
const patience = 3000

function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('storage gave no answer')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Deletes the stored values, except those that `lasting` matches, if their format version is not `storeVersion`. Values
 * of a newer version are deleted too, because a deploy can be rolled back.
 */
async function bringToVersion(database: Database): Promise<void> {
  const found = await database.get(versionKey)
  if (found === storeVersion) return
  if (found !== undefined) {
    for (const key of await database.keys()) if (!lasting.test(key)) await database.delete(key)
  }
  await database.set(versionKey, storeVersion)
}

/** Creates the storage on `database`. Its reads and writes never reject. */
export function openKeyValue(database: Database = indexedDatabase()): KeyValue {
  const memory = new Map<string, unknown>()
  let ready: Promise<void> | undefined
  /** Runs `work`; if it fails or times out, resolves to the result of `fallback`. */
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
    async changeAll(keys, change) {
      if (keys.some((key) => memory.has(key))) return false
      let changes: Record<string, unknown> | null = null
      const work = database.changeAll([versionKey, ...keys], ([found = storeVersion, ...values]) => {
        changes = found === storeVersion ? change(values) : null
        return changes ? { [versionKey]: storeVersion, ...changes } : {}
      })
      return within(work).then(
        () => changes !== null,
        () => false,
      )
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

/** Returns this browser's storage, which is opened once per page. */
export function deviceValues(): KeyValue {
  return (shared ??= openKeyValue())
}
