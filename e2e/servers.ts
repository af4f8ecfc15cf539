/**
 * Starts the servers of the browser tests concurrently: one for each environment in the JSON list `JOURNEY_SERVERS`.
 * Prints a line once all of them listen, and exits when all of them have ended.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'

const environments = z.array(z.record(z.string(), z.string())).parse(JSON.parse(process.env['JOURNEY_SERVERS'] ?? ''))
const servers = environments.map((env) =>
  spawn(process.execPath, ['e2e/server.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  }),
)
const end = () => servers.forEach((server) => server.kill('SIGTERM'))
process.on('SIGTERM', end)

const listening = servers.map(
  (server) =>
    new Promise<void>((resolve) => {
      createInterface({ input: server.stdout }).on('line', (line) => {
        process.stdout.write(`${line}\n`)
        if (line.startsWith('listening at ')) resolve()
      })
    }),
)
let started = false
void Promise.all(listening).then(() => {
  started = true
  process.stdout.write('all servers listen\n')
})

// If a server ends before all of them listen, the others are ended too, because the browser tests can't begin.
const ended = await Promise.all(
  servers.map(async (server, index) => {
    const [status] = (await once(server, 'exit')) as [number | null]
    if (!started) end()
    else if (status !== 0)
      process.stderr.write(`the server at port ${environments[index]?.['PORT']} ended: ${status}\n`)
    return status
  }),
)
process.exitCode = ended.every((status) => status === 0) ? 0 : 1
