/**
 * Type of every error body: an object that maps field names to messages, the most important field first
 * (docs/product/frame.md#errors).
 */

export type ErrorBody = Record<string, string[] | string | boolean>

/**
 * Returns the first message in an error body, in the order of its fields. It is shown to the traveller. Returns
 * undefined if the error body has no message.
 */
export function firstMessage(body: ErrorBody | undefined): string | undefined {
  for (const value of Object.values(body ?? {})) {
    if (typeof value === 'string' && value) return value
    if (Array.isArray(value) && value[0]) return value[0]
  }
  return undefined
}
