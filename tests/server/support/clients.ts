/** Who sends the requests of a purchase: a gateway's client, and the device of a search. */
import type { SelectReply } from '#contract/booking.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'

/** A gateway to which tests send requests: in memory, or a process. */
export type Client = Pick<TestGateway, 'app' | 'request' | 'json'>

export type Headers = Record<string, string>

/** The headers of a device. */
export const device = (id: string): Headers => ({ 'X-Device-Id': id })

/** Sessions of searches by the key of the booking that was made from them. */
const searchOf = new Map<string, string>()

/** `headers` with the device ID of a search, unless they contain one; each search has its own device. */
export const fromHere = (headers: Headers = {}, session = 'of-tests'): Headers => ({
  ...device(`device-${(searchOf.get(session) ?? session).replaceAll('_', '-')}`),
  ...headers,
})

/**
 * Remembers which search led to a booking, so that later requests for the booking use the device of that search;
 * returns the reply.
 */
export function remembered(reply: SelectReply, session: string): SelectReply {
  if (reply.session_unique) searchOf.set(reply.session_unique, session)
  return reply
}
