/** Where the browser keeps what keywords found, by the kind of place; the rules are those of `keyword-cache.ts`. */
import * as z from 'zod/mini'
import { deviceValues } from '#store/key-value.ts'

const keyOf = (kind: string) => `keywords:${kind}`

/** The stored record as it is, null where there is none or storage is blocked. */
export function readKeywords(kind: string): Promise<unknown> {
  return deviceValues().read(keyOf(kind), z.unknown())
}

/** Stores the record. Blocked storage only means that the next visit asks again. */
export function writeKeywords(kind: string, record: unknown): Promise<void> {
  return deviceValues().write(keyOf(kind), record)
}
