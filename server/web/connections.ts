/** The connections of the HTTP server, so that it can stop without cutting anybody off (docs/decisions/0022). */
import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

export interface Connections {
  /** Counts a request's work until it has ended, even where its client no longer waits for the answer. */
  work<Answer>(answer: Promise<Answer>): Promise<Answer>
  /** From now on every answer says `Connection: close`, so that clients come back by a new connection. */
  endKeepAlive(): void
  /**
   * Takes no new connections, closes idle ones at once, and resolves when the last request is answered and its work is
   * done. What is left after `limit` milliseconds is cut off.
   */
  drain(limit: number): Promise<void>
}

interface Use {
  answers: Set<ServerResponse>
  /** Bytes that had been read when the last answer was sent: more of them are a request that is coming in. */
  readBefore: number
}

/** Follows the connections of `server`; call it before the server listens. */
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
    // Comes once the whole answer was handed to the system, or its connection is gone.
    response.once('close', () => {
      use.answers.delete(response)
      use.readBefore = socket.bytesRead
      // Its headers were sent before it could say that it is the last one.
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
      // The close of an HTTP server itself would cut off answers that are still being sent.
      Listener.prototype.close.call(server)
      // What has arrived by now is read first: closing a connection with unread bytes resets it.
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
