import { unitMarket } from '#server/booking/taken-units.ts'
import { transferTables } from '#server/db/schema/transfers.ts'

/**
 * Prepares the count of the stock that this gateway has sold or holds, for a search. Units that the traveller's own
 * unpaid bookings hold count as free.
 */
export const transferMarket = unitMarket(transferTables)
