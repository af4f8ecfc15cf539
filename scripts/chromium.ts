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

function installed(): string | undefined {
  return candidates.find((path) => path !== undefined && existsSync(path))
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
  const found = installed()
  if (found) return found
  if (platform() === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium from the distribution…\n')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', env })
    const now = installed()
    if (now) return now
  }
  const own = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (own.status === 0) return undefined
  throw new Error('No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run again.')
}
