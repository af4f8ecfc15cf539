/** URLs of the public activity pages and of the package selection page, with day and party as query parameters. */
import { type Party, partyFields } from '#activity/party.ts'

export const popularAddress = '/activity/popular/'
export const locationsAddress = '/activity/locations/'

export const locationAddress = (id: string) => `/activity/location-detail/${encodeURIComponent(id)}/`

/**
 * Path of an activity's page; if the ID of a departure (`organization`) is given, the page opens with that departure
 * chosen.
 */
export const activityAddress = (id: string, organization?: string) =>
  `/activity/detail/${encodeURIComponent(id)}/${organization === undefined ? '' : `${encodeURIComponent(organization)}/`}`

interface ReservationStart {
  party?: Party | undefined
  /** ID of the chosen departure; null or undefined if none is chosen. */
  organization?: string | null | undefined
  /** Plain date of the departure or of the search. Without this field, the page loads only the next departures. */
  day?: string | undefined
  /** ID of the search session in which the packages are requested. */
  session?: string | null | undefined
}

/**
 * Names of the query parameters for the chosen departure, its day and the search session; `partyFields` makes the query
 * parameters for the party. In the URL of an activity's page, the ID of the departure is not in the query but in the
 * path.
 */
export const reservationParams = {
  organization: 'organization_id',
  day: 'departure_date',
  session: 'session_unique',
} as const

function query({ party, day, session }: ReservationStart): URLSearchParams {
  const { day: dayParam, session: sessionParam } = reservationParams
  return new URLSearchParams({
    ...(day && { [dayParam]: day }),
    ...(party && partyFields(party)),
    ...(session && { [sessionParam]: session }),
  })
}

const withQuery = (path: string, params: URLSearchParams) => (params.size > 0 ? `${path}?${params}` : path)

/**
 * Returns the URL of an activity's page; a chosen departure is part of its path, day and party are query parameters.
 */
export function detailPath(activity: string, start: ReservationStart = {}): string {
  return withQuery(activityAddress(activity, start.organization ?? undefined), query(start))
}

/** Returns the URL of the page on which date, party and package are chosen. */
export function roomSelectionPath(activity: string, start: ReservationStart = {}): string {
  const params = query(start)
  if (start.organization) params.set(reservationParams.organization, start.organization)
  return withQuery(`/activity/room-selection/${encodeURIComponent(activity)}/`, params)
}

/**
 * Returns the URL of the results for a category or a location. If `start` has a search session, the URL contains that
 * session. Otherwise `loadActivitySearch` starts the search when the URL is opened.
 */
export function scopeResultsPath(
  scope: { category_id: string } | { location_id: string },
  start: ReservationStart = {},
): string {
  return `/activity/search/?${new URLSearchParams([...Object.entries(scope), ...query(start)])}`
}
