/**
 * Measures interactions with a CPU slowed down 4×: sorting and filtering 1,000 results, and an offline repeat visit.
 */
import { chromium, type Locator, type Page } from 'playwright'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { readResults, startSearch } from './api-journey.ts'
import { median } from './median.ts'

/**
 * Opens a page with a phone's viewport; returns it with `slowDown`, which makes the processor seem four times slower to
 * the page.
 */
export async function slowPage(origin: string, serviceWorkers: 'allow' | 'block') {
  const executablePath = ensureChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ baseURL: origin, serviceWorkers, ...phone })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  return { browser, context, page, slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: 4 }) }
}

/**
 * Returns the milliseconds from a tap to the next paint: the longest duration that the browser's Event Timing API
 * reports for the tap's events (in steps of 8 ms; 8 stands for all values below 16). The tap goes to the element's
 * position. With Playwright's `click`, the page would also check which element was hit, and the measured duration would
 * include this check.
 */
export async function pressToPaint(page: Page, target: Locator): Promise<number> {
  await page.evaluate(async () => {
    // Waits for animations, because nobody presses an element that still moves.
    const moves = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(moves.map(({ finished }) => finished))
    Object.assign(window, { presses: [] })
    new PerformanceObserver((list) => {
      const { presses } = window as unknown as { presses: { name: string; duration: number }[] }
      presses.push(...list.getEntries().map(({ name, duration }) => ({ name, duration })))
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
    // The browser does not report events shorter than `durationThreshold`, so it may never report this click. Therefore
    // the wait ends at the latest 30 frames after the click.
    const countFrames = (left: number) => {
      if (left === 0) Object.assign(window, { isOver: true })
      else requestAnimationFrame(() => countFrames(left - 1))
    }
    Object.assign(window, { isOver: false })
    document.addEventListener('click', () => countFrames(30), { capture: true, once: true })
  })
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`nothing to press: ${target.toString()}`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const longest = await page.waitForFunction((shortest) => {
    const told = window as unknown as { presses: { name: string; duration: number }[]; isOver: boolean }
    // The event `click` is the last event of a tap.
    const isTold = told.isOver || told.presses.some(({ name }) => name === 'click')
    return isTold && Math.max(shortest, ...told.presses.map(({ duration }) => duration))
  }, 8)
  return Number(await longest.jsonValue())
}

/** Returns a results response extended to 1,000 items by copies with other prices and times. */
async function stretchedReply(origin: string, session: string): Promise<string> {
  const reply = (await readResults(origin, session)) as { search: { product_id: string; price: { total: number } }[] }
  const items = Array.from({ length: 1000 }, (_, index) => {
    const item = reply.search[index % reply.search.length]
    return (
      item && {
        ...item,
        product_id: `${item.product_id}-${index}`,
        price: { ...item.price, total: item.price.total + (index % 97) },
      }
    )
  })
  return JSON.stringify({ ...reply, search: items })
}

interface Presses {
  sortMs: number
  filterMs: number
}

/**
 * Measures the time from press to next paint for a change of ordering and of a filter, with 1,000 results: medians over
 * freshly opened pages.
 */
export async function measureThousandResults(origin: string, runs: number): Promise<Presses> {
  const presses: Presses[] = []
  for (let run = 0; run < runs; run += 1) presses.push(await pressOnce(origin))
  return {
    sortMs: median(presses.map(({ sortMs }) => sortMs)),
    filterMs: median(presses.map(({ filterMs }) => filterMs)),
  }
}

async function pressOnce(origin: string): Promise<Presses> {
  const session = await startSearch(origin)
  const body = await stretchedReply(origin, session)
  const { browser, page, slowDown } = await slowPage(origin, 'block')
  try {
    await page.route('**/api/flight/gateway/search/?session_unique=*', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    )
    // Serves the app shell instead of the server-rendered page. The loader then runs in the browser, and its API call
    // gets `body`, the reply with a thousand results.
    const shell = await (await fetch(`${origin}/app-shell.html`)).text()
    await page.route('**/flight/search/?session_unique=*', (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html', body: shell })
        : route.fallback(),
    )
    await page.goto(`/flight/search/?session_unique=${session}`)
    await page
      .getByText(/^1\.?000 adet/)
      .first()
      .waitFor()
    await slowDown()
    await page.getByRole('button', { name: 'Sırala' }).click()
    await page.locator('dialog[open] input[type=radio]').nth(3).waitFor()
    const sortMs = await pressToPaint(page, page.locator('dialog[open] input[type=radio]:not(:checked)').first())
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Filtrele/ }).click()
    await page.locator('dialog[open] input[type=checkbox]').first().waitFor()
    const filterMs = await pressToPaint(page, page.locator('dialog[open] input[type=checkbox]').first())
    return { sortMs, filterMs }
  } finally {
    await browser.close()
  }
}

/**
 * Measures the first contentful paint of home on an offline repeat visit, in milliseconds: the median of `runs` visits.
 */
export async function measureOfflineRepeat(origin: string, runs: number): Promise<number> {
  const paints: number[] = []
  for (let run = 0; run < runs; run += 1) paints.push(await repeatOnce(origin))
  return median(paints)
}

async function repeatOnce(origin: string): Promise<number> {
  const { browser, context, page, slowDown } = await slowPage(origin, 'allow')
  try {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await context.setOffline(true)
    await slowDown()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The browser may report the first contentful paint later than the heading becomes visible, so this waits for the
    // report.
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName('first-contentful-paint')
            if (paint) resolve(paint.startTime)
          }).observe({ type: 'paint', buffered: true })
        }),
    )
  } finally {
    await browser.close()
  }
}
