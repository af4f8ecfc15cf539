/**
 * Stores the ticket that a guest's server-rendered page shows. In some cases nothing is stored, for example if this
 * device already stores the ticket; `keepFirstTicket` lists these cases.
 */
import * as z from 'zod/mini'
import {
  askToPersist,
  ForgottenTickets,
  keys,
  offeredPrefix,
  rememberedPart,
  ticketPrefix,
} from '#store/browser-store.ts'
import { deviceKey } from '#store/device-id.ts'
import { flagCookie } from '#store/flag-cookie.ts'
import { draftPrefix } from '#store/kept-draft.ts'
import { deviceValues, type KeyValue } from '#store/key-value.ts'

interface FirstTicket {
  sessionUnique: string
  booking: unknown
  /** Whether to store the ticket. If it is false, only the drafts of the forms in `drafts` are deleted. */
  isWorthKeeping: boolean
  /** Names of the forms whose drafts are deleted. */
  drafts: readonly string[]
}

/**
 * Stores the ticket that a guest's server-rendered page shows, if `isWorthKeeping` is true, and deletes the drafts, in
 * one transaction. Resolves to an object whose `wasOffered` tells whether installing the app was offered before. In the
 * following cases it changes nothing and resolves to null:
 *
 * - This device already stores the ticket. The stored copy may be newer than the page.
 * - A user is signed in on this device, or the web tier has not received the latest sign-in or
 *   sign-out.
 * - This device has a device ID. The page may have been requested with another ID, and then the
 *   gateway may have returned less of the booking (docs/decisions/0029-one-device.md).
 * - A sign-out has deleted the ticket from this device.
 * - The device's storage fails or has another format version, or it failed to store one of the values that this
 *   function reads, which is therefore only in memory.
 */
export async function keepFirstTicket(
  { sessionUnique, booking, isWorthKeeping, drafts }: FirstTicket,
  values: KeyValue = deviceValues(),
): Promise<{ wasOffered: boolean } | null> {
  const key = ticketPrefix + sessionUnique
  let wasOffered = false
  const isDone = await values.changeAll(
    [key, keys.token, keys.untold, deviceKey, `${offeredPrefix}install`, keys.forgotten],
    ([ticket, token, untold, device, offered, forgotten]) => {
      if ([ticket, token, untold, device].some((value) => value !== undefined)) return null
      if (z.safeParse(ForgottenTickets, forgotten).data?.includes(rememberedPart(sessionUnique))) return null
      wasOffered = offered === true
      const ended = Object.fromEntries(drafts.map((form) => [draftPrefix + form, null]))
      return isWorthKeeping ? { ...ended, [key]: { savedAt: new Date().toISOString(), booking } } : ended
    },
  )
  if (!isDone) return null
  if (isWorthKeeping) {
    // Once the device stores its first ticket, the browser is asked not to evict its data. The number of stored tickets
    // shows whether a ticket is the first. The cookie `has-ticket` does not, because it remains after the browser has
    // evicted the tickets.
    void values.list(ticketPrefix).then((all) => {
      if (all.length === 1) void askToPersist()
    })
    document.cookie = flagCookie('has-ticket', true)
  }
  return { wasOffered }
}
