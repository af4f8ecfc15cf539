import type { SubmissionResult } from '@conform-to/react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Draft } from '#store/store.ts'

/** What a sent payment form leads to. */
export type PaymentAnswer =
  | { kind: 'invalid'; lastResult: SubmissionResult<string[]>; keptKey: string }
  | {
      kind: 'refused'
      message: string
      research: boolean
      refresh: boolean
      lastResult?: SubmissionResult<string[]>
      /** What was typed, but the card and the consent: for a form of another selection, which `lastResult` does not fit. */
      draft?: Draft
    }
  | { kind: 'pay'; payUrl: string }
  /** No answer came: the same key asks about the same charge. */
  | { kind: 'failed'; keptKey: string; draft: Draft; lastResult?: SubmissionResult<string[]> }

const kinds: readonly unknown[] = ['invalid', 'refused', 'pay', 'failed'] satisfies PaymentAnswer['kind'][]

/** Whether the result of an action is an answer to a payment. */
function isPaymentAnswer(result: unknown): result is PaymentAnswer {
  return typeof result === 'object' && result !== null && 'kind' in result && kinds.includes(result.kind)
}

/** A refused payment may have changed what the booking costs; every other answer leaves the page and its key as they are. */
export function revalidatesPayment({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return isPaymentAnswer(actionResult) ? actionResult.kind === 'refused' : defaultShouldRevalidate
}
