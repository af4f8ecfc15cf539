/** Loads the data for choosing date and party, for the activity page and the page /activity/room-selection/. */
import { activityCalls } from '#api/activity.ts'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import type { Clock } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { reservationParams } from '#activity/activity-addresses.ts'
import { namesParty, type Party, partyFields, readParty } from '#activity/party.ts'
import {
  chooseDeparture,
  earliestBefore,
  firstFrom,
  listedDays,
  mergeDepartures,
} from '#activity/reservation/departures.ts'
import { SessionUnique } from '#contract/booking.ts'
import type { ActivityDetail } from '#contract/activity-detail.ts'
import type { OrganizationDate } from '#contract/activity-parts.ts'
import { addDays, isPlainDate } from '#contract/calendar-date.ts'

export interface ReservationData {
  detail: ActivityDetail
  /** Departures loaded so far, sorted by date and time. */
  departures: OrganizationDate[]
  /** ID of the chosen departure; null if no departure can be booked. */
  chosen: string | null
  /**
   * Whether `chosen` is another departure than the one that the URL asks for. This is so in two cases. First, the URL
   * contains the ID of a departure that is unknown or can't be booked. Second, the URL contains no such ID but a day,
   * today or later, and no known departure on that day can be booked. If `chosen` is null, this field is false.
   */
  gone: boolean
  party: Party
  /** Whether the URL contains a party. It does if the traveller comes from a search. */
  searched: boolean
  session: string | null
  /**
   * Time at which the data was loaded, in ms since 1970. Server and browser use it, so that they render the same
   * cancellation terms.
   */
  now: number
}

interface Asked {
  activity: string
  organization: string | null
  params: URLSearchParams
  clock: Clock
  signal: AbortSignal
}

interface Days {
  from: string
  to: string
}

/**
 * Returns the departures on the given days, priced for a party. Returns an empty list if the call fails, because the
 * activity's details contain the next departures anyway.
 */
async function departuresOf(api: Api, activity: string, days: Days, party: Party, signal: AbortSignal) {
  const query = { ...days, ...partyFields(party) }
  try {
    return (await activityCalls.dates(api, activity, query, { signal })).results
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

/**
 * Returns whether a departure matches the URL. If the URL has the ID of a departure (`organization`), only the
 * departure with this ID matches. If the URL has only a day, today or later, the departures on this day match. In all
 * other cases, every departure matches.
 */
const isAsked = ({ id, start_date: start }: OrganizationDate, organization: string | null, day: string | null) =>
  organization === null ? day === null || start === day : id === organization

/**
 * Loads an activity with the departures around the one in the URL. Throws a 404 route error for an unknown activity.
 */
export async function loadReservation(api: Api, asked: Asked): Promise<ReservationData> {
  const { activity, organization, params, clock, signal } = asked
  const party = readParty(params)
  const given = params.get(reservationParams.day) ?? ''
  const today = clock.today()
  const day = isPlainDate(given) && given >= today ? given : null
  const from = day ?? today
  const [loaded, around] = await Promise.all([
    activityCalls.detail(api, activity, { signal }).catch(throwRouteError),
    departuresOf(api, activity, { from, to: addDays(from, listedDays) }, party, signal),
  ])
  // The service worker may answer the request for the activity with a copy from its cache. This copy may be some days
  // old and contain past departures, which are left out here.
  const upcoming = loaded.organization_dates.filter(({ start_date: start }) => start >= today)
  const detail = { ...loaded, organization_dates: upcoming }
  const known = mergeDepartures(upcoming, around)
  // If no bookable departure is known on or after the requested day, earlier departures are loaded, and the last
  // bookable one is offered.
  const before =
    day !== null && !firstFrom(known, day)
      ? await departuresOf(api, activity, { from: earliestBefore(day, today), to: day }, party, signal)
      : []
  const departures = mergeDepartures(known, before)
  const chosen = chooseDeparture(departures, { organization, day })
  const session = SessionUnique.safeParse(params.get(reservationParams.session))
  return {
    detail,
    departures,
    chosen: chosen?.id ?? null,
    gone: chosen !== undefined && !isAsked(chosen, organization, day),
    party,
    searched: namesParty(params),
    session: session.success ? session.data : null,
    now: clock.now().getTime(),
  }
}
