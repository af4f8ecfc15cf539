/**
 * Stores the results of place searches in the browser, by kind of place; the caching rules are in
 * `src/booking/places/keyword-cache.ts`.
 */
import * as z from 'zod/mini'
import { deviceValues } from '#store/key-value.ts'

const keyOf = (kind: string) => `keywords:${kind}`

/**
 * Returns the stored results of place searches without validating them; resolves to undefined if there are none, for
 * example because storage is blocked.
 */
export function readKeywords(kind: string): Promise<unknown> {
  return deviceValues().read(keyOf(kind), z.unknown())
}

/**
 * Stores the results of place searches. If the browser's storage is blocked, they are lost when the page closes, and
 * the next visit requests them again.
 */
export function writeKeywords(kind: string, record: unknown): Promise<void> {
  return deviceValues().write(keyOf(kind), record)
}
