/**
 * Merges the message catalogues of two releases. Travellers decide when to update, so code of the previous release may
 * run with the new catalogue. Therefore the messages that only the older catalogue has are kept.
 */
import * as z from 'zod/mini'

const Catalog = z.looseObject({ messages: z.record(z.string(), z.unknown()) })

/**
 * Returns `newer` plus the messages that only `older` has. Returns `newer` unchanged if either catalogue is invalid, or
 * if the result would have more than twice as many messages as `newer`.
 */
export function unionOf(older: unknown, newer: unknown): unknown {
  const [before, after] = [z.safeParse(Catalog, older), z.safeParse(Catalog, newer)]
  if (!before.success || !after.success) return newer
  const messages = { ...before.data.messages, ...after.data.messages }
  const own = Object.keys(after.data.messages).length
  return Object.keys(messages).length > 2 * own ? newer : { ...after.data, messages }
}

/** Returns the URLs of cached catalogues of the same language as the URL `address` but of another version. */
export function otherVersions(address: string, kept: readonly string[]): string[] {
  const { pathname } = new URL(address)
  return kept.filter((one) => new URL(one).pathname === pathname && one !== address)
}
