/**
 * Type of every error body: an object that maps field names to messages, the most important field first
 * (docs/product/frame.md#errors).
 */

export type ErrorBody = Record<string, string[] | string | boolean>

/**
 * Returns the first message of the first field that has one, to be shown to the traveller; undefined if there is none.
 */
export function firstMessage(body: ErrorBody | undefined): string | undefined {
  for (const value of Object.values(body ?? {})) {
    if (typeof value === 'string' && value) return value
    if (Array.isArray(value) && value[0]) return value[0]
  }
  return undefined
}
