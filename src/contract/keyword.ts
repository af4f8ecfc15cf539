/** Validation of a keyword in a place search (docs/product/frame.md#pickers). */
import * as z from 'zod/mini'
import { rule } from '#contract/rules.ts'
import { requiredText } from '#contract/rule-schemas.ts'
import { keywordMinimum } from '#contract/keyword-minimum.ts'

/** Schema with which the gateway validates the keyword of a place search. */
export const Keyword = requiredText.check(
  z.minLength(keywordMinimum, rule.minLength(keywordMinimum)),
  z.maxLength(80, rule.maxLength),
)
