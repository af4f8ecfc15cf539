/** Adapts the embedded flight inventory, or any other local one, to the interface of a supplier. */
import { createFlightInventory, type FlightInventory, type PricedFlightInventory } from './flight-inventory.ts'
import type { Fare, FareRules, FlightSupply, Itinerary, PricedFare } from './flight-supply.ts'
import { inOwnStock } from '#server/supply/reservations.ts'

/**
 * Wraps an inventory of flights as a supplier. The gateway's own database records what is sold. `lowest` returns the
 * lowest price of a search without building its offers; it is omitted for an inventory that can't do this.
 */
export function flightSupplyOf(inventory: FlightInventory, lowest?: PricedFlightInventory['lowest']): FlightSupply {
  const withRules = (fares: readonly PricedFare[], itineraries: readonly Itinerary[]): Fare[] =>
    fares.map(({ family, perPax, total }) => {
      let rules: FareRules[] | undefined
      return {
        family,
        perPax,
        total,
        // Computes the rules of a fare when they are first read. They take longer to compute than the rest of the fare,
        // and calendars of day prices don't need them.
        get rules() {
          return (rules ??= itineraries.map((itinerary) => inventory.rules(family, itinerary)))
        },
      }
    })
  return {
    simulated: true,
    ...inOwnStock,
    airports: {
      byId: async (id) => inventory.airports.byId(id),
      byCode: async (code) => inventory.airports.byCode(code),
      search: async (keyword) => inventory.airports.search(keyword),
      popular: async () => inventory.airports.popular(),
    },
    async search(query, { now, taken }) {
      const seats = await taken(inventory.flightKeys(query), query.cabin)
      return inventory
        .search(query, now, seats)
        .map((offer) => ({ ...offer, fares: withRules(offer.fares, [offer.itinerary]) }))
    },
    async searchPackaged(query, returnDate, { now, taken }) {
      const back = { ...query, from: query.to, to: query.from, date: returnDate }
      const seats = await taken([...inventory.flightKeys(query), ...inventory.flightKeys(back)], query.cabin)
      return inventory
        .searchPackaged(query, returnDate, now, seats)
        .map((offer) => ({ ...offer, fares: withRules(offer.fares, [offer.departure, offer.return]) }))
    },
    ...(lowest && { lowest: (asked, { now, taken }) => lowest(asked, now, taken) }),
    async offer({ keys, cabin, pax }, { now, taken }) {
      const itineraries = keys.flatMap((key) => inventory.itinerary(key) ?? [])
      if (itineraries.length !== keys.length) return undefined
      const flights = itineraries.flatMap((itinerary) => itinerary.flights.map(({ key }) => key))
      const fares = inventory.fares(itineraries, cabin, pax, now, await taken(flights, cabin))
      return { itineraries, fares: withRules(fares, itineraries) }
    },
    lastDay: async (today) => inventory.lastDay(today),
  }
}

export function createEmbeddedFlights(): FlightSupply {
  const inventory = createFlightInventory()
  return flightSupplyOf(inventory, inventory.lowest)
}
