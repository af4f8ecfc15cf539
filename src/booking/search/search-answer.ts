/** Answers of a results page's action that do not redirect. */
import { data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { refusedStatus } from '#api/refused-status.ts'
import type { DateNotice } from '#booking/search/day-rules.ts'
import { searchParams } from '#booking/search/search-params.ts'
import type { SelectReply } from '#contract/booking.ts'

export interface SearchAnswer {
  /**
   * Alert to show: the gateway's message, or null for a general text that something went wrong; `back` means that
   * closing it navigates back.
   */
  alert?: { message: string | null; back: boolean }
  /** Notices about adjusted dates, if no new search was made. */
  notices?: DateNotice[]
}

/**
 * Answer after an invalid form or a failed call: an alert that navigates back when it is closed.
 */
export const wentWrong: SearchAnswer = { alert: { message: null, back: true } }

/**
 * Returns the URL of a booking's payment page. If the booking's session (`key`) differs from the search session, the
 * latter is added as a parameter, for the way back to the results.
 */
function paymentPath(product: string, key: string, searchSession: string, extra: Record<string, string>): string {
  const search = key === searchSession ? {} : { [searchParams.cameFrom]: searchSession }
  return `/${product}/payment/?${new URLSearchParams({ [searchParams.session]: key, ...search, ...extra })}`
}

/**
 * After a successful selection, redirects to the payment page, with the session in the reply or, if a backend sends
 * none, with the search session. If the gateway refuses the selection or the call fails, the returned answer has an
 * alert (docs/product/booking.md#selection) and the fields of `kept`. `extra` are further parameters for the URL of the
 * payment page.
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
