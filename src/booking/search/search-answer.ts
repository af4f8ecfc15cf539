/** What the action of a results screen answers where it leads nowhere. */
import { data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { refusedStatus } from '#api/refused-status.ts'
import type { DateNotice } from '#booking/search/day-rules.ts'
import { searchParams } from '#booking/search/search-params.ts'
import type { SelectReply } from '#contract/booking.ts'

export interface SearchAnswer {
  /** An alert to confirm: the gateway's words, or null for 'something went wrong, please try again'. */
  alert?: { message: string | null; back: boolean }
  /** Days that were put right without a new search. */
  notices?: DateNotice[]
}

/** The answer to a form that can't be understood, or to a selection that got no answer: an alert, then back. */
export const wentWrong: SearchAnswer = { alert: { message: null, back: true } }

/**
 * The payment of a booking. Where its key is not the session of its search, that stands beside it, for the way back.
 */
function paymentPath(product: string, key: string, searchSession: string): string {
  const search = key === searchSession ? {} : { [searchParams.cameFrom]: searchSession }
  return `/${product}/payment/?${new URLSearchParams({ [searchParams.session]: key, ...search })}`
}

/**
 * Leads to the payment of a selection that the gateway took, under the key of the reply; where a backend sends none,
 * under the session of the search. A refusal or a lost call is an alert (docs/product/booking.md#selection), with
 * `kept` of what was sent.
 */
export async function answerSelection(
  selecting: Promise<SelectReply>,
  product: string,
  sessionUnique: string,
  kept: object = {},
) {
  try {
    const reply = await selecting
    if (reply.status) return redirect(paymentPath(product, reply.session_unique ?? sessionUnique, sessionUnique))
    return data<SearchAnswer>({ ...kept, alert: { message: reply.message, back: reply.research } }, { status: 409 })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 429 && error.firstMessage)
      return data<SearchAnswer>({ ...kept, alert: { message: error.firstMessage, back: false } }, { status: 429 })
    return data<SearchAnswer>({ ...kept, ...wentWrong }, { status: refusedStatus(error, 503) })
  }
}
