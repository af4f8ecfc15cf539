/**
 * Optional fields that only our gateway sends: another backend may use the same name for something else
 * (docs/decisions/0028-by-the-book.md).
 */
import * as z from 'zod/mini'

/** A field with the default `otherwise` if it is absent or does not match the schema. */
export function extra<T extends z.ZodMiniType>(schema: T, otherwise: z.core.output<T>): z.ZodMiniCatch<T> {
  // oxlint-disable-next-line promise/valid-params -- Zod's `catch`, not a promise's
  return z.catch(schema, otherwise)
}

/** An optional field like `extra`, with undefined as the default. */
export function optionalExtra<T extends z.ZodMiniType>(schema: T): z.ZodMiniCatch<z.ZodMiniOptional<T>> {
  // oxlint-disable-next-line promise/valid-params -- Zod's `catch`, not a promise's
  return z.catch(z.optional(schema), undefined)
}
