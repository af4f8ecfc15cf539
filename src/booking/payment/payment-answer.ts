import type { SubmissionResult } from '@conform-to/react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Draft } from '#store/store.ts'

/** Answer of the payment page's action to a submitted payment form. */
export type PaymentAnswer =
  | { kind: 'invalid'; lastResult: SubmissionResult<string[]>; keptKey: string }
  | {
      kind: 'refused'
      message: string
      research: boolean
      refresh: boolean
      lastResult?: SubmissionResult<string[]>
      /**
       * What the traveller typed in the submitted form, without card fields, bill and consent. These values fill in the
       * payment form in two cases: if there is no `lastResult`, whose values come first otherwise, or if the booking's
       * selection has changed since the submission. A draft that the loader has read from this device takes their
       * place; the server can't read drafts.
       */
      draft?: Draft
    }
  | { kind: 'pay'; payUrl: string }
  /** No reply came, or the call failed. A retry with the same idempotency key does not charge a second time. */
  | { kind: 'failed'; keptKey: string; draft: Draft; lastResult?: SubmissionResult<string[]> }

const kinds: readonly unknown[] = ['invalid', 'refused', 'pay', 'failed'] satisfies PaymentAnswer['kind'][]

/** Returns whether the result of an action is a `PaymentAnswer`. */
function isPaymentAnswer(result: unknown): result is PaymentAnswer {
  return typeof result === 'object' && result !== null && 'kind' in result && kinds.includes(result.kind)
}

/**
 * Reloads the page data after a refused payment, because the price may have changed. After other answers, the page
 * keeps its data and its idempotency key.
 */
export function revalidatesPayment({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return isPaymentAnswer(actionResult) ? actionResult.kind === 'refused' : defaultShouldRevalidate
}
