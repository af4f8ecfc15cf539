import { unitMarket } from '#server/booking/taken-units.ts'
import { transferTables } from '#server/db/schema/transfers.ts'

/**
 * Returns the `StockMarket` of a traveller: the current instant, and a function that counts the units which this
 * gateway has sold or holds. Units held by the traveller's own unpaid bookings count as free.
 */
export const transferMarket = unitMarket(transferTables)
