/**
 * Merges message catalogues across a deployment. Updates are optional, so code of the previous release may run with the
 * new catalogue: messages that only the older code uses are kept in addition to the new ones.
 */
import * as z from 'zod/mini'

const Catalog = z.looseObject({ messages: z.record(z.string(), z.unknown()) })

/**
 * Returns the newer catalogue plus the messages that only the older catalogue has. Returns `newer` unchanged if the
 * result would have more than twice as many messages as `newer`, or if either catalogue is invalid.
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
