/** Selects and merges departures. Their name in the API is organization dates. Days are plain dates. */
import type { LoadedDates } from '#activity/reservation/dates-route.ts'
import type { OrganizationDate } from '#contract/activity-parts.ts'
import { addDays } from '#contract/calendar-date.ts'
import { addMonths } from '#contract/calendar-months.ts'

/** Maximum number of days between the first and the last day of one request for departures (`activityDatesQuery`). */
const longestWindow = 92

/**
 * Returns the first day of a request for departures; `day` is the last day of the request. The request is as long as
 * the backend allows, but does not begin before today.
 */
export const earliestBefore = (day: string, today: string): string => {
  const first = addDays(day, -longestWindow)
  return first < today ? today : first
}

/**
 * Number of days between the first and the last day of a page's first request for departures. The period is longer than
 * a month, because a page without JavaScript can't load the departures of other months afterwards.
 */
export const listedDays = 45

export const isBookable = ({ status }: OrganizationDate): boolean => status !== 'SOLD_OUT' && status !== 'CLOSED'

/**
 * Returns the departure with the given ID if it can be booked; otherwise the first bookable departure on or after the
 * given day; otherwise the last bookable one before that day. If no day is given, the day of the departure with the
 * given ID is used.
 */
export function chooseDeparture(
  dates: readonly OrganizationDate[],
  { organization, day }: { organization?: string | null | undefined; day?: string | null | undefined },
): OrganizationDate | undefined {
  const named = organization ? dates.find(({ id }) => id === organization) : undefined
  if (named && isBookable(named)) return named
  return firstFrom(dates, day ?? named?.start_date ?? '') ?? dates.findLast(isBookable)
}

/** Returns the first bookable departure on or after the given day. */
export const firstFrom = (dates: readonly OrganizationDate[], day: string): OrganizationDate | undefined =>
  dates.find((date) => isBookable(date) && date.start_date >= day)

/**
 * Merges two lists of departures, sorted and without duplicates; a departure in `later` replaces one with the same ID.
 */
export function mergeDepartures(
  earlier: readonly OrganizationDate[],
  later: readonly OrganizationDate[],
): OrganizationDate[] {
  const byId = new Map([...earlier, ...later].map((date) => [date.id, date]))
  const start = ({ start_date, time }: OrganizationDate) => `${start_date} ${time ?? ''}`
  return [...byId.values()].toSorted((a, b) => (start(a) < start(b) ? -1 : 1))
}

/**
 * Departures with their prices for one party, and the months (YYYY-MM) whose departures are all loaded for it. The list
 * also contains departures that were loaded only for another party; they have no prices.
 */
export interface LoadedDepartures {
  /** The party as a query string. */
  people: string
  months: readonly string[]
  dates: readonly OrganizationDate[]
  /** Whether the last request for the departures of this party failed. */
  failed: boolean
}

/**
 * Returns copies of the departures without prices. They replace departures whose prices were loaded for another party.
 */
export const unpriced = (dates: readonly OrganizationDate[]): OrganizationDate[] =>
  dates.map((date) => ({ ...date, price: null, adult_price: null }))

/**
 * Adds the departures of a reply to those loaded earlier (`before`), and returns the result. If the reply is not for
 * the current party (`people`), returns `before` unchanged.
 */
export function withReply(before: LoadedDepartures, reply: LoadedDates, people: string): LoadedDepartures {
  if (reply.people !== people) return before
  const own = before.people === people ? before : { people, months: [], dates: unpriced(before.dates) }
  if (reply.results === null) return { ...own, failed: true }
  const months = [0, 1, 2].map((after) => addMonths(reply.from, after).slice(0, 7))
  return {
    people,
    months: [...own.months, ...months],
    dates: mergeDepartures(own.dates, reply.results),
    failed: false,
  }
}

/** Returns the departures that start on one day. */
export const onDay = (dates: readonly OrganizationDate[], day: string): OrganizationDate[] =>
  dates.filter(({ start_date }) => start_date === day)

/**
 * Returns the days to request when a month (YYYY-MM) is shown: from its first day or today, whichever is later, as many
 * as one request allows.
 */
export function windowOf(month: string, today: string): { from: string; to: string } {
  const first = `${month}-01`
  const from = first < today ? today : first
  return { from, to: addDays(from, longestWindow) }
}
