/** `npm start`: builds the app if its build is missing or older than its sources, then starts the server. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = ['src', 'sw', 'public', 'vite.config.ts', 'lingui.config.ts', 'package.json', 'scripts/catalogs.ts']

/** Returns the latest modification time below a path, in milliseconds since the epoch. */
function newest(path: string): number {
  const info = statSync(path)
  if (!info.isDirectory()) return info.mtimeMs
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const built = join(root, 'dist/server/entry.server.js')
const stale = !existsSync(built) || sources.some((path) => newest(join(root, path)) > statSync(built).mtimeMs)
if (stale) {
  process.stdout.write('Building…\n')
  const { npm_execpath: npm } = process.env
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const build = spawnSync(command, [...args, 'run', '--silent', 'build'], { cwd: root, encoding: 'utf8' })
  if (build.status !== 0) {
    process.stderr.write(build.stdout + build.stderr)
    process.exit(build.status ?? 1)
  }
}
process.chdir(root)
// Caches the compiled modules of the server, so that later starts don't strip types and compile again.
enableCompileCache(join(root, 'node_modules/.cache/node'))
await import('#server/main.ts')
