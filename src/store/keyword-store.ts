/** Where the browser keeps what airport keywords found; the rules are those of `airport-keyword-cache.ts`. */
import * as z from 'zod/mini'
import { deviceValues } from '#store/key-value.ts'

const key = 'airport-keywords'

/** The stored record as it is, null where there is none or storage is blocked. */
export function readKeywords(): Promise<unknown> {
  return deviceValues().read(key, z.unknown())
}

/** Stores the record. Blocked storage only means that the next visit asks again. */
export function writeKeywords(record: unknown): Promise<void> {
  return deviceValues().write(key, record)
}
