/**
 * Catalogues across a deploy. An update is offered, never forced, so code of the last release may run with the texts of
 * this one for a while: under a new catalogue stay the texts that only the older code asks for.
 */
import * as z from 'zod/mini'

const Catalog = z.looseObject({ messages: z.record(z.string(), z.unknown()) })

/** The newer catalogue over the older one's texts; the newer alone where they would pile up or either can't be read. */
export function unionOf(older: unknown, newer: unknown): unknown {
  const [before, after] = [z.safeParse(Catalog, older), z.safeParse(Catalog, newer)]
  if (!before.success || !after.success) return newer
  const messages = { ...before.data.messages, ...after.data.messages }
  const own = Object.keys(after.data.messages).length
  return Object.keys(messages).length > 2 * own ? newer : { ...after.data, messages }
}

/** Addresses of the kept catalogues of the same language but another version than `address`. */
export function otherVersions(address: string, kept: readonly string[]): string[] {
  const { pathname } = new URL(address)
  return kept.filter((one) => new URL(one).pathname === pathname && one !== address)
}
