/**
 * API calls about the pick-up of an activity's travellers (docs/product/activities.md#pick-up). Each throws `ApiError`.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import { ActivityOperation, SharedPosition } from '#contract/activity-operation.ts'

type Signal = Pick<CallOptions, 'signal'>

const tracking = (booking: string) => `/api/activity-transfer/operation/location/tracking/${booking}/`

export const activityOperationCalls = {
  /**
   * Returns the pick-up details of a booking. Throws 404 while the pick-up is not known, and if the traveller may not
   * see the booking.
   */
  operation: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/activity-transfer/operation/${sessionUnique}/`, ActivityOperation, options),
  /**
   * Shares a position in degrees with the organiser. Resolves to the position and the instant until which it is kept. A
   * new position replaces the previous one.
   */
  sharePosition: (api: Api, booking: string, position: { lat: number; lon: number }, options?: Signal) =>
    api.send('POST', tracking(booking), SharedPosition, { ...position, booking }, options),
  stopSharing: (api: Api, booking: string, options?: Signal) =>
    api.send('DELETE', tracking(booking), NoContent, undefined, options),
}
