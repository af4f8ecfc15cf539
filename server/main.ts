/** Starts the server with the settings in the environment, and stops it on a signal. */
import { systemClock } from '#server/runtime/clock.ts'
import { parseEnvironment } from '#server/runtime/environment.ts'
import { greeting } from '#server/greeting.ts'
import { createLog } from '#server/runtime/log.ts'
import { serve } from '#server/serve.ts'

function refuse(problems: string[]): never {
  process.stderr.write(`Cannot start:\n${problems.map((problem) => `  ${problem}\n`).join('')}`)
  process.exit(1)
}

const environment = parseEnvironment(process.env)
if ('problems' in environment) refuse(environment.problems)

const server = await serve({
  environment,
  clock: systemClock,
  log: createLog(environment.LOG_LEVEL),
  development: process.argv.includes('--dev'),
}).catch((error: unknown) => refuse([error instanceof Error ? error.message : String(error)]))
process.stdout.write(greeting(server.origin, environment))

let stopping = false
/** Drains connections and exits with code 0; ignores a second signal. */
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await server.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
