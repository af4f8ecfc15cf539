/** Finds or installs a Chromium for the browser tests: Debian's package if run as root, otherwise Playwright's own. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { platform } from 'node:os'

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Paths of Chromium's headless shell: the same engine with a quarter less processor time. */
const shells = [process.env['HEADLESS_SHELL_PATH'], '/usr/bin/chromium-headless-shell']

const firstOf = (paths: (string | undefined)[]) => paths.find((path) => path !== undefined && existsSync(path))

/** Installs a Debian package if the process is root, so that no password is needed. */
function installPackage(name: string): void {
  if (platform() !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing ${name} from the distribution…\n`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env })
}

/** Flags that Chromium needs to run as root and to send no background requests. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** Returns Playwright's launch options for the Chromium at a path, or for Playwright's own without a path. */
export const chromiumAt = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumArgs,
})

/**
 * Returns the path of a Chromium; undefined if Playwright has its own. Throws with instructions if none can be
 * installed.
 */
export function ensureChromium(): string | undefined {
  if (!firstOf(candidates)) installPackage('chromium')
  const found = firstOf(candidates)
  if (found) return found
  const own = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (own.status === 0) return undefined
  throw new Error('No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run again.')
}

/** Returns the path of the headless shell for browser tests and audits; undefined if it can't be installed. */
export function ensureHeadlessShell(): string | undefined {
  if (!firstOf(shells)) installPackage('chromium-headless-shell')
  return firstOf(shells)
}
