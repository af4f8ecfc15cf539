/** Implements a supplier of activities as a client of an OCTO server (docs/decisions/0036-octo.md). */
import type { Clock } from '#server/runtime/clock.ts'
import type { Log } from '#server/runtime/log.ts'
import type {
  ActivityDeparture,
  ActivityOffer,
  ActivityParty,
  ActivitySupply,
  PartyRefusal,
} from '#server/supply/activity/activity-supply.ts'
import { answerAges, createAvailabilities } from '#server/supply/octo/octo-availability.ts'
import { createOctoBookings } from '#server/supply/octo/octo-bookings.ts'
import { byStart, departureOf, type OptionTime, startOf } from '#server/supply/octo/octo-departures.ts'
import { createOctoHttp, type OctoAccess } from '#server/supply/octo/octo-http.ts'
import { readOctoDeparture, readOctoOffer } from '#server/supply/octo/octo-keys.ts'
import { byPrice } from '#server/supply/activity/activity-offers.ts'
import { isBookable, offerOf, type OptionParty, optionsFor } from '#server/supply/octo/octo-offers.ts'
import { firstDepartures } from '#server/supply/octo/octo-first-departures.ts'
import type { OctoActivity } from '#server/supply/octo/octo-product.ts'
import { createOctoReservations, ownReasons } from '#server/supply/octo/octo-reservations.ts'
import { vouchersOf } from '#server/supply/octo/octo-vouchers.ts'
import { lineOf } from '#server/supply/octo/plain-text.ts'
import { searchOcto } from '#server/supply/octo/octo-search.ts'
import { groupsFor, quantitiesOf, type SoldGroup } from '#server/supply/octo/octo-units.ts'
import { createKeptCatalogue } from '#server/supply/octo/kept-catalogue.ts'
import { dayOf, plainDate, todayInTurkey } from '#server/runtime/plain-days.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { dayOnSale } from '#server/supply/sale-window.ts'

interface OctoDeps {
  access: OctoAccess
  clock: Clock
  log: Log
  /** Returns the time of a monotonic clock in milliseconds, for the ages of cached responses. */
  elapsed?: () => number
  /** Time-out in milliseconds for reading the state of a booking. */
  lookPatience: number
}

const longestPeriod = 92
/**
 * Maximum number of days that one request for availabilities covers. With 80 departures a day, the response for this
 * period stays below the maximum size of a response.
 */
const longestRead = 31
const byOrganiser = { tr: 'Organizatör rezervasyonu iptal etti.', en: 'The organiser cancelled the booking.' }

const groupsByOption = (fitting: OptionParty[] | PartyRefusal): Map<string, SoldGroup[]> =>
  new Map(Array.isArray(fitting) ? fitting.map(({ option, groups }) => [option.id, groups]) : [])

/** Splits a period into periods of at most 31 days, one for each request. */
function readsOf({ from, to }: { from: string; to: string }): { from: string; to: string }[] {
  const [first, last] = [dayOf(from), dayOf(to)]
  if (first === undefined || last === undefined || last - first < longestRead) return [{ from, to }]
  const next = first + longestRead
  return [{ from, to: plainDate(next - 1) }, ...readsOf({ from: plainDate(next), to })]
}

