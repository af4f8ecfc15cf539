import type { SubmissionResult } from '@conform-to/react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Draft } from '#store/store.ts'

/** Result of submitting the payment form. */
export type PaymentAnswer =
  | { kind: 'invalid'; lastResult: SubmissionResult<string[]>; keptKey: string }
  | {
      kind: 'refused'
      message: string
      research: boolean
      refresh: boolean
      lastResult?: SubmissionResult<string[]>
      /**
       * Submitted values without card and consent, for a form that belongs to another selection, where `lastResult`
       * does not apply.
       */
      draft?: Draft
    }
  | { kind: 'pay'; payUrl: string }
  /** No reply came; retrying with the same idempotency key refers to the same charge. */
  | { kind: 'failed'; keptKey: string; draft: Draft; lastResult?: SubmissionResult<string[]> }

const kinds: readonly unknown[] = ['invalid', 'refused', 'pay', 'failed'] satisfies PaymentAnswer['kind'][]

/** Whether an action result is a payment answer. */
function isPaymentAnswer(result: unknown): result is PaymentAnswer {
  return typeof result === 'object' && result !== null && 'kind' in result && kinds.includes(result.kind)
}

/**
 * Revalidates only after a refused payment, which may have changed the price; other answers keep the page's data and
 * its idempotency key.
 */
export function revalidatesPayment({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return isPaymentAnswer(actionResult) ? actionResult.kind === 'refused' : defaultShouldRevalidate
}
