/** A supply of activities that is a client of an OCTO server (docs/decisions/0036-octo.md). */
import type { Clock } from '#server/runtime/clock.ts'
import type { Log } from '#server/runtime/log.ts'
import type { ActivityDeparture, ActivitySupply, PackageAnswer } from '#server/supply/activity-supply.ts'
import { answerAges, createAvailabilities } from '#server/supply/octo/octo-availability.ts'
import { createOctoBookings, octoPatience, type OctoPatience } from '#server/supply/octo/octo-bookings.ts'
import { byStart, departureOf, type OptionTime, startOf } from '#server/supply/octo/octo-departures.ts'
import { createOctoHttp, type OctoAccess } from '#server/supply/octo/octo-http.ts'
import { readOctoDeparture, readOctoOffer } from '#server/supply/octo/octo-keys.ts'
import { isBookable, offerOf, optionsFor } from '#server/supply/octo/octo-offers.ts'
import type { OctoActivity } from '#server/supply/octo/octo-product.ts'
import { createOctoReservations } from '#server/supply/octo/octo-reservations.ts'
import { searchOcto } from '#server/supply/octo/octo-search.ts'
import { groupsFor, quantitiesOf, type SoldGroup } from '#server/supply/octo/octo-units.ts'
import { createKeptCatalogue } from '#server/supply/octo/kept-catalogue.ts'
import { dayOf, lastDayOnSale, plainDate, todayInTurkey } from '#server/supply/plain-days.ts'
import { dayOnSale } from '#server/supply/sale-window.ts'

export interface OctoDeps {
  access: OctoAccess
  clock: Clock
  log: Log
  /** A monotonic clock in milliseconds, for the ages of what is kept. */
  elapsed?: () => number
  patience?: OctoPatience
}

const longestPeriod = 92
const byOrganiser = { tr: 'Organizatör rezervasyonu iptal etti.', en: 'The organiser cancelled the booking.' }

export function createOctoActivities({
  access,
  clock,
  log,
  elapsed = () => performance.now(),
  patience = octoPatience,
}: OctoDeps): ActivitySupply {
  const http = createOctoHttp(access)
  const catalogue = createKeptCatalogue(http, log, elapsed)
  const availabilities = createAvailabilities(http, elapsed)
  const bookings = createOctoBookings(http, patience.look)

  /** Departures of an activity's options on some days; options in `parties` are priced for their groups. */
  async function timesOf(
    { id, options }: OctoActivity,
    days: { from: string; to: string },
    parties: ReadonlyMap<string, SoldGroup[]>,
    signal: AbortSignal,
  ): Promise<OptionTime[]> {
    const lists = await Promise.all(
      options.map(async (option) => {
        const asked = { product: id, option: option.id, units: quantitiesOf(parties.get(option.id) ?? []) }
        const found = await availabilities.list(asked, days, answerAges.search, signal)
        return found.map((availability) => ({ option, availability }))
      }),
    )
    return lists.flat()
  }

  /** The options of a departure with their times; undefined for an unknown departure. */
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

  async function packages(id: string, party: Parameters<typeof optionsFor>[1], now: number, signal: AbortSignal) {
    const name = readOctoDeparture(id)
    const activity = name && (await catalogue(signal)).products.get(name.product)
    if (!activity) return undefined
    const fitting = optionsFor(activity, party)
    const parties = new Map(Array.isArray(fitting) ? fitting.map(({ option, groups }) => [option.id, groups]) : [])
    const found = await departureTimes(id, parties, signal)
    if (!found) return undefined
    if (!Array.isArray(fitting)) return { outcome: 'refused' as const, refusal: fitting }
    const departure = departureOf(activity, found.times, now)
    const offers = found.times.flatMap((time) => {
      const groups = parties.get(time.option.id)
      if (!groups || !isBookable(time, groups, now)) return []
      return offerOf(activity, departure, time, { party, groups }) ?? []
    })
    const offered = new Set(offers.map((offer) => offer.package.id))
    const answer: PackageAnswer = {
      outcome: 'offered',
      departure,
      offers: offers.toSorted((a, b) => a.price.total - b.price.total || (a.key < b.key ? -1 : 1)),
      soldOut: fitting.map(({ option }) => option.shown).filter((one) => !offered.has(one.id)),
    }
    return answer
  }

  return {
    ...createOctoReservations({
      bookings,
      catalogue,
      changed: (product) => availabilities.forget(product),
      patience,
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
    async search({ scope, date, party }, { now }, { signal }) {
      if (dayOnSale(date, now) === undefined) return []
      const activities = (await catalogue(signal)).inScope(scope) ?? []
      const { results, missing } = await searchOcto(availabilities, activities, { date, party, now }, signal)
      if (missing > 0) log.warn('octo search left out activities', { missing, asked: activities.length })
      return results
    },
    async departures(id, { from, to }, { now }, { signal }) {
      const activity = (await catalogue(signal)).activities.get(id)
      const [first, last] = [dayOf(from), dayOf(to)]
      if (!activity || first === undefined || last === undefined) return []
      const today = todayInTurkey(now)
      const begin = Math.max(first, today)
      const end = Math.min(last, first + longestPeriod, dayOf(lastDayOnSale(plainDate(today))) ?? last)
      if (end < begin) return []
      const days = { from: plainDate(begin), to: plainDate(end) }
      const found = await timesOf(activity, days, new Map(), signal)
      return byStart(found).map((times): ActivityDeparture => departureOf(activity, times, now.getTime()))
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
      const time = { option, availability }
      const departure = departureOf(activity, [time], now.getTime())
      const offer = offerOf(activity, departure, time, { party: name.party, groups })
      return offer && { offer, activity: activity.detail }
    },
    // Pick-ups are not part of the capabilities that are asked for.
    operation: async () => undefined,
    lastDay: async (today) => lastDayOnSale(today),
    async organiserCancelled({ key }, { signal }) {
      const { booking } = await bookings.latest(key, signal)
      if (booking?.status !== 'CANCELLED') return null
      const reason = booking.cancellation?.reason?.trim().slice(0, 300)
      return { reason: reason ? { tr: reason, en: reason } : byOrganiser }
    },
  }
}
