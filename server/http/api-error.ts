/** An error with its HTTP status and the common body: an object of field → messages (docs/product/frame.md#errors). */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { message, type MessageKey } from '#server/text/messages.ts'

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

/** An error with one of the gateway's own sentences on a field. */
export function refusal(status: ContentfulStatusCode, field: string, key: MessageKey, language: string): ApiFailure {
  return new ApiFailure(status, { [field]: [message(key, language)] })
}
