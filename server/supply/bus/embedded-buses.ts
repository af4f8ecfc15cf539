/** Adapts the embedded bus inventory, or any other local one, to the interface of a supplier. */
import { createBusInventory, type BusInventory } from './bus-inventory.ts'
import type { BusSupply } from './bus-supply.ts'
import { inOwnStock } from '#server/supply/reservations.ts'

/** Wraps an inventory of bus trips as a supplier. The gateway's own database records what is sold. */
export const busSupplyOf = (inventory: BusInventory): BusSupply => ({
  simulated: true,
  hasOwnInventory: false,
  ...inOwnStock,
  stations: {
    byId: async (id) => inventory.stations.byId(id),
    search: async (keyword) => inventory.stations.search(keyword),
    popular: async () => inventory.stations.popular(),
  },
  search: async (query, now) =>
    inventory.search(query, now).map((trip) => ({
      trip,
      price: inventory.price(trip, now),
      seats: inventory.layout(trip.seatType).seats.length,
      unavailable: inventory.countTaken(trip, now) + inventory.closedSeats(trip).length,
    })),
  async offer(key, now) {
    const trip = inventory.trip(key)
    return (
      trip && {
        trip,
        price: inventory.price(trip, now),
        layout: inventory.layout(trip.seatType),
        stops: inventory.stops(trip),
        takenElsewhere: inventory.takenElsewhere(trip, now),
        closed: inventory.closedSeats(trip),
        saleEndsAt: inventory.saleEndsAt(trip),
      }
    )
  },
  lastDay: async (today) => inventory.lastDay(today),
})

export const createEmbeddedBuses = (): BusSupply => busSupplyOf(createBusInventory())
