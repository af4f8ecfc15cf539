/**
 * API calls of activities after selection: payment, ticket, cancellation, PNR lookup, price alert
 * (docs/product/activities.md#calls-of-activities). Each throws `ApiError`.
 */
import type { Api, CallOptions } from '#api/client.ts'
import { cancellableCalls, productCalls } from '#api/product-calls.ts'
import { ActivityBooking } from '#contract/activity-booking.ts'
import type { ActivityPaymentForm } from '#contract/activity-payment.ts'

type Signal = Pick<CallOptions, 'signal'>

export const activityBookingCalls = {
  ...productCalls<ActivityPaymentForm>('activity'),
  ...cancellableCalls('activity'),
  booking: async (api: Api, sessionUnique: string, options?: Signal): Promise<ActivityBooking> => ({
    ...(await api.get(`/api/activity/booking/${sessionUnique}/`, ActivityBooking, options)),
    session_unique: sessionUnique,
  }),
}
