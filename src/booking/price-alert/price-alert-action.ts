/** The action of price alert forms, for every product. */
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { ApiError } from '#api/api-error.ts'
import { PriceAlertForm } from '#contract/price-alert.ts'

export type PriceAlertAnswer =
  | { outcome: 'created' }
  | { outcome: 'duplicate' }
  | { outcome: 'invalid'; reply: SubmissionResult<string[]> }
  /** `message` is the gateway's text, or null if it sent none. */
  | { outcome: 'failed'; message: string | null }

/**
 * Validates the form and creates the alert with `create`. A reply with `non_field_errors` means that the alert already
 * exists.
 */
export async function createPriceAlert(
  form: FormData,
  create: (alert: PriceAlertForm) => Promise<unknown>,
): Promise<PriceAlertAnswer> {
  const submission = parseWithZod(form, { schema: PriceAlertForm })
  if (submission.status !== 'success') return { outcome: 'invalid', reply: submission.reply() }
  try {
    await create(submission.value)
    return { outcome: 'created' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.body && 'non_field_errors' in error.body) return { outcome: 'duplicate' }
    const threshold = error.body?.['threshold']
    if (Array.isArray(threshold)) return { outcome: 'invalid', reply: submission.reply({ fieldErrors: { threshold } }) }
    return { outcome: 'failed', message: error.firstMessage ?? null }
  }
}
