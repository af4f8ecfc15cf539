/** Actions of the activity results page: open the packages of a result, or search on another date. */
import { data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { activityCalls } from '#api/activity.ts'
import type { Api } from '#api/client.ts'
import { refusedStatus } from '#api/refused-status.ts'
import { reservationParams, roomSelectionPath } from '#activity/activity-addresses.ts'
import { readParty } from '#activity/party.ts'
import { activitySearchFormOn } from '#activity/search/activity-search-again.ts'
import type { TravelDays } from '#booking/search/day-rules.ts'
import { searchOtherDays } from '#booking/search/other-days.ts'
import { type SearchAnswer, wentWrong } from '#booking/search/search-answer.ts'
import { ActivitySearchSelectForm } from '#contract/activity-results.ts'

/**
 * Selects the activity of a result, and redirects to its packages for the posted date and party. If the gateway refuses
 * the selection or the call fails, returns an alert for the page to show.
 */
export async function selectActivity(api: Api, form: FormData, sessionUnique: string, signal: AbortSignal) {
  const parsed = z.safeParse(ActivitySearchSelectForm, {
    product_id: form.get('product_id'),
    session_unique: sessionUnique,
  })
  if (!parsed.success) return data(wentWrong, { status: 400 })
  try {
    const reply = await activityCalls.select(api, parsed.data, { signal })
    const activity = reply.selected_activity ?? form.get('activity_id')
    const day = form.get(reservationParams.day)
    if (reply.status && typeof activity === 'string')
      return redirect(
        roomSelectionPath(activity, {
          party: readParty(form),
          organization: reply.organization_id,
          ...(typeof day === 'string' && { day }),
          session: reply.session_unique ?? sessionUnique,
        }),
      )
    return data<SearchAnswer>({ alert: { message: reply.message || null, back: reply.research } }, { status: 409 })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data<SearchAnswer>(wentWrong, { status: refusedStatus(error, 503) })
  }
}

/**
 * Starts the posted search on the posted date. If this date is not on sale, it is first adjusted to one that is
 * (`searchOtherDays`).
 */
export function searchActivitiesOtherDay(api: Api, form: FormData, today: string, signal: AbortSignal) {
  const search = ({ departure }: TravelDays) => {
    const parsed = z.safeParse(activitySearchFormOn(today), {
      ...Object.fromEntries(form),
      departure_date: departure,
    })
    return parsed.success ? activityCalls.startSearch(api, parsed.data, { signal }) : null
  }
  return searchOtherDays('activity', form, today, search)
}
