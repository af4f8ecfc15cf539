/** The next journey: of the account for a signed-in traveller, otherwise of the tickets stored on this device. */
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { accountLists } from '#profile/products/all-account-lists.ts'
import { everyKeptTicket } from '#profile/tickets/kept-tickets.ts'
import { istanbulTime, type Journey, type TicketLine } from '#profile/tickets/ticket-line.ts'
import type { Store } from '#store/store.ts'

/** A journey with the address of its ticket. */
export interface NextJourney extends Journey {
  to: string
}

/**
 * The first journey after `now`, otherwise the last one that departed today, because its ticket is needed on the way.
 */
export function nextJourney(lines: readonly TicketLine[], now: Date): NextJourney | null {
  const here = istanbulTime(now)
  const journeys = lines
    .filter(({ state }) => state === 'ticketed' || state === 'reserved')
    .flatMap(({ to, journeys: own }) => own.map((journey) => ({ to, ...journey })))
    .toSorted((a, b) => instantOf(a).localeCompare(instantOf(b)))
  // A journey without a time counts as the whole day.
  const coming = journeys.find((journey) =>
    journey.time ? instantOf(journey) >= here : journey.date >= here.slice(0, 10),
  )
  return coming ?? journeys.findLast(({ date }) => date === here.slice(0, 10)) ?? null
}

const instantOf = ({ date, time }: Journey) => `${date} ${time ?? ''}`

/** The next journey of the tickets stored on this device; null on the server, which has no access to it. */
export async function keptJourney(store: Store, now: Date): Promise<NextJourney | null> {
  return nextJourney(await everyKeptTicket((await store.tickets()) ?? []), now)
}

/**
 * The account's next journey for a signed-in traveller; the stored tickets' for a guest, or if the account's tickets
 * can't be loaded.
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
