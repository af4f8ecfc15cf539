/**
 * Installs the dependencies if they are missing or older than the lock file. Runs on the Node that started npm (20 or
 * newer); all later scripts run on the Node that it installs.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)
const stamp = new URL('node_modules/.installed', root)
const wanted = createHash('sha256')
  .update(readFileSync(new URL('package.json', root)))
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== wanted) {
  process.stdout.write('Installing dependencies (a minute or two the first time)…\n')
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const result = spawnSync(command, [...args, 'install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
  writeFileSync(stamp, wanted)
}
