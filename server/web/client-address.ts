import type { Context } from 'hono'
import * as z from 'zod/mini'

const Incoming = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }) })
const Given = z.object({ clientAddress: z.string() })

/** Loopback and private ranges: where a proxy of our own can be. */
const nearby = /^(::1$|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/

/**
 * Finds the traveller's address, for the limits that go by it: handed over by the web tier for calls in process, else
 * the connection's. With `behindProxy`, a nearby connection is a proxy, and the last entry of its X-Forwarded-For is
 * believed, since that one is the proxy's own.
 */
export function createClientAddress(behindProxy: boolean): (c: Context) => string {
  return (c) => {
    const given = z.safeParse(Given, c.env)
    if (given.success) return given.data.clientAddress
    const incoming = z.safeParse(Incoming, c.env)
    const connected = (incoming.success ? incoming.data.incoming.socket.remoteAddress : undefined) ?? 'unknown'
    const forwarded = behindProxy && nearby.test(connected) ? c.req.header('X-Forwarded-For') : undefined
    return forwarded?.split(',').at(-1)?.trim() || connected
  }
}
