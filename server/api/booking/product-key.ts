import { invalidField } from '#server/http/api-error.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'

/**
 * Returns the supplier's key in a product ID `{session_unique}.{key}`. Throws a 400 for malformed IDs and IDs of
 * another session.
 */
export function productKey(
  c: ApiContext,
  { product_id: id, session_unique: sessionUnique }: { product_id: string; session_unique: string },
): string {
  const [own, key, rest] = id.split('.')
  if (own !== sessionUnique || !key || rest !== undefined) throw invalidField('product_id', languageOf(c))
  return key
}
