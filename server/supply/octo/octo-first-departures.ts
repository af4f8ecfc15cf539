/** Finds the first departures of an activity with few requests and small responses. */
import type { ActivityDeparture } from '#server/supply/activity/activity-supply.ts'

/** Days that the first request covers; each further request covers twice as many as the one before. */
const firstDays = 2

/**
 * Returns the first departures on the given `days`, in order, without closed departures. Requests some of the days at a
 * time until `most` departures are found or no day is left. The last request may find more than `most`; they are all
 * returned.
 */
export async function firstDepartures(
  days: readonly string[],
  most: number,
  list: (days: { from: string; to: string }) => Promise<ActivityDeparture[]>,
): Promise<ActivityDeparture[]> {
  const found: ActivityDeparture[] = []
  let asked = 0
  for (let count = firstDays; asked < days.length && found.length < most; count *= 2) {
    const some = days.slice(asked, asked + count)
    const [from, to] = [some[0], some.at(-1)]
    if (from === undefined || to === undefined) break
    found.push(...(await list({ from, to })).filter(({ status }) => status !== 'CLOSED'))
    asked += count
  }
  return found
}
