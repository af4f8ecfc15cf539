/**
 * API calls for a signed-in user's tickets and price alerts of a product
 * (docs/product/frame.md#calls-of-the-frame). Each throws `ApiError`: 401 for a guest.
 */
import type * as z from 'zod/mini'
import type { Api, CallOptions } from '#api/client.ts'
import type { ProductName } from '#contract/products.ts'

type Signal = Pick<CallOptions, 'signal'>

/** Creates the calls for one product from the schemas of its replies. */
export const userProductCalls = <Bookings extends z.ZodMiniType, Alerts extends z.ZodMiniType>(
  product: ProductName,
  schemas: { bookings: Bookings; alerts: Alerts },
) => ({
  bookings: (api: Api, options?: Signal) => api.get(`/api/user/${product}/bookings/`, schemas.bookings, options),
  alerts: (api: Api, options?: Signal) => api.get(`/api/user/${product}/price_alerts/`, schemas.alerts, options),
})
