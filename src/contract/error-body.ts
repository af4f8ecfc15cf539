/** Schema of an error body. It is separate from the type in `errors.ts`, because most modules need only the type. */
import * as z from 'zod/mini'
import type { ErrorBody as Shape } from '#contract/errors.ts'

export const ErrorBody: z.ZodMiniType<Shape> = z.record(
  z.string(),
  z.union([z.array(z.string()), z.string(), z.boolean()]),
)
