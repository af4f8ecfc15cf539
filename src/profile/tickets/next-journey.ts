/**
 * Finds the traveller's next booked journey: in the account of a signed-in traveller, otherwise among the tickets
 * stored on this device.
 */
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { istanbulTime } from '#i18n/istanbul-clock.ts'
import { startInIstanbul } from '#i18n/istanbul-time.ts'
import { accountLists } from '#profile/products/all-account-lists.ts'
import { everyKeptTicket } from '#profile/tickets/kept-tickets.ts'
import type { Journey, TicketLine } from '#profile/tickets/ticket-line.ts'
import type { Store } from '#store/store.ts'

/** A journey, with the path of its ticket. */
export interface NextJourney extends Journey {
  to: string
}

/**
 * Returns the next journey of the ticketed and reserved bookings: the earliest one that begins at `now` or later. If
 * there is none, returns a journey that has begun and not ended, because its ticket is needed on the way. If several
 * journeys have begun and not ended, the one that began latest is returned. A journey without a known end counts until
 * the end of the date on which it began. Returns null if there is no such journey either.
 */
export function nextJourney(lines: readonly TicketLine[], now: Date): NextJourney | null {
  const here = istanbulTime(now)
  const today = here.slice(0, 10)
  const journeys = lines
    .filter(({ state }) => state === 'ticketed' || state === 'reserved')
    .flatMap(({ to, journeys: own }) =>
      own.map((journey) => ({ journey: { to, ...journey }, start: startInIstanbul(journey) })),
    )
    .toSorted((a, b) => clockOf(a.start).localeCompare(clockOf(b.start)))
  // If the time of a journey is unknown, the journey counts as not begun until its date is over.
  const coming = journeys.find(({ start }) => (start.time ? clockOf(start) >= here : start.date >= today))
  const left = ({ journey, start }: (typeof journeys)[number]) => {
    const end = endOf(journey)
    return end === null ? start.date === today : end > now.getTime()
  }
  return (coming ?? journeys.findLast(left))?.journey ?? null
}

/**
 * Returns the end of a journey in ms since 1970, or null if it is unknown. An end that is not after the start counts as
 * unknown.
 */
function endOf({ startsAt, endsAt }: Journey): number | null {
  if (!startsAt || !endsAt) return null
  const end = Date.parse(endsAt)
  return end > Date.parse(startsAt) ? end : null
}

const clockOf = ({ date, time }: { date: string; time: string | null }) => `${date} ${time ?? ''}`

/**
 * Returns the next journey among the tickets stored on this device, or null on the server, which has no access to the
 * device.
 */
export async function keptJourney(store: Store, now: Date): Promise<NextJourney | null> {
  return nextJourney(await everyKeptTicket((await store.tickets()) ?? []), now)
}

/**
 * Returns the next journey in the account of a signed-in traveller; products whose tickets can't be loaded are left
 * out. For a guest, or if the tickets of no product can be loaded, returns the next journey among the stored tickets.
 */
export async function loadNextJourney({ context, request }: LoaderFunctionArgs): Promise<NextJourney | null> {
  const store = context.get(storeContext)
  const now = context.get(clockContext).now()
  if ((await store.token()) === null) return keptJourney(store, now)
  const options = { signal: request.signal }
  const asked = Object.values(accountLists).map(async ({ lists }) => {
    const own = await lists().catch(() => null)
    return (
      own &&
      own.tickets(context.get(apiContext), options).catch((error: unknown) => {
        if (error instanceof ApiError) return null
        throw error
      })
    )
  })
  const loaded = await Promise.all(asked)
  if (loaded.every((list) => list === null)) return keptJourney(store, now)
  return nextJourney(
    loaded.flatMap((list) => list ?? []),
    now,
  )
}
