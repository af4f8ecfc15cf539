import { unitMarket } from '#server/booking/taken-units.ts'
import { transferTables } from '#server/db/schema/transfers.ts'

/** The gateway's sales for a search; units that unpaid bookings of the traveller hold count as free. */
export const transferMarket = unitMarket(transferTables)
