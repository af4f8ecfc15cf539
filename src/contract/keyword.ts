/** What is typed to find a place (docs/product/frame.md#pickers). */
import * as z from 'zod/mini'
import { rule } from '#contract/rules.ts'
import { requiredText } from '#contract/rule-checks.ts'
import { keywordMinimum } from '#contract/keyword-minimum.ts'

/** A keyword of any place, as the gateway takes it. */
export const Keyword = requiredText.check(
  z.minLength(keywordMinimum, rule.minLength(keywordMinimum)),
  z.maxLength(80, rule.maxLength),
)
