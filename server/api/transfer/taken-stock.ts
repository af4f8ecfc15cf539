import { unitMarket } from '#server/booking/taken-units.ts'
import { transferTables } from '#server/db/schema/transfers.ts'

/** The gateway's part of a search; units that the unpaid bookings of the traveller hold count as free. */
export const transferMarket = unitMarket(transferTables)
