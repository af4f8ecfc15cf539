/** What the actions of forms have in common: parse, send, and an answer that keeps what was typed. */
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { data } from 'react-router'
import type * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'

/** A form that was not taken. */
export interface FormRefusal {
  result: SubmissionResult<string[]>
  /** What the notification says; null where the fields themselves tell what is wrong. */
  failure: string | null
  /** No answer came; what was typed is still there. */
  unreachable: boolean
}

type Refused = ReturnType<typeof data<FormRefusal>>

interface SendOptions {
  i18n: I18n
  /** Fields that never come back in the answer, as passwords. */
  hide?: string[]
  /** Said where the server gives no message of its own; 'Bir hata oluştu' unless told. */
  failure?: string
}

/**
 * Parses `formData` and hands the value to `send`. A refusal of the server is told by its first message
 * (docs/product/frame.md#errors) and beside the fields that it names. Anything but an `ApiError` is thrown on.
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

/** The server's messages on fields of this form. */
function fieldErrors({ body }: ApiError, formData: FormData): Record<string, string[]> | undefined {
  const errors = Object.entries(body ?? {}).flatMap(([name, messages]) =>
    Array.isArray(messages) && formData.has(name) ? [[name, messages] as const] : [],
  )
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}