export function createOctoActivities({
  access,
  clock,
  log,
  elapsed = () => performance.now(),
  lookPatience,
}: OctoDeps): ActivitySupply {
  const http = createOctoHttp(access)
  const catalogue = createKeptCatalogue(http, log, elapsed)
  const availabilities = createAvailabilities(http, elapsed)
  const bookings = createOctoBookings(http, lookPatience)

  /**
   * Returns the availabilities of an activity on the given days, each with its option. `parties` maps the ID of an
   * option to the party's travellers, grouped by the option's price units. Availabilities of an option in `parties`
   * include prices for these travellers.
   */
  async function timesOf(
    { id, options }: OctoActivity,
    days: { from: string; to: string },
    parties: ReadonlyMap<string, SoldGroup[]>,
    signal: AbortSignal,
  ): Promise<OptionTime[]> {
    const lists = await Promise.all(
      options.flatMap((option) => {
        const asked = { product: id, option: option.id, units: quantitiesOf(parties.get(option.id) ?? []) }
        const forParty = asked.units.length > 0
        return readsOf(days).map(async (some) => {
          const found = await availabilities.list(asked, some, answerAges.search, signal)
          return found.map((availability) => ({ option, availability, forParty }))
        })
      }),
    )
    return lists.flat()
  }

  /**
   * Returns the days on which an activity is not closed, in order. Always requests the calendar of all days on sale, so
   * that calls for different periods use the same cached response.
   */
  async function openDays({ id, options }: OctoActivity, now: Date, signal: AbortSignal): Promise<string[]> {
    const today = plainDate(todayInTurkey(now))
    const sale = { from: today, to: lastDayOnSale(today) }
    const calendars = await Promise.all(
      options.map(async (option) =>
        availabilities.calendar({ product: id, option: option.id, units: [] }, sale, signal),
      ),
    )
    const open = calendars.flat().filter(({ status }) => status !== 'CLOSED')
    return [...new Set(open.map(({ localDate }) => localDate))].toSorted()
  }

  /**
   * Returns the activity of a departure, and the availabilities of the activity's options at the departure's start
   * time; undefined for an unknown departure.
   */
  async function departureTimes(id: string, parties: ReadonlyMap<string, SoldGroup[]>, signal: AbortSignal) {
    const name = readOctoDeparture(id)
    const activity = name && (await catalogue(signal)).products.get(name.product)
    if (!activity) return undefined
    const { date, time } = name.start
    const found = await timesOf(activity, { from: date, to: date }, parties, signal)
    const times = byStart(found).find(([{ availability }]) => {
      const start = startOf(availability)
      return start.date === date && start.time === time
    })
    return times && { activity, times }
  }

  /** Returns an activity's departure at one start time, and the bookable offers for this departure, cheapest first. */
  function offersAt(
    activity: OctoActivity,
    times: readonly [OptionTime, ...OptionTime[]],
    party: ActivityParty,
    parties: ReadonlyMap<string, SoldGroup[]>,
    now: number,
  ): { departure: ActivityDeparture; offers: ActivityOffer[] } {
    const departure = departureOf(activity, times, now)
    const offers = times.flatMap((time) => {
      const groups = parties.get(time.option.id)
      if (!groups || !isBookable(time, groups, now)) return []
      return offerOf(activity, departure, time, { party, groups }) ?? []
    })
    return { departure, offers: offers.toSorted(byPrice) }
  }

  async function packages(id: string, party: ActivityParty, now: number, signal: AbortSignal) {
    const name = readOctoDeparture(id)
    const activity = name && (await catalogue(signal)).products.get(name.product)
    if (!activity) return undefined
    const fitting = optionsFor(activity, party)
    const parties = groupsByOption(fitting)
    const found = await departureTimes(id, parties, signal)
    if (!found) return undefined
    if (!Array.isArray(fitting)) return { outcome: 'refused' as const, refusal: fitting }
    const { departure, offers } = offersAt(activity, found.times, party, parties, now)
    const offered = new Set(offers.map((offer) => offer.package.id))
    const soldOut = fitting.map(({ option }) => option.shown).filter((one) => !offered.has(one.id))
    return { outcome: 'offered' as const, departure, offers, soldOut }
  }

  /**
   * Returns the first and the last of a period's days that are on sale; undefined if there are none. Days more than
   * `longestPeriod` days after the beginning of the period are left out.
   */
  function daysOnSale({ from, to }: { from: string; to: string }, now: Date) {
    const [first, last] = [dayOf(from), dayOf(to)]
    if (first === undefined || last === undefined) return undefined
    const today = todayInTurkey(now)
    const begin = Math.max(first, today)
    const end = Math.min(last, first + longestPeriod, dayOf(lastDayOnSale(plainDate(today))) ?? last)
    return end < begin ? undefined : { from: plainDate(begin), to: plainDate(end) }
  }

  return {
    simulated: false,
    keepsRecords: true,
    ...createOctoReservations({
      bookings,
      catalogue,
      changed: (product) => availabilities.forget(product),
      clock,
      log,
    }),
    catalogue: {
      categories: async ({ signal }) => (await catalogue(signal)).categories,
      async location(id, { signal }) {
        const location = (await catalogue(signal)).locations.get(id)
        return location && { location, content: [], features: [] }
      },
      activity: async (id, { signal }) => (await catalogue(signal)).activities.get(id)?.detail,
      popularLocations: async ({ signal }) =>
        [...(await catalogue(signal)).locations.values()].toSorted((a, b) => b.activityCount - a.activityCount),
      popularActivities: async ({ signal }) =>
        [...(await catalogue(signal)).activities.values()].map(({ summary }) => summary),
      listed: async (scope, { signal }) => (await catalogue(signal)).inScope(scope)?.map(({ summary }) => summary),
      search: async (keyword, { signal }) => (await catalogue(signal)).search(keyword),
    },
    async search({ scope, date, party }, { now }, call) {
      if (dayOnSale(date, now) === undefined) return []
      const activities = (await catalogue(call.signal)).inScope(scope) ?? []
      const { results, missing } = await searchOcto(availabilities, activities, { date, party, now }, call)
      if (missing > 0) log.warn('octo search left out activities', { missing, asked: activities.length })
      return results
    },
    async departures(id, asked, { now }, { signal }) {
      const activity = (await catalogue(signal)).activities.get(id)
      const days = daysOnSale(asked, now)
      if (!activity || !days) return []
      const list = async (some: { from: string; to: string }) =>
        byStart(await timesOf(activity, some, new Map(), signal)).map((times) =>
          departureOf(activity, times, now.getTime()),
        )
      if (asked.most === undefined) return list(days)
      const within = (await openDays(activity, now, signal)).filter((day) => day >= days.from && day <= days.to)
      return firstDepartures(within, asked.most, list)
    },
    async cheapest(id, asked, party, { now }, { signal }) {
      const activity = (await catalogue(signal)).activities.get(id)
      const days = daysOnSale(asked, now)
      const parties = groupsByOption(activity ? optionsFor(activity, party) : [])
      if (!activity || !days || parties.size === 0) return new Map()
      const found = await timesOf(activity, days, parties, signal)
      const offers = byStart(found).flatMap(
        (times) => offersAt(activity, times, party, parties, now.getTime()).offers[0] ?? [],
      )
      return new Map(offers.map((offer) => [offer.departure.id, offer]))
    },
    async departure(id, { now }, { signal }) {
      const found = await departureTimes(id, new Map(), signal)
      return found && departureOf(found.activity, found.times, now.getTime())
    },
    packages: async (id, party, { now }, { signal }) => packages(id, party, now.getTime(), signal),
    async offer(key, now, { signal }) {
      const name = readOctoOffer(key)
      const activity = name && (await catalogue(signal)).products.get(name.product)
      const option = activity?.options.find((one) => one.id === name?.option)
      const groups = option && name && groupsFor(option.units, name.party)
      if (!name || !activity || !option || !Array.isArray(groups)) return undefined
      const asked = { product: activity.id, option: option.id, units: quantitiesOf(groups) }
      const found = await availabilities.list(asked, { id: name.availability }, answerAges.offer, signal)
      const availability = found.find((one) => one.id === name.availability)
      if (!availability) return undefined
      const time = { option, availability, forParty: true }
      const departure = departureOf(activity, [time], now.getTime())
      const offer = offerOf(activity, departure, time, { party: name.party, groups })
      return offer && { offer, activity: activity.detail }
    },
    // Pick-ups are not available: the gateway requests no OCTO capability that includes them.
    operation: async () => undefined,
    lastDay: async (today) => lastDayOnSale(today),
    async organiserNews({ key }, call) {
      const { booking } = await bookings.latest(key, call)
      if (booking?.status === 'CONFIRMED' || booking?.status === 'REDEEMED') return { vouchers: vouchersOf(booking) }
      if (booking?.status !== 'CANCELLED') return null
      const reason = lineOf(booking.cancellation?.reason)
      // The OCTO server's reason for a cancellation is shown to travellers, unless it is one that the gateway stated
      // when it requested a cancellation (`ownReasons`). The OCTO server repeats such a reason if it first refused the
      // request, but cancelled the booking later.
      const isOwn = Object.values(ownReasons).includes(reason)
      return { reason: reason && !isOwn ? { tr: reason, en: reason } : byOrganiser }
    },
  }
}
