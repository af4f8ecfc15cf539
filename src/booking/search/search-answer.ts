/** What the action of a results screen answers where it leads nowhere. */
import { data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { DateNotice } from '#booking/search/day-rules.ts'
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
 * Leads to the payment of a selection that the gateway took; a refusal or a lost call is an alert (spec 001 §4, §8), with
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
    if (reply.status) return redirect(`/${product}/payment/?${new URLSearchParams({ session_unique: sessionUnique })}`)
    return data<SearchAnswer>({ ...kept, alert: { message: reply.message, back: reply.research } }, { status: 409 })
  } catch (error) {
    if (error instanceof ApiError) return data<SearchAnswer>({ ...kept, ...wentWrong }, { status: 503 })
    throw error
  }
}
