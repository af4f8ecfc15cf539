/** Stores the ticket that a document shows on a device without stored data that would need to be compared with it. */
import { askToPersist, keys, offeredPrefix, ticketPrefix } from '#store/browser-store.ts'
import { deviceKey } from '#store/device-id.ts'
import { draftPrefix } from '#store/kept-draft.ts'
import { deviceValues, type KeyValue } from '#store/key-value.ts'
import { ticketCookie } from '#store/ticket-cookie.ts'

interface FirstTicket {
  sessionUnique: string
  booking: unknown
  /** False to delete the drafts only. */
  isWorthKeeping: boolean
  /** Names of the forms whose drafts are deleted. */
  drafts: readonly string[]
}

/**
 * Stores the ticket of a guest's document in one transaction. Resolves to whether installing was offered before.
 * Resolves to null and changes nothing if
 *
 * - the device has a copy of the ticket, which may be newer than the document and whose state must be compared,
 * - the device has a sign-in, or a sign-out that the web tier does not know,
 * - the device has an id: the document may have been loaded with another id, which may see less
 *   (docs/decisions/0029-one-device.md),
 * - the storage fails.
 */
export async function keepFirstTicket(
  { sessionUnique, booking, isWorthKeeping, drafts }: FirstTicket,
  values: KeyValue = deviceValues(),
): Promise<{ wasOffered: boolean } | null> {
  const key = ticketPrefix + sessionUnique
  let wasOffered = false
  const isDone = await values.changeAll(
    [key, keys.token, keys.untold, deviceKey, `${offeredPrefix}install`],
    ([ticket, token, untold, device, offered]) => {
      if ([ticket, token, untold, device].some((value) => value !== undefined)) return null
      wasOffered = offered === true
      const ended = Object.fromEntries(drafts.map((form) => [draftPrefix + form, null]))
      return isWorthKeeping ? { ...ended, [key]: { savedAt: new Date().toISOString(), booking } } : ended
    },
  )
  if (!isDone) return null
  if (isWorthKeeping) {
    // A first ticket is worth persistent storage. The stored tickets are counted, because the ticket cookie remains
    // after storage was evicted.
    void values.list(ticketPrefix).then((all) => {
      if (all.length === 1) void askToPersist()
    })
    document.cookie = ticketCookie(true)
  }
  return { wasOffered }
}
