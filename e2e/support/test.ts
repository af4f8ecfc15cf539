/** Extends Playwright's test with a console check, axe, and shared steps of a traveller. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, test as base } from 'playwright/test'
import { expect } from './expect.ts'

export { expect }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: string[]
}

interface Fixtures {
  /** Patterns of console errors that this browser test causes on purpose. */
  allowedNoise: RegExp[]
  quietConsole: void
  /** Expects no axe violation on the current page. */
  expectAccessible: () => Promise<void>
  /** Expects no axe violation on the current page, and enough contrast in both themes. */
  expectAccessibleInBothThemes: () => Promise<void>
  /**
   * Moves the server's clock forward by `minutes`; when the browser test ends, the clock is moved back. For browser
   * tests in `clock/`, which have a server of their own.
   */
  moveClock: (minutes: number) => Promise<void>
}

export const test = base.extend<Fixtures>({
  // Browser tests with a service worker or the tag @own-context get a new browser context. A reused one would keep two
  // things of an earlier browser test: the timers of its fake clock, and its service worker.
  context: async ({ browser, context, reuseContext, serviceWorkers }, provide, { tags }) => {
    if (!reuseContext || (serviceWorkers === 'block' && !tags.includes('@own-context'))) return provide(context)
    const own = await browser.newContext()
    await provide(own)
    await own.close()
  },
  allowedNoise: [[], { option: true }],
  quietConsole: [
    async ({ page, allowedNoise }, provide) => {
      const noise: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        // Playwright logs this message if a browser test blocks the service worker.
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        // Chromium logs this message if the network goes away while the service worker checks for a new version.
        if (message.text().startsWith('An unknown error occurred when fetching the script')) return
        noise.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => noise.push(String(error)))
      await provide()
      // Removes the Playwright routes and ignores their errors. Otherwise, an API call that a route still makes would
      // fail after the browser test has ended.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // Playwright empties a browser context before it uses it for the next browser test. If the context is offline, it
      // stays offline, so this line switches its network on again.
      await page.context().setOffline(false)
      expect(noise.filter((text) => !allowedNoise.some((pattern) => pattern.test(text)))).toEqual([])
      await leave(page)
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, provide) => {
    await provide(async () => {
      expect(await axeViolations(page)).toEqual([])
    })
  },
  expectAccessibleInBothThemes: async ({ page }, provide) => {
    await provide(async () => {
      expect(await axeViolations(page)).toEqual([])
      expect(await darkViolations(page), 'in the dark theme').toEqual([])
    })
  },
  moveClock: async ({ request }, provide) => {
    let moved = 0
    const move = async (minutes: number) => {
      moved += minutes
      expect((await request.post('/test/clock/', { data: { minutes } })).ok()).toBe(true)
    }
    await provide(move)
    if (moved !== 0) await move(-moved)
  },
})

/**
 * Opens an empty page in the browser tab, and tries again until this succeeds: a page that the tab is just loading may
 * interrupt the attempt. Before the next browser test, Playwright opens an empty page too, but tries only once; an
 * interruption would make that test fail.
 */
async function leave(page: Page): Promise<void> {
  await expect(async () => {
    if (!page.isClosed()) await page.goto('about:blank')
  }).toPass()
}

/**
 * Waits for the end of finite animations, so that no half-faded screen is checked. Endless animations may continue, and
 * so may those that follow the scroll position.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** Runs all rules of axe, or those given. */
async function runAxe(page: Page, rules?: string[]): Promise<Violation[]> {
  await atRest(page)
  // The axe script runs through DevTools, which is not subject to the page's content security policy.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> }
    }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.target.join(' ')) }))
  }, rules)
}

/** Returns axe violations, and elements that have a name although their role allows none. */
export async function axeViolations(page: Page): Promise<Violation[]> {
  const found = await runAxe(page)
  const nodes = await page.evaluate(findMisnamed)
  return nodes.length > 0 ? [...found, { id: 'name-prohibited', nodes }] : found
}

/**
 * Switches the theme without colour transitions. Otherwise, reading the style of an element that is not rendered would
 * start a transition that never ends.
 */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition-property: none !important }')
    document.adoptedStyleSheets.push(still)
    document.documentElement.dataset['theme'] = chosen
    for (const element of document.querySelectorAll('*')) void getComputedStyle(element).backgroundColor
    document.adoptedStyleSheets.pop()
  }, theme)
}

/**
 * Switches a page to the dark theme, checks the rules about colours, and switches it back to the light theme. Returns
 * the violations. The other rules don't depend on the theme.
 */
export async function darkViolations(page: Page): Promise<Violation[]> {
  await setTheme(page, 'dark')
  const found = await runAxe(page, ['color-contrast', 'link-in-text-block'])
  await setTheme(page, 'light')
  return found
}

/**
 * Returns the elements that have a name although their role allows none (WAI-ARIA 1.2, 5.2.8.6). Screen readers may
 * ignore such a name; axe does not check this.
 */
function findMisnamed(): string[] {
  const tags = 'b, bdi, bdo, caption, code, data, del, div, em, i, ins, kbd, mark, p, pre, q, s, samp, small, span'
  const plain = `${tags}, strong, sub, sup, time, u, var`.split(', ').map((tag) => `${tag}:not([role])`)
  const roles = [
    'caption',
    'code',
    'generic',
    'none',
    'paragraph',
    'presentation',
    'strong',
    'subscript',
    'superscript',
  ]
  const named = `:is([aria-label], [aria-labelledby]):is(${[...plain, ...roles.map((role) => `[role=${role}]`)].join()})`
  return Array.from(document.querySelectorAll(named), (element) => element.outerHTML.slice(0, 120))
}

/** Waits until React has hydrated the page. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready=true]')).toBeVisible()
}

/**
 * Waits for a running screen transition, then for the pending effects of React, such as the timer of a notification,
 * which run in later tasks.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (document as { activeViewTransition?: ViewTransition | null }).activeViewTransition?.finished
    for (let task = 0; task < 5; task++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve, { once: true })
        port1.start()
        port2.postMessage(null)
      })
    }
  })
}

/** Opens a URL and waits until the page is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}
