/** Addresses of the public pages of activities, and of the choice of a package, which carry day and party along. */
import { type Party, partyFields } from '#activity/party.ts'

export const popularAddress = '/activity/popular/'
export const locationsAddress = '/activity/locations/'

export const locationAddress = (id: string) => `/activity/location-detail/${encodeURIComponent(id)}/`

/** The page of an activity; with an organization (departure) chosen, if one is given. */
export const activityAddress = (id: string, organization?: string) =>
  `/activity/detail/${encodeURIComponent(id)}/${organization === undefined ? '' : `${encodeURIComponent(organization)}/`}`

interface ReservationStart {
  party?: Party | undefined
  /** ID of the chosen departure. */
  organization?: string | null | undefined
  /** Day of the departure, or the searched day, as a plain date: without it only the next departures are known. */
  day?: string | undefined
  /** Session of the search, which the packages are asked for with. */
  session?: string | null | undefined
}

/** Names of the parameters besides those of the party. */
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

/** The page of an activity; a chosen departure is part of its path. */
export function detailPath(activity: string, start: ReservationStart = {}): string {
  return withQuery(activityAddress(activity, start.organization ?? undefined), query(start))
}

/** The choice of date, party and package as a page of its own. */
export function roomSelectionPath(activity: string, start: ReservationStart = {}): string {
  const params = query(start)
  if (start.organization) params.set(reservationParams.organization, start.organization)
  return withQuery(`/activity/room-selection/${encodeURIComponent(activity)}/`, params)
}

/** The results of a category or a location, for which `loadActivitySearch` starts a search. */
export function scopeResultsPath(
  scope: { category_id: string } | { location_id: string },
  start: ReservationStart = {},
): string {
  return `/activity/search/?${new URLSearchParams([...Object.entries(scope), ...query(start)])}`
}
