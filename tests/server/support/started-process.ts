/** Starts gateways in separate processes, for tests that kill them. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll } from 'vitest'
import type { OctoAccess } from '#server/supply/octo/octo-http.ts'
import type { Client } from '#tests/server/support/clients.ts'
import { clientAt } from '#tests/server/support/process-client.ts'

const script = join(import.meta.dirname, 'gateway-process.ts')

export type Where = { databaseUrl: string } | { dataDir: string }

interface Started {
  child: ChildProcess
  client: Client
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/**
 * Returns a function that starts a gateway on a database; it sells the activities of an OCTO server if one is given.
 * Gateways that still run when the file's tests end are killed.
 */
export function startedProcesses(): (where: Where, octo?: OctoAccess) => Promise<Started> {
  const children: ChildProcess[] = []
  afterAll(() => Promise.all(children.map(kill)))
  return async (where, octo) => {
    const database =
      'databaseUrl' in where ? { TEST_DATABASE_URL: where.databaseUrl } : { TEST_DATA_DIR: where.dataDir }
    const activities = octo && { TEST_OCTO_URL: octo.url, TEST_OCTO_TOKEN: octo.token }
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, ...database, ...activities },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    children.push(child)
    const [line] = await once(createInterface({ input: child.stdout }), 'line')
    return { child, client: clientAt(String(line)) }
  }
}
