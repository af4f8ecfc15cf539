/** Schemas that the calls of a search session share: its results, and the selection of one of them. */
import * as z from 'zod/mini'
import { SessionUnique } from '#contract/booking.ts'
import { extra } from '#contract/extra.ts'
import { rule } from '#contract/rules.ts'
import { requiredText } from '#contract/rule-schemas.ts'

/** Fields of a reply with results. For an expired session, `research` is true and there are no results. */
export const sessionFields = {
  research: extra(z.boolean(), false),
  /** Seconds until the search session expires; null if the backend does not send this time. */
  time_out_seconds: extra(z.nullable(z.number()), null),
}

/** Fields of a selection: the ID of the chosen result (`product_id`), and the ID of its search session. */
export const selectionFields = {
  product_id: requiredText.check(z.maxLength(300, rule.invalid)),
  session_unique: SessionUnique,
}
