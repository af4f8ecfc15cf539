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

/**
 * Returns `headers`; adds a device ID unless they contain one. `session` is a search session or the key of a booking
 * that was made from it. Each search session has a device ID of its own.
 */
export const fromHere = (headers: Headers = {}, session = 'of-tests'): Headers => ({
  ...device(`device-${(searchOf.get(session) ?? session).replaceAll('_', '-')}`),
  ...headers,
})

/**
 * Remembers from which search session a booking was made, so that `fromHere` adds that session's device ID to later
 * requests for the booking. `reply` is the gateway's reply to the selection; it is returned unchanged.
 */
export function remembered(reply: SelectReply, session: string): SelectReply {
  if (reply.session_unique) searchOf.set(reply.session_unique, session)
  return reply
}
