/**
 * Action of the ticket page that shares the traveller's position with the organiser
 * (docs/product/activities.md#pick-up).
 */
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { activityOperationCalls } from '#api/activity-operation.ts'
import { ApiError } from '#api/api-error.ts'
import { apiContext } from '#api/context.ts'
import { refusedStatus } from '#api/refused-status.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { TrackingForm } from '#contract/activity-operation.ts'
import { SessionUnique } from '#contract/booking.ts'

/**
 * Field that every form about the traveller's position contains. The ticket page's action treats a form without this
 * field as a cancellation of the booking.
 */
export const trackingField = 'tracking'
export type TrackingStep = 'share' | 'stop'

export interface TrackingAnswer {
  tracking: TrackingStep
  /** Whether the API call that shares the traveller's position, or stops the sharing, has failed. */
  failed: boolean
}

/**
 * Shares the traveller's posted position with the organiser, or stops the sharing. Returns null if the post is not
 * about the position. After a success, the page data is reloaded and shows whether the position is shared.
 */
export async function trackPosition({ context, params, request }: ActionFunctionArgs) {
  const posted = await request.clone().formData()
  const step = posted.get(trackingField)
  const id = z.safeParse(SessionUnique, params.session_unique)
  if ((step !== 'share' && step !== 'stop') || !id.success) return null
  const api = context.get(apiContext)
  const { signal } = request
  const answered = async () => {
    if (step === 'stop') return activityOperationCalls.stopSharing(api, id.data, { signal })
    const position = z.safeParse(TrackingForm, Object.fromEntries(posted))
    if (!position.success) throw data(null, { status: 400 })
    return activityOperationCalls.sharePosition(api, id.data, position.data, { signal })
  }
  const error = await answered().then(
    () => null,
    (reason: unknown) => {
      if (reason instanceof ApiError) return reason
      throw reason
    },
  )
  // This action runs on the server only for a form that is posted before hydration. The browser is then redirected to
  // the ticket page, which shows whether the position is shared.
  if (typeof document === 'undefined') return redirect(bookingAddresses('activity').ticket(id.data), 303)
  const answer: TrackingAnswer = { tracking: step, failed: error !== null }
  return error ? data(answer, { status: refusedStatus(error, 502) }) : data(answer)
}
