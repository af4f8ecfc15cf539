import type { Context } from 'hono'
import * as z from 'zod/mini'

const Incoming = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }) })
const Given = z.object({ clientAddress: z.string() })

/** Matches IP addresses in loopback and private ranges, from which a trusted proxy can connect. */
const nearby = /^(::1$|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/

/**
 * Returns a function that determines the client's IP address for the rate limits:
 * - For an in-process call, it is the address that the web tier passes.
 * - With `behindProxy`, a connection from a private IP range is that of a proxy. The client's address is then the last
 *   entry of X-Forwarded-For, because the proxy has added this entry.
 * - For any other connection, and for a proxy that sends no X-Forwarded-For, it is the address of the connection.
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

/** Returns the IP address of the connection; 'unknown' for an in-process call. */
export function connectedAddress(c: Context): string {
  const incoming = z.safeParse(Incoming, c.env)
  return (incoming.success ? incoming.data.incoming.socket.remoteAddress : undefined) ?? 'unknown'
}

/** Whether a connection from this IP address comes from a trusted proxy, if the server runs behind one. */
export const isProxy = (address: string): boolean => nearby.test(address)
