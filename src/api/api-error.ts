import { type ErrorBody, firstMessage } from '#contract/errors.ts'

/** Error of a failed API call. `status` 0 means that no reply came: offline, cut off or timed out. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | undefined

  constructor(status: number, body?: ErrorBody, options?: ErrorOptions) {
    super(`call failed with status ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }

  /** The first message of the first field in the reply's body, to be shown to the traveller. */
  get firstMessage(): string | undefined {
    return firstMessage(this.body)
  }
}
