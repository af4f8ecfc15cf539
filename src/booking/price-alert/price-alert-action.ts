/** Actions of the price alert forms, for every product. */
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { ApiError } from '#api/api-error.ts'
import { ThresholdChange, PriceAlertForm } from '#contract/price-alert.ts'

type AlertForm = 'new' | 'own'
/**
 * Answer if the form is invalid or the gateway refused the price threshold in it. `form` names the form: `new` creates
 * an alert, `own` changes the alert that the user already has.
 */
type Invalid = { outcome: 'invalid'; form: AlertForm; reply: SubmissionResult<string[]> }
/**
 * Answer if the API call that creates or changes the price alert failed. `message` is the gateway's text, or null if it
 * sent none.
 */
type Failed = { outcome: 'failed'; message: string | null }

type ThresholdAnswer = { outcome: 'changed' } | Invalid | Failed
export type PriceAlertAnswer = { outcome: 'created' } | { outcome: 'duplicate' } | ThresholdAnswer

interface Refusable {
  reply: (options?: { fieldErrors?: { threshold: string[] } }) => SubmissionResult<string[]>
}

/**
 * Converts the error of a failed API call to an answer. If the gateway refused the price threshold, the gateway's
 * message is shown at the threshold field.
 */
function refused(form: AlertForm, submission: Refusable, error: ApiError): Invalid | Failed {
  const threshold = error.body?.['threshold']
  if (Array.isArray(threshold))
    return { outcome: 'invalid', form, reply: submission.reply({ fieldErrors: { threshold } }) }
  return { outcome: 'failed', message: error.firstMessage ?? null }
}

/**
 * Validates the form and creates the alert with `create`. If the backend's reply has `non_field_errors`, the alert
 * already exists.
 */
export async function createPriceAlert(
  form: FormData,
  create: (alert: PriceAlertForm) => Promise<unknown>,
): Promise<PriceAlertAnswer> {
  const submission = parseWithZod(form, { schema: PriceAlertForm })
  if (submission.status !== 'success') return { outcome: 'invalid', form: 'new', reply: submission.reply() }
  try {
    await create(submission.value)
    return { outcome: 'created' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.body && 'non_field_errors' in error.body) return { outcome: 'duplicate' }
    return refused('new', submission, error)
  }
}

/** Validates the form and calls `change` with the threshold: an amount in TRY, or null for none. */
export async function changeAlertThreshold(
  form: FormData,
  change: (threshold: number | null) => Promise<unknown>,
): Promise<ThresholdAnswer> {
  const submission = parseWithZod(form, { schema: ThresholdChange })
  if (submission.status !== 'success') return { outcome: 'invalid', form: 'own', reply: submission.reply() }
  try {
    await change(submission.value.threshold ?? null)
    return { outcome: 'changed' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refused('own', submission, error)
  }
}
