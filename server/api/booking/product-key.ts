import { ApiFailure } from '#server/http/api-error.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import { ruleMessage } from '#server/text/messages.ts'

/**
 * Returns the supplier's key in a product ID `{session_unique}.{key}`. Throws a 400 for malformed IDs and IDs of
 * another session.
 */
export function productKey(
  c: ApiContext,
  { product_id: id, session_unique: sessionUnique }: { product_id: string; session_unique: string },
): string {
  const [own, key, rest] = id.split('.')
  if (own !== sessionUnique || !key || rest !== undefined)
    throw new ApiFailure(400, { product_id: [ruleMessage('invalid', languageOf(c)) ?? ''] })
  return key
}
