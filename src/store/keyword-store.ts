/** Stores keyword results in the browser by kind of place; the caching rules are in `keyword-cache.ts`. */
import * as z from 'zod/mini'
import { deviceValues } from '#store/key-value.ts'

const keyOf = (kind: string) => `keywords:${kind}`

/** The stored record, not validated; null if missing or storage is blocked. */
export function readKeywords(kind: string): Promise<unknown> {
  return deviceValues().read(keyOf(kind), z.unknown())
}

/** Stores the record. If storage is blocked, the next visit requests the results again. */
export function writeKeywords(kind: string, record: unknown): Promise<void> {
  return deviceValues().write(keyOf(kind), record)
}
