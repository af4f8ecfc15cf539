import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a TCP port of 127.0.0.1 on which nothing listens now. Another process may take it at any time. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server listens on no port')
  server.close()
  await once(server, 'close')
  return address.port
}
