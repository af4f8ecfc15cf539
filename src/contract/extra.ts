/**
 * Creates schemas for optional fields that only this project's gateway sends. Another backend may use the same name for
 * something else, so a value that does not match counts as missing (docs/decisions/0028-by-the-book.md).
 */
import * as z from 'zod/mini'

/**
 * Returns the schema of an optional field. If the field is missing or does not match `schema`, its value is
 * `otherwise`.
 */
export function extra<T extends z.ZodMiniType>(schema: T, otherwise: z.core.output<T>): z.ZodMiniCatch<T> {
  // oxlint-disable-next-line promise/valid-params -- Zod's `catch`, not a promise's
  return z.catch(schema, otherwise)
}

/**
 * Returns the schema of an optional field. If the field is missing or does not match `schema`, its value is undefined.
 */
export function optionalExtra<T extends z.ZodMiniType>(schema: T): z.ZodMiniCatch<z.ZodMiniOptional<T>> {
  // oxlint-disable-next-line promise/valid-params -- Zod's `catch`, not a promise's
  return z.catch(z.optional(schema), undefined)
}
