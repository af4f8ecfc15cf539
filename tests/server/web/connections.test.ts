// @vitest-environment node
import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { followConnections } from '#server/web/connections.ts'

/** Time limit in milliseconds that none of these tests reaches. */
const limit = 60_000
const opened: { destroy(): void }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.destroy()
})

async function listening(answer: RequestListener) {
  const server = createServer()
  const connections = followConnections(server)
  server.on('request', answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return { server, connections, port }
}

/** Opens a keep-alive connection and returns it after its first response. */
async function idleConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  opened.push(socket)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(socket, 'data')
  return socket
}

function ask(port: number, agent: Agent, path = '/'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, resolve).on('error', reject)
  })
}

test('idle connections end at once, and nothing is left to wait for', async () => {
  const { connections, port } = await listening((_, response) => void response.end('ok'))
  const sockets = await Promise.all([idleConnection(port), idleConnection(port)])
  const silent = connect(port, '127.0.0.1')
  opened.push(silent)
  await once(silent, 'connect')
  const closed = Promise.all([...sockets, silent].map((socket) => once(socket, 'close')))
  await connections.drain(limit)
  await closed
  await expect(ask(port, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('a running request gets its answer, which says that it is the last of its connection', async () => {
  const release = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { connections, port } = await listening((_, response) => {
    arrived.resolve()
    void release.promise.then(() => response.end('late'))
  })
  const answer = ask(port, new Agent({ keepAlive: true }))
  await arrived.promise
  const drained = connections.drain(limit)
  release.resolve()
  const response = await answer
  expect([response.headers.connection, await text(response)]).toEqual(['close', 'late'])
  await drained
})

test('a connection whose answer had begun before is closed after it', async () => {
  const begun = Promise.withResolvers<() => void>()
  const { connections, port } = await listening((_, response) => {
    response.write('one ')
    begun.resolve(() => void response.end('two'))
  })
  const response = await ask(port, new Agent({ keepAlive: true }))
  const end = await begun.promise
  const drained = connections.drain(limit)
  end()
  expect([response.headers.connection, await text(response)]).toEqual(['keep-alive', 'one two'])
  await drained
})

test('an answer that a slow client still reads is not cut off', async () => {
  const size = 32 * 1024 * 1024
  const { connections, port } = await listening((_, response) => void response.end(Buffer.alloc(size)))
  const response = await ask(port, new Agent({ keepAlive: true }))
  const drained = connections.drain(limit)
  let read = 0
  for await (const chunk of response) read += (chunk as Buffer).length
  expect(read).toBe(size)
  await drained
})

test('a request that is coming in is awaited and answered', async () => {
  const { server, connections, port } = await listening((_, response) => void response.end('ok'))
  const socket = await idleConnection(port)
  socket.write('GET /half HTTP/1.1\r\nHo')
  // When a later request on another connection has its response, the server has read the first half of this request.
  await idleConnection(port)
  const asked = once(server, 'request')
  const answered = once(socket, 'data')
  const drained = connections.drain(limit)
  socket.write('st: a\r\n\r\n')
  await asked
  expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close/)
  await drained
})

test('work goes on without its client, and is awaited too', async () => {
  const { connections, port } = await listening((_, response) => void response.end('ok'))
  const closed = once(await idleConnection(port), 'close')
  const work = Promise.withResolvers<string>()
  const tracked = connections.work(work.promise)
  let over = false
  const drained = connections.drain(limit).then(() => (over = true))
  // The idle connection is closed first, and only the running request remains.
  await closed
  await setImmediate()
  expect(over).toBe(false)
  work.resolve('done')
  expect(await tracked).toBe('done')
  await drained
})

test('what takes longer than the limit is cut off', async () => {
  const arrived = Promise.withResolvers<void>()
  const { connections, port } = await listening(() => arrived.resolve())
  const answer = ask(port, new Agent())
  await arrived.promise
  const [outcome] = await Promise.all([answer.catch((error: unknown) => error), connections.drain(1)])
  expect(outcome).toMatchObject({ code: 'ECONNRESET' })
})
