/** Finds a Chromium for the browser tests, or installs one: Debian's where we are root, Playwright's own elsewhere. */
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

/** Chromium without its own windows: the same engine for a quarter less processor time. */
const shells = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell']

const firstOf = (paths: (string | undefined)[]) => paths.find((path) => path !== undefined && existsSync(path))

/** Installs a package of Debian's where that can be done without asking anybody. */
function installPackage(name: string): void {
  if (platform() !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing ${name} from the distribution…\n`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env })
}

/** Flags without which Chromium does not run as root, or keeps asking a network that is not there. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/**
 * Path of a Chromium; undefined where Playwright has its own. Throws, saying what to do, when none can be had.
 */
export function ensureChromium(): string | undefined {
  if (!firstOf(candidates)) installPackage('chromium')
  const found = firstOf(candidates)
  if (found) return found
  const own = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (own.status === 0) return undefined
  throw new Error('No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run again.')
}

/** Path of a Chromium for journeys: the one without windows where it can be had, else `ensureChromium`. */
export function ensureHeadlessShell(): string | undefined {
  if (!firstOf(shells)) installPackage('chromium-headless-shell')
  return firstOf(shells) ?? ensureChromium()
}
