/** Adapts the embedded inventory of activities, or any other local inventory, to the interface of a supplier. */
import { isOpen, shownDeparture, type Departure } from './activity-calendar.ts'
import { createActivityInventory, shownNext, type ActivityInventory, type FoundActivity } from './activity-inventory.ts'
import { departureId } from './activity-keys.ts'
import { inResultOrder } from './activity-result-order.ts'
import type { ActivityResult, ActivitySupply } from './activity-supply.ts'
import { plainDate } from '#server/runtime/plain-days.ts'
import { inOwnStock } from '#server/supply/reservations.ts'
import { isAvailable, type StockMarket, type TakenStock } from '#server/supply/stock.ts'

const keysOf = (departures: readonly Departure[]): string[] =>
  departures.flatMap(({ places }) => (places ? [places.key] : []))

/**
 * Reads how many units of the stocks with the given keys the gateway has sold or holds. Skips the database query if
 * there are no keys.
 */
const soldOf = async ({ taken }: StockMarket, keys: readonly string[]): Promise<TakenStock> =>
  keys.length > 0 ? await taken([...new Set(keys)]) : () => 0

function resultOf({ summary, offers, next, places }: FoundActivity, sold: TakenStock, now: number): ActivityResult {
  const cheapest = offers.find(({ offer }) => isAvailable(offer.stock, sold))
  const departure = cheapest && shownDeparture(cheapest.departure, now, sold)
  const free = next.filter((one) => !one.places || isAvailable([{ ...one.places, wanted: places }], sold))
  const nextDates = [...new Set(free.map(({ name }) => plainDate(name.day)))].slice(0, shownNext)
  return { summary, offer: cheapest && departure ? { ...cheapest.offer, departure } : null, nextDates }
}

/** Wraps an inventory of activities as a supplier. The gateway's own database records what is sold. */
export const activitySupplyOf = (inventory: ActivityInventory): ActivitySupply => ({
  simulated: true,
  ...inOwnStock,
  catalogue: {
    categories: async () => inventory.catalogue.categories(),
    location: async (id) => inventory.catalogue.location(id),
    activity: async (id) => inventory.catalogue.activity(id),
    popularLocations: async () => inventory.catalogue.popularLocations(),
    popularActivities: async () => inventory.catalogue.popularActivities(),
    listed: async (scope) => inventory.catalogue.listed(scope),
    search: async (keyword) => inventory.catalogue.search(keyword),
  },
  async search(query, market) {
    const { now } = market
    const found = inventory.search(query, now)
    const keys = found.flatMap(({ offers, next }) => [
      ...offers.flatMap(({ offer }) => offer.stock.map(({ key }) => key)),
      ...keysOf(next),
    ])
    const sold = await soldOf(market, keys)
    return inResultOrder(found.map((one) => resultOf(one, sold, now.getTime())))
  },
  async departures(activity, days, market) {
    const found = inventory.departures(activity, days, market.now)
    const sold = await soldOf(market, keysOf(found))
    return found.map((one) => shownDeparture(one, market.now.getTime(), sold))
  },
  async cheapest(activity, days, party, market) {
    const { now } = market
    const asked = inventory.departures(activity, days, now).filter((one) => isOpen(one, now.getTime()))
    const found = asked.map((one) => inventory.packages(departureId(one.name), party, now))
    const offers = found.flatMap((one) => (one?.outcome === 'known' ? [one.offers] : []))
    const keys = offers.flat().flatMap(({ stock }) => stock.map(({ key }) => key))
    const sold = await soldOf(market, keys)
    const cheapest = offers.flatMap((some) => some.find(({ stock }) => isAvailable(stock, sold)) ?? [])
    return new Map(cheapest.map((offer) => [offer.departure.id, offer]))
  },
  async departure(id, market) {
    const found = inventory.departure(id, market.now)
    if (!found) return undefined
    return shownDeparture(found, market.now.getTime(), await soldOf(market, keysOf([found])))
  },
  async packages(departure, party, market) {
    const found = inventory.packages(departure, party, market.now)
    if (found?.outcome !== 'known') return found
    const now = market.now.getTime()
    const keys = found.offers.flatMap(({ stock }) => stock.map(({ key }) => key))
    const sold = await soldOf(market, [...keysOf([found.departure]), ...keys])
    const shown = shownDeparture(found.departure, now, sold)
    const open = isOpen(found.departure, now)
    const offers = found.offers
      .filter(({ stock }) => open && isAvailable(stock, sold))
      .map((offer) => ({ ...offer, departure: shown }))
    const offered = new Set(offers.map((offer) => offer.package.id))
    return {
      outcome: 'offered',
      departure: shown,
      offers,
      soldOut: found.packages.filter(({ id }) => !offered.has(id)),
    }
  },
  offer: async (key, now) => inventory.offer(key, now),
  operation: async (asked, now) => inventory.operation(asked, now),
  lastDay: async (today) => inventory.lastDay(today),
})

export const createEmbeddedActivities = (): ActivitySupply => activitySupplyOf(createActivityInventory())
