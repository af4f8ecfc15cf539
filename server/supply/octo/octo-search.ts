/**
 * Searches the activities of a location or category, a few at a time. Activities for which the OCTO server does not
 * respond by the deadline are left out.
 */
import pLimit from 'p-limit'
import { byPrice } from '#server/supply/activity/activity-offers.ts'
import { placesFor } from '#server/supply/activity/activity-parties.ts'
import { inResultOrder } from '#server/supply/activity/activity-result-order.ts'
import type { ActivityParty, ActivityResult } from '#server/supply/activity/activity-supply.ts'
import { answerAges, type Availabilities } from '#server/supply/octo/octo-availability.ts'
import { byStart, departureOf } from '#server/supply/octo/octo-departures.ts'
import { isBookable, offerOf, type OptionParty, optionsFor } from '#server/supply/octo/octo-offers.ts'
import { octoPatience } from '#server/supply/octo/octo-patience.ts'
import type { OctoActivity } from '#server/supply/octo/octo-product.ts'
import type { OctoCalendarDay } from '#server/supply/octo/octo-schemas.ts'
import { quantitiesOf } from '#server/supply/octo/octo-units.ts'
import { dayOf, plainDate, todayInTurkey } from '#server/runtime/plain-days.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { type SupplyCall, SupplyFailure, timeLeft } from '#server/supply/supply-call.ts'

/**
 * Maximum number of activities that one search reads at a time. Without this limit, one search could fill the queue of
 * reads and delay other searches.
 */
const atOnce = 12
/** A search also looks for free places on later dates, up to this number of days after the searched date. */
const daysAhead = 45
/** Maximum number of later dates that a result shows; these dates have enough free places for the party. */
const shownNext = 3

interface SearchedDay {
  date: string
  party: ActivityParty
  now: Date
}

/** A `SearchedDay` with `lastDate`, the last plain date on which the search looks for free places. */
interface SearchedUntil extends SearchedDay {
  lastDate: string
}

function lastDateOf({ date, now }: SearchedDay): string {
  const ahead = plainDate((dayOf(date) ?? 0) + daysAhead)
  const lastOnSale = lastDayOnSale(plainDate(todayInTurkey(now)))
  return ahead < lastOnSale ? ahead : lastOnSale
}

const isFree = ({ available, status, vacancies }: OctoCalendarDay, places: number): boolean =>
  available && status !== 'CLOSED' && status !== 'SOLD_OUT' && (typeof vacancies !== 'number' || vacancies >= places)

async function resultOf(
  from: Availabilities,
  activity: OctoActivity,
  options: readonly OptionParty[],
  { date, party, now, lastDate }: SearchedUntil,
  signal: AbortSignal,
): Promise<ActivityResult> {
  const days = { from: date, to: lastDate }
  const asked = options.map((one) => ({
    ...one,
    call: { product: activity.id, option: one.option.id, units: quantitiesOf(one.groups) },
  }))
  const found = await Promise.all(
    asked.map(async ({ option, groups, call }) => {
      const calendar = await from.calendar(call, days, signal)
      const free = calendar.filter((day) => isFree(day, placesFor(groups))).map(({ localDate }) => localDate)
      const times = free.includes(date)
        ? await from.list(call, { from: date, to: date }, answerAges.search, signal)
        : []
      return { groups, free, times: times.map((availability) => ({ option, availability, forParty: true })) }
    }),
  )
  const groupsOf = new Map(options.map(({ option, groups }) => [option.id, groups]))
  const offers = byStart(found.flatMap(({ times }) => times)).flatMap((times) => {
    const departure = departureOf(activity, times, now.getTime())
    return times.flatMap((time) => {
      const groups = groupsOf.get(time.option.id) ?? []
      if (departure.start.date !== date || !isBookable(time, groups, now.getTime())) return []
      return offerOf(activity, departure, time, { party, groups }) ?? []
    })
  })
  const [cheapest] = offers.toSorted(byPrice)
  const next = [...new Set(found.flatMap(({ free }) => free))].filter((day) => day > date).toSorted()
  return { summary: activity.summary, offer: cheapest ?? null, nextDates: next.slice(0, shownNext) }
}

interface SearchOutcome {
  results: ActivityResult[]
  /** Number of activities that `results` lacks because their search failed. */
  missing: number
}

/**
 * Searches each of the given activities for its cheapest offer to the party on the searched date, and for later dates
 * with free places. Leaves out activities that do not accept the party. Rejects with `SupplyFailure` if the search
 * failed for at least one activity and succeeded for none.
 */
export async function searchOcto(
  from: Availabilities,
  activities: readonly OctoActivity[],
  searched: SearchedDay,
  call: SupplyCall,
): Promise<SearchOutcome> {
  const time = Math.max(0, Math.floor(timeLeft(call) - octoPatience.searchSpare))
  const end = AbortSignal.any([call.signal, AbortSignal.timeout(time)])
  const asked = activities.flatMap((activity) => {
    const options = optionsFor(activity, searched.party)
    return Array.isArray(options) && options.length > 0 ? [{ activity, options }] : []
  })
  const limit = pLimit(atOnce)
  const until = { ...searched, lastDate: lastDateOf(searched) }
  const settled = await Promise.allSettled(
    asked.map(async ({ activity, options }) =>
      limit(async () => {
        if (end.aborted) throw new SupplyFailure('The search has ended')
        return resultOf(from, activity, options, until, end)
      }),
    ),
  )
  const results: ActivityResult[] = []
  let failure: SupplyFailure | undefined
  let missing = 0
  for (const one of settled) {
    if (one.status === 'fulfilled') results.push(one.value)
    else if (one.reason instanceof SupplyFailure) {
      failure = one.reason
      missing += 1
    } else throw one.reason
  }
  if (failure && results.length === 0) throw failure
  return { results: inResultOrder(results), missing }
}
