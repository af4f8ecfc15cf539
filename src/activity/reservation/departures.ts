/** Which departure (organization date) is offered and chosen. Days are plain dates. */
import type { LoadedDates } from '#activity/reservation/dates-route.ts'
import type { OrganizationDate } from '#contract/activity-parts.ts'
import { addDays } from '#contract/calendar-date.ts'
import { addMonths } from '#contract/calendar-months.ts'

/** Most days between the ends of one call for departures (`activityDatesQuery`). */
const longestWindow = 92

/** The earliest day that one call for the departures up to a day includes. */
export const earliestBefore = (day: string, today: string): string => {
  const first = addDays(day, -longestWindow)
  return first < today ? today : first
}

/** How many days of departures a page has from the beginning; without scripts it lists them. */
export const listedDays = 45

export const isBookable = ({ status }: OrganizationDate): boolean => status !== 'SOLD_OUT' && status !== 'CLOSED'

/** The departure with the ID; without one the first bookable one from the day on, or else the last one before it. */
export function chooseDeparture(
  dates: readonly OrganizationDate[],
  { organization, day }: { organization?: string | null | undefined; day?: string | null | undefined },
): OrganizationDate | undefined {
  const named = organization ? dates.find(({ id }) => id === organization) : undefined
  return named ?? firstFrom(dates, day ?? '') ?? dates.findLast(isBookable)
}

/** The first bookable departure from the day on. */
export const firstFrom = (dates: readonly OrganizationDate[], day: string): OrganizationDate | undefined =>
  dates.find((date) => isBookable(date) && date.start_date >= day)

/** All departures once, in order; those of `later` replace earlier ones with the same ID. */
export function mergeDepartures(
  earlier: readonly OrganizationDate[],
  later: readonly OrganizationDate[],
): OrganizationDate[] {
  const byId = new Map([...earlier, ...later].map((date) => [date.id, date]))
  const start = ({ start_date, time }: OrganizationDate) => `${start_date} ${time ?? ''}`
  return [...byId.values()].toSorted((a, b) => (start(a) < start(b) ? -1 : 1))
}

/** Departures that were loaded for a party, and the months (YYYY-MM) of which all are there. */
export interface LoadedDepartures {
  /** The party, as in the query. */
  people: string
  months: readonly string[]
  dates: readonly OrganizationDate[]
  /** Whether the last call for this party failed. */
  failed: boolean
}

/** Departures without prices, which are those of another party. */
export const unpriced = (dates: readonly OrganizationDate[]): OrganizationDate[] =>
  dates.map((date) => ({ ...date, price: null, adult_price: null }))

/** What is loaded after a reply; a reply for another party than `people` changes nothing. */
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

/** Departures of one day. */
export const onDay = (dates: readonly OrganizationDate[], day: string): OrganizationDate[] =>
  dates.filter(({ start_date }) => start_date === day)

/** The days that are asked for when a month (YYYY-MM) is shown: from its first day or today, as many as one call has. */
export function windowOf(month: string, today: string): { from: string; to: string } {
  const first = `${month}-01`
  const from = first < today ? today : first
  return { from, to: addDays(from, longestWindow) }
}
