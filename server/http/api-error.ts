/** Defines the API's errors: an HTTP status, and a body that maps fields to messages (docs/product/frame.md#errors). */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { message, type MessageKey, ruleMessage } from '#server/text/messages.ts'

export type ErrorFields = Record<string, string[]>

export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly status: ContentfulStatusCode
  readonly body: ErrorFields
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, body: ErrorFields, headers: Record<string, string> = {}) {
    super(`${status} ${Object.keys(body).join(', ')}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Returns an API error with one message on the field `field`: the text `key` in `language`. */
export function refusal(status: ContentfulStatusCode, field: string, key: MessageKey, language: string): ApiFailure {
  return new ApiFailure(status, { [field]: [message(key, language)] })
}

/**
 * Returns a 400 with one message on the field `field`: the text for the validation rule `rule`. By default, the text
 * says that the value is invalid.
 */
export function invalidField(field: string, language: string, rule = 'invalid'): ApiFailure {
  return new ApiFailure(400, { [field]: [ruleMessage(rule, language) ?? ''] })
}
