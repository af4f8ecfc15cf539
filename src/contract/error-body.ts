/** The schema of an error body, separate from its type, which most modules import alone. */
import * as z from 'zod/mini'
import type { ErrorBody as Shape } from '#contract/errors.ts'

export const ErrorBody: z.ZodMiniType<Shape> = z.record(
  z.string(),
  z.union([z.array(z.string()), z.string(), z.boolean()]),
)
