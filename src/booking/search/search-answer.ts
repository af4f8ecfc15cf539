/** Answers of a results page's action that do not redirect. */
import { data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { refusedStatus } from '#api/refused-status.ts'
import type { DateNotice } from '#booking/search/day-rules.ts'
import { searchParams } from '#booking/search/search-params.ts'
import type { SelectReply } from '#contract/booking.ts'
import { isSignInEnded, reloadAsGuest } from '#store/ended-sign-in.ts'

export interface SearchAnswer {
  /**
   * Alert to show. `message` is the gateway's message; null stands for a general error message. If `back` is true,
   * closing the alert navigates back.
   */
  alert?: { message: string | null; back: boolean }
  /**
   * Which of the posted dates were adjusted. The answer has this field in two cases: the adjusted search equals the
   * current one, so no search is started, or the call that starts the search fails. Otherwise the URL of the new
   * results names the adjusted dates.
   */
  notices?: DateNotice[]
}

/**
 * Answer after an invalid form or a failed call: an alert that navigates back when it is closed.
 */
export const wentWrong: SearchAnswer = { alert: { message: null, back: true } }

/**
 * Returns the URL of a booking's payment page. `key` is the session ID of the booking. If the search has another
 * session ID, the URL also contains that one, so that the traveller can return to the results.
 */
function paymentPath(product: string, key: string, searchSession: string, extra: Record<string, string>): string {
  const search = key === searchSession ? {} : { [searchParams.cameFrom]: searchSession }
  return `/${product}/payment/?${new URLSearchParams({ [searchParams.session]: key, ...search, ...extra })}`
}

/**
 * Redirects to the payment page after a successful selection. If the reply contains no session of the booking, the
 * session of the search is used. `extra` are further parameters of the payment page's URL. If the selection is refused
 * or the call fails, returns an answer with an alert (docs/product/booking.md#selection) and the fields of `kept`. If
 * the call fails because the sign-in has ended, reloads the page.
 */
export async function answerSelection(
  selecting: Promise<SelectReply>,
  product: string,
  sessionUnique: string,
  kept: object = {},
  extra: Record<string, string> = {},
) {
  try {
    const reply = await selecting
    if (reply.status) return redirect(paymentPath(product, reply.session_unique ?? sessionUnique, sessionUnique, extra))
    return data<SearchAnswer>({ ...kept, alert: { message: reply.message, back: reply.research } }, { status: 409 })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The sign-in has ended since the results were loaded. The reloaded page shows the results for a guest, and so does
    // the server's answer to a form that was posted without JavaScript.
    if (error.status === 401 && isSignInEnded()) return reloadAsGuest()
    if ((error.status === 401 || error.status === 429) && error.firstMessage) {
      const alert = { message: error.firstMessage, back: false }
      return data<SearchAnswer>({ ...kept, alert }, { status: error.status })
    }
    return data<SearchAnswer>({ ...kept, ...wentWrong }, { status: refusedStatus(error, 503) })
  }
}
