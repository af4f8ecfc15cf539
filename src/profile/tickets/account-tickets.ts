/** The tickets of an account, product by product. */
import type { Api } from '#api/client.ts'
import { userProductCalls } from '#api/user-products.ts'
import type { Product } from '#profile/product-tabs.tsx'
import { activityLine, busLine, flightLine, type TicketLine, transferLine } from '#profile/tickets/ticket-line.ts'

type List = (api: Api, options: { signal: AbortSignal }) => Promise<TicketLine[]>

/** The list of each product. Throws `ApiError`: 401 for a guest. */
export const accountTickets: Record<Product, List> = {
  flight: async (api, options) => (await userProductCalls.flightBookings(api, options)).results.map(flightLine),
  bus: async (api, options) => (await userProductCalls.busBookings(api, options)).results.map(busLine),
  transfer: async (api, options) => (await userProductCalls.transferBookings(api, options)).results.map(transferLine),
  activity: async (api, options) => (await userProductCalls.activityBookings(api, options)).results.map(activityLine),
}
