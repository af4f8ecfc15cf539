/** Fields beyond the brief: a backend may use the name for something else (docs/decisions/0028-by-the-book.md). */
import * as z from 'zod/mini'

/** A field that is `otherwise` where it is absent, or of another shape than ours. */
export function extra<T extends z.ZodMiniType>(schema: T, otherwise: z.core.output<T>): z.ZodMiniCatch<T> {
  // oxlint-disable-next-line promise/valid-params -- of Zod, no promise
  return z.catch(schema, otherwise)
}

/** As `extra`, absent otherwise. */
export function optionalExtra<T extends z.ZodMiniType>(schema: T): z.ZodMiniCatch<z.ZodMiniOptional<T>> {
  // oxlint-disable-next-line promise/valid-params -- of Zod, no promise
  return z.catch(z.optional(schema), undefined)
}
