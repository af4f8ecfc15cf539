/** Code that form actions share: parses and sends a form, and returns the result with the typed values. */
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { data } from 'react-router'
import type * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'

/** What an action returns for a refused form. */
export interface FormRefusal {
  result: SubmissionResult<string[]>
  /** Text of the notification; null if the form was invalid and not sent, so that only the fields show errors. */
  failure: string | null
  /** Whether the server did not respond. The form may then have had its effect all the same. */
  unreachable: boolean
}

type Refused = ReturnType<typeof data<FormRefusal>>

interface SendOptions {
  i18n: I18n
  /** Names of fields whose values are not returned to the form, such as passwords. */
  hide?: string[]
  /** Message if the server sends none, 'Bir hata oluştu' by default. */
  failure?: string
}

/**
 * Parses `formData` and passes the value to `send`. If the server refuses it, the result has the server's first message
 * (docs/product/frame.md#errors) and its messages for single fields. Errors other than `ApiError` are rethrown.
 */
export async function sendForm<Value, Reply>(
  formData: FormData,
  schema: z.ZodMiniType<Value>,
  send: (value: Value) => Promise<Reply>,
  { i18n, hide = [], failure = i18n._(msg`Bir hata oluştu`) }: SendOptions,
): Promise<{ value: Value; reply: Reply; refused: null } | { refused: Refused }> {
  const submission = parseWithZod(formData, { schema })
  const refuse = (status: number, text: string | null, errors?: Record<string, string[]>) => {
    const result = submission.reply({ hideFields: hide, ...(errors ? { fieldErrors: errors } : {}) })
    return { refused: data({ result, failure: text, unreachable: status === 0 }, { status: status || 503 }) }
  }
  if (submission.status !== 'success') return refuse(400, null)
  try {
    return { value: submission.value, reply: await send(submission.value), refused: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refuse(error.status, error.firstMessage ?? failure, fieldErrors(error, formData))
  }
}

/** Returns the server's messages for fields of this form, or undefined if there are none. */
function fieldErrors({ body }: ApiError, formData: FormData): Record<string, string[]> | undefined {
  const errors = Object.entries(body ?? {}).flatMap(([name, messages]) =>
    Array.isArray(messages) && formData.has(name) ? [[name, messages] as const] : [],
  )
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}
