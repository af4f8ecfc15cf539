/** The schema of an error body, apart from its type: what only reads errors needs no schema. */
import * as z from 'zod/mini'
import type { ErrorBody as Shape } from '#contract/errors.ts'

export const ErrorBody: z.ZodMiniType<Shape> = z.record(
  z.string(),
  z.union([z.array(z.string()), z.string(), z.boolean()]),
)
