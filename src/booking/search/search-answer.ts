/** The answer of a results screen's action if it does not redirect. */
import { data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { refusedStatus } from '#api/refused-status.ts'
import type { DateNotice } from '#booking/search/day-rules.ts'
import { searchParams } from '#booking/search/search-params.ts'
import type { SelectReply } from '#contract/booking.ts'

export interface SearchAnswer {
  /** Alert to show: the gateway's message, or null for 'something went wrong, please try again'. */
  alert?: { message: string | null; back: boolean }
  /** Notices about adjusted days when no new search was made. */
  notices?: DateNotice[]
}

/** Answer to an invalid form, or to a selection that got no reply: an alert that navigates back when it is closed. */
export const wentWrong: SearchAnswer = { alert: { message: null, back: true } }

/**
 * Address of a booking's payment. If the booking's key differs from the search session, the session is added as a
 * parameter, for the way back.
 */
function paymentPath(product: string, key: string, searchSession: string, extra: Record<string, string>): string {
  const search = key === searchSession ? {} : { [searchParams.cameFrom]: searchSession }
  return `/${product}/payment/?${new URLSearchParams({ [searchParams.session]: key, ...search, ...extra })}`
}

/**
 * After a successful selection, redirects to the payment, with the key in the reply or, if a backend sends none, with
 * the search session. A refusal, or a call without a reply, is returned as an alert (docs/product/booking.md#selection)
 * together with `kept`. `extra` are further parameters of the payment's address.
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
    if (error.status === 429 && error.firstMessage)
      return data<SearchAnswer>({ ...kept, alert: { message: error.firstMessage, back: false } }, { status: 429 })
    return data<SearchAnswer>({ ...kept, ...wentWrong }, { status: refusedStatus(error, 503) })
  }
}
