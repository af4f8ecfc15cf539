/** Tracks the connections of the HTTP server for a graceful shutdown (docs/decisions/0022). */
import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

interface Connections {
  /** Tracks a request's work until it ends, even if its client has disconnected. */
  work<Answer>(answer: Promise<Answer>): Promise<Answer>
  /**
   * After this call, every response whose headers are not sent yet has `Connection: close`, so that clients open a new
   * connection for their next request.
   */
  endKeepAlive(): void
  /**
   * Stops accepting connections, closes idle ones, and resolves when the last request is answered and its work is done.
   * Connections that remain after `limit` milliseconds are destroyed.
   */
  drain(limit: number): Promise<void>
}

interface Use {
  answers: Set<ServerResponse>
  /**
   * Number of bytes that had been read from the socket when the most recent response ended. If more bytes have been
   * read since, another request is arriving.
   */
  readBefore: number
}

/** Tracks the connections of `server`; call it before the server listens. */
export function followConnections(server: Server): Connections {
  const connections = new Map<Socket, Use>()
  const working = new Set<Promise<unknown>>()
  const drained = Promise.withResolvers<void>()
  let lastAnswers = false
  let draining = false

  const checkDrained = () => {
    if (draining && connections.size === 0 && working.size === 0) drained.resolve()
  }
  const isIdle = (socket: Socket, { answers, readBefore }: Use) => answers.size === 0 && socket.bytesRead === readBefore

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { answers: new Set(), readBefore: 0 })
    socket.once('close', () => {
      connections.delete(socket)
      checkDrained()
    })
  })
  server.on('request', ({ socket }, response) => {
    const use = connections.get(socket)
    if (!use) return
    use.answers.add(response)
    if (lastAnswers) response.setHeader('Connection', 'close')
    // A response emits the event 'close' when it no longer needs its connection: the whole response has been handed to
    // the operating system, or the connection is lost.
    response.once('close', () => {
      use.answers.delete(response)
      use.readBefore = socket.bytesRead
      // During a shutdown, the server itself closes a connection when no response on it is open any more. The client
      // may keep the connection open, because the headers of a response may have been sent before `Connection: close`
      // could be added.
      if (draining && use.answers.size === 0) socket.destroySoon()
    })
  })

  const endKeepAlive = () => {
    lastAnswers = true
    for (const { answers } of connections.values()) {
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close')
    }
  }
  return {
    work(answer) {
      working.add(answer)
      const end = () => {
        working.delete(answer)
        checkDrained()
      }
      answer.then(end, end)
      return answer
    },
    endKeepAlive,
    async drain(limit) {
      endKeepAlive()
      draining = true
      // Stops accepting connections. This uses the method `close` of `net.Server`, because the HTTP server's own method
      // `close` would also cut off responses that are still being sent.
      Listener.prototype.close.call(server)
      // Before idle connections are closed, data that has already arrived is read. Closing a socket with unread bytes
      // would reset the connection.
      await setImmediate()
      for (const [socket, use] of connections) if (isIdle(socket, use)) socket.destroy()
      checkDrained()
      const timer = setTimeout(() => drained.resolve(), limit)
      await drained.promise
      clearTimeout(timer)
      for (const socket of connections.keys()) socket.destroy()
    },
  }
}
