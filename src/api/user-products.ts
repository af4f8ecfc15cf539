/**
 * API calls for a signed-in user's tickets and price alerts of every product
 * (docs/product/frame.md#calls-of-the-frame). Each throws `ApiError`: 401 for a guest.
 */
import type { Api, CallOptions } from '#api/client.ts'
import { UserBusAlerts, UserBusBookings } from '#contract/user-buses.ts'
import { UserFlightAlerts, UserFlightBookings } from '#contract/user-flights.ts'
import { UserActivityAlerts, UserActivityBookings } from '#contract/user-activities.ts'
import { UserTransferAlerts, UserTransferBookings } from '#contract/user-transfers.ts'

type Signal = Pick<CallOptions, 'signal'>

export const userProductCalls = {
  flightBookings: (api: Api, options?: Signal) => api.get('/api/user/flight/bookings/', UserFlightBookings, options),
  busBookings: (api: Api, options?: Signal) => api.get('/api/user/bus/bookings/', UserBusBookings, options),
  transferBookings: (api: Api, options?: Signal) =>
    api.get('/api/user/transfer/bookings/', UserTransferBookings, options),
  activityBookings: (api: Api, options?: Signal) =>
    api.get('/api/user/activity/bookings/', UserActivityBookings, options),

  flightAlerts: (api: Api, options?: Signal) => api.get('/api/user/flight/price_alerts/', UserFlightAlerts, options),
  busAlerts: (api: Api, options?: Signal) => api.get('/api/user/bus/price_alerts/', UserBusAlerts, options),
  transferAlerts: (api: Api, options?: Signal) =>
    api.get('/api/user/transfer/price_alerts/', UserTransferAlerts, options),
  activityAlerts: (api: Api, options?: Signal) =>
    api.get('/api/user/activity/price_alerts/', UserActivityAlerts, options),
}
