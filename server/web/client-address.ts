import type { Context } from 'hono'
import * as z from 'zod/mini'

const Incoming = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }) })
const Given = z.object({ clientAddress: z.string() })

/** Loopback and private ranges, in which a trusted proxy can be. */
const nearby = /^(::1$|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/

/**
 * Determines the client's IP address, which rate limits count by: the web tier passes it for in-process calls,
 * otherwise it is the connection's. With `behindProxy`, a connection from a private range is a proxy, and the last
 * entry of X-Forwarded-For, which that proxy added, is trusted.
 */
export function createClientAddress(behindProxy: boolean): (c: Context) => string {
  return (c) => {
    const given = z.safeParse(Given, c.env)
    if (given.success) return given.data.clientAddress
    const connected = connectedAddress(c)
    const forwarded = behindProxy && isProxy(connected) ? c.req.header('X-Forwarded-For') : undefined
    return forwarded?.split(',').at(-1)?.trim() || connected
  }
}

/** The IP address of the connection; 'unknown' for an in-process call. */
export function connectedAddress(c: Context): string {
  const incoming = z.safeParse(Incoming, c.env)
  return (incoming.success ? incoming.data.incoming.socket.remoteAddress : undefined) ?? 'unknown'
}

/** Whether a connection from this address is from a trusted proxy, if the server stands behind one. */
export const isProxy = (address: string): boolean => nearby.test(address)
