/** Chooses the content encoding of a response (RFC 9110, section 12.5.3). */
import { parseAccept } from 'hono/utils/accept'

export type ContentEncoding = 'br' | 'gzip'

/**
 * Returns the encoding that an `Accept-Encoding` header prefers, or undefined if the response should not be encoded.
 * `available` lists the encodings that the server can send; of equally preferred ones, the first is returned.
 */
export function preferredEncoding(
  accept: string | undefined,
  available: readonly ContentEncoding[],
): ContentEncoding | undefined {
  const weights = new Map(parseAccept(accept ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  const weightOf = (encoding: ContentEncoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const highest = Math.max(0, ...available.map(weightOf))
  if (highest === 0 || highest < (weights.get('identity') ?? 0)) return undefined
  return available.find((encoding) => weightOf(encoding) === highest)
}
