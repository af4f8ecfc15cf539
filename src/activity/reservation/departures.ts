/** Which departure (organization date) is offered and chosen. Days are plain dates. */
import type { OrganizationDate } from '#contract/activity-parts.ts'
import { addDays } from '#contract/calendar-date.ts'

/** Most days between the ends of one call for departures (`activityDatesQuery`). */
const longestWindow = 92

/** How many days of departures a page has from the beginning; without scripts it lists them. */
export const listedDays = 45

export const isBookable = ({ status }: OrganizationDate): boolean => status !== 'SOLD_OUT' && status !== 'CLOSED'

/** The departure with the ID; without one the first bookable one from the day on. */
export function chooseDeparture(
  dates: readonly OrganizationDate[],
  { organization, day }: { organization?: string | null | undefined; day?: string | null | undefined },
): OrganizationDate | undefined {
  const named = organization ? dates.find(({ id }) => id === organization) : undefined
  return named ?? dates.find((date) => isBookable(date) && date.start_date >= (day ?? ''))
}

/** All departures once, in order; those of `later` replace earlier ones with the same ID. */
export function mergeDepartures(
  earlier: readonly OrganizationDate[],
  later: readonly OrganizationDate[],
): OrganizationDate[] {
  const byId = new Map([...earlier, ...later].map((date) => [date.id, date]))
  const start = ({ start_date, time }: OrganizationDate) => `${start_date} ${time ?? ''}`
  return [...byId.values()].toSorted((a, b) => (start(a) < start(b) ? -1 : 1))
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
