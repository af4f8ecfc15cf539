/** Stores the ticket of a document on a device that has nothing yet with which the document would have to be compared. */
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
  /** Forms whose drafts the ticket ends. */
  drafts: readonly string[]
}

/**
 * Stores what a guest's document shows, in one transaction. Resolves to whether installing was offered before, or to null
 * with nothing changed if
 *
 * - there is a copy, which may be newer than the document, and tells whether the state of the booking is news,
 * - the device has a sign-in, or a sign-out that documents do not know,
 * - the device has an id: that of documents may be another one, which sees less (docs/decisions/0029-one-device.md),
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
    // A first ticket is worth persistent storage. The cookie does not tell: it outlives one that was evicted.
    void values.list(ticketPrefix).then((all) => {
      if (all.length === 1) void askToPersist()
    })
    document.cookie = ticketCookie(true)
  }
  return { wasOffered }
}
