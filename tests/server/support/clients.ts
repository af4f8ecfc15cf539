/** Creates clients and device headers for the requests of a purchase. */
import type { SelectReply } from '#contract/booking.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'

/** A gateway to which tests send requests: in memory, or in another process. */
export type Client = Pick<TestGateway, 'app' | 'request' | 'json'>

export type Headers = Record<string, string>

/** Returns request headers of the device with this ID. */
export const device = (id: string): Headers => ({ 'X-Device-Id': id })

/** Session of the search from which each booking was made, by the key of the booking. */
const searchOf = new Map<string, string>()

/** Returns `headers` with the device ID of a search, unless they contain one; each search has its own device. */
export const fromHere = (headers: Headers = {}, session = 'of-tests'): Headers => ({
  ...device(`device-${(searchOf.get(session) ?? session).replaceAll('_', '-')}`),
  ...headers,
})

/**
 * Remembers which search led to a booking, so that later requests for the booking use the device of that search.
 * `reply` is the gateway's reply to the selection; it is returned unchanged.
 */
export function remembered(reply: SelectReply, session: string): SelectReply {
  if (reply.session_unique) searchOf.set(reply.session_unique, session)
  return reply
}
