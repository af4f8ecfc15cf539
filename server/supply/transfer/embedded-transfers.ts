/** Adapts an inventory in this process, such as the embedded one, to the interface of a supplier of transfers. */
import { inOwnStock } from '#server/supply/reservations.ts'
import { isAvailable } from '#server/supply/stock.ts'
import { createTransferInventory, type TransferInventory } from './transfer-inventory.ts'
import type { TransferSupply } from './transfer-supply.ts'

/** Wraps an inventory of transfers as a supplier. The gateway's own database records what is sold. */
export const transferSupplyOf = (inventory: TransferInventory): TransferSupply => ({
  simulated: true,
  ...inOwnStock,
  locations: {
    byId: async (id) => inventory.locations.byId(id),
    byCode: async (code) => inventory.locations.byCode(code),
    search: async (keyword) => inventory.locations.search(keyword),
    popular: async () => inventory.locations.popular(),
    near: async (place, limit) => inventory.locations.near(place, limit),
    destinations: async (id, limit) => inventory.locations.destinations(id, limit),
  },
  async search(query, { now, taken }) {
    const offers = inventory.search(query, now)
    if (offers.length === 0) return []
    const keys = new Set(offers.flatMap(({ stock }) => stock.map(({ key }) => key)))
    const sold = await taken([...keys])
    return offers.filter(({ stock }) => isAvailable(stock, sold))
  },
  offer: async (key, now) => inventory.offer(key, now),
  moved: async (key, pickUps, now) => inventory.moved(key, pickUps, now),
  drivers: async (asked, now) => inventory.drivers(asked, now),
  lastDay: async (today) => inventory.lastDay(today),
})

export const createEmbeddedTransfers = (): TransferSupply => transferSupplyOf(createTransferInventory())
