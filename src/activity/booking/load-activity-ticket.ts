import type { LoaderFunctionArgs } from 'react-router'
import { activityProduct } from '#activity/activity-product.ts'
import { activityBookingCalls } from '#api/activity-booking.ts'
import { activityOperationCalls } from '#api/activity-operation.ts'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { clockContext } from '#api/context.ts'
import { loadTicket } from '#booking/ticket/load-ticket.ts'
import type { ActivityBooking } from '#contract/activity-booking.ts'

/**
 * Returns whether the pick-up of a booked activity must be requested in a separate call. The booking must have the
 * state `ticketed` and must not contain the pick-up yet. In addition, the booked package must include a pick-up, and
 * `now` must not be before `operation_from`, the instant from which the backend asks the supplier for the pick-up. If
 * the booking does not contain the package, these two additional conditions do not apply. `now` is in ms since 1970.
 */
export function asksForPickUp(booking: ActivityBooking, now: number): boolean {
  const { state, operation, operation_from: from, package: bought } = booking
  if (operation !== null || state !== 'ticketed') return false
  return bought === null || (bought.pick_up && from !== null && Date.parse(from) <= now)
}

/** Loads an activity's booking together with its pick-up, so that both are stored for offline use. */
export const loadActivityTicket = (args: LoaderFunctionArgs) =>
  loadTicket(args, {
    ...activityProduct,
    calls: {
      ...activityBookingCalls,
      booking: async (api, session, options) => {
        const booking = await activityBookingCalls.booking(api, session, options)
        if (!asksForPickUp(booking, args.context.get(clockContext).now().getTime())) return booking
        return { ...booking, operation: await pickUpOf(api, session, options) }
      },
    },
  })

/**
 * Returns the pick-up of a booking. Returns null if the call fails, so that the ticket is shown without the pick-up.
 */
async function pickUpOf(api: Api, session: string, options?: { signal?: AbortSignal }) {
  try {
    return await activityOperationCalls.operation(api, session, options)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
