/**
 * Measures the visible feedback of a press and its delay, with a CPU slowed down 4×. Run alone after a build: `node
 * bench/press-feedback.ts [runs]`.
 */
import { rmSync } from 'node:fs'
import type { Locator, Page } from 'playwright'
import { otherResults, selectFirst, startSearch } from './api-journey.ts'
import { pressToPaint, slowPage } from './interactions.ts'
import { median } from './median.ts'
import { startMeasured } from './running-server.ts'

interface Pressable {
  what: string
  /** Makes the search or selection that the screen needs, if any; returns the URL path of the screen. */
  path: (origin: string) => Promise<string>
  /** Makes the element reachable on the opened screen, for example by opening the filters. */
  reach?: (page: Page) => Promise<void>
  target: (page: Page) => Locator
}

const home = () => Promise.resolve('/?from=IST&to=ESB')
const flights = async (origin: string) => `/flight/search/?session_unique=${await startSearch(origin)}`
const buses = (origin: string) => otherResults(origin, 'bus')
const payment = async (origin: string) => `/flight/payment/?session_unique=${await selectFirst(origin)}`
const dialog = (page: Page) => page.locator('dialog:modal')
const row = (page: Page) => page.getByRole('main').getByRole('article').nth(1)
const firstFilter = (page: Page) => dialog(page).locator('button[aria-pressed=false]').first()

const pressables: Pressable[] = [
  { what: 'product tab', path: home, target: (page) => page.getByRole('link', { name: 'Otobüs' }).first() },
  { what: 'tab bar', path: home, target: (page) => page.getByRole('link', { name: 'Yardım' }).last() },
  { what: 'date field', path: home, target: (page) => page.locator('[data-field=departure_date]') },
  { what: 'place field', path: home, target: (page) => page.getByRole('main').getByRole('button', { name: 'Nereye' }) },
  { what: 'kind of trip', path: home, target: (page) => page.locator('label').filter({ hasText: 'Gidiş / Dönüş' }) },
  { what: 'search', path: home, target: (page) => page.getByRole('button', { name: 'Uçuş Ara' }) },
  { what: 'row of a flight', path: flights, target: row },
  { what: 'row of a bus', path: buses, target: row },
  {
    what: 'day of the strip',
    path: flights,
    target: (page) => page.getByRole('group', { name: 'Günler' }).getByRole('button').nth(1),
  },
  { what: 'switch of the bag', path: flights, target: (page) => page.getByRole('button', { name: /^Bavul dahil/ }) },
  { what: 'filters', path: flights, target: (page) => page.getByRole('button', { name: 'Filtrele' }) },
  {
    what: 'preset of a filter',
    path: flights,
    reach: (page) => page.getByRole('button', { name: 'Filtrele' }).click(),
    target: firstFilter,
  },
  {
    what: 'active filter',
    path: flights,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Filtrele' }).click()
      await firstFilter(page).click()
      await page.keyboard.press('Escape')
    },
    target: (page) => page.getByRole('list', { name: 'Etkin filtreler' }).getByRole('link').first(),
  },
  {
    what: 'fare',
    path: flights,
    reach: (page) => row(page).getByRole('button', { expanded: false }).click(),
    target: (page) => page.getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' }).getByRole('button').first(),
  },
  {
    what: 'seat',
    path: buses,
    reach: (page) => row(page).getByRole('button', { name: /^Seç/ }).click(),
    target: (page) =>
      page
        .getByRole('gridcell')
        .getByRole('button', { name: /, boş$/ })
        .first(),
  },
  { what: 'pay, empty form', path: payment, target: (page) => page.getByRole('button', { name: /Güvenli Ödeme Yap/ }) },
]

const looks = [
  'background-color',
  'border-color',
  'box-shadow',
  'color',
  'filter',
  'opacity',
  'outline-color',
  'rotate',
  'scale',
  'transform',
]

/**
 * Compares the look of the element and its content in each frame after the next press. The result is the milliseconds
 * until a frame with a different look has been painted; null if there is none within a second. A property in transition
 * counts once its transition has ended.
 */
async function watchPress(target: Locator): Promise<void> {
  await target.evaluate((element, properties) => {
    const all = [element, ...element.querySelectorAll('*')]
    const read = () => {
      const moving = new Map<Element | null, string[]>()
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (!(animation instanceof CSSTransition && effect instanceof KeyframeEffect)) continue
        moving.set(effect.target, [...(moving.get(effect.target) ?? []), animation.transitionProperty])
      }
      return all.map((one) => {
        const style = getComputedStyle(one)
        const isMoving = (property: string) => moving.get(one)?.includes(property)
        return properties.map((property) => (isMoving(property) ? null : style.getPropertyValue(property)))
      })
    }
    const before = read()
    const isChanged = () =>
      read().some((look, index) => look.some((value, place) => value !== null && value !== before[index]?.[place]))
    const pressWatch = new Promise<number | null>((resolve) => {
      const watch = ({ timeStamp: pressed }: Event) => {
        const frame = () => {
          const isSeen = isChanged()
          if (!isSeen && performance.now() - pressed < 1000) {
            requestAnimationFrame(frame)
            return
          }
          // A message through a channel arrives after the browser has painted the frame, so its arrival ends the
          // measured time.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(isSeen ? performance.now() - pressed : null), { once: true })
          port1.start()
          port2.postMessage(null)
        }
        requestAnimationFrame(frame)
      }
      document.addEventListener('pointerdown', watch, { capture: true, once: true })
    })
    Object.assign(window, { pressWatch })
  }, looks)
}

/** Waits until all animations have ended, except those that follow the scroll position. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(moves.map(({ finished }) => finished))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/**
 * Presses the mouse button on the element and releases it elsewhere. The mouse replaces a finger, because Chromium does
 * not set `:active` for synthetic touches. A real finger's press gets the same look as soon as the browser knows that
 * the finger does not scroll.
 */
async function pressedLook(page: Page, target: Locator): Promise<number | null> {
  await target.hover()
  await settle(page)
  await watchPress(target)
  await page.mouse.down()
  const shown = await page.evaluate(() => (window as unknown as { pressWatch: Promise<number | null> }).pressWatch)
  await page.mouse.move(1, 1)
  await page.mouse.up()
  await settle(page)
  return shown
}

interface Press {
  /** Milliseconds from the press until the changed look is painted; null if the look does not change. */
  look: number | null
  /** Longest time in milliseconds from the press, release or click of a tap to the next paint. */
  paint: number
}

async function pressOnce(origin: string, { path, reach, target }: Pressable): Promise<Press> {
  const { browser, page, slowDown } = await slowPage(origin, 'block')
  try {
    await page.goto(await path(origin), { waitUntil: 'networkidle' })
    await page.locator('html[data-ready=true]').waitFor()
    await reach?.(page)
    const element = target(page)
    await element.waitFor()
    await settle(page)
    await slowDown()
    return { look: await pressedLook(page, element), paint: await pressToPaint(page, element) }
  } finally {
    await browser.close()
  }
}

export interface PressFeedback extends Press {
  what: string
}

/** Returns medians over freshly opened pages, in milliseconds. */
export async function measurePressFeedback(origin: string, runs: number): Promise<PressFeedback[]> {
  const feedback: PressFeedback[] = []
  for (const pressable of pressables) {
    const presses: Press[] = []
    for (let run = 0; run < runs; run += 1) presses.push(await pressOnce(origin, pressable))
    const shown = presses.flatMap(({ look }) => look ?? [])
    feedback.push({
      what: pressable.what,
      look: shown.length < runs ? null : median(shown),
      paint: median(presses.map(({ paint }) => paint)),
    })
  }
  return feedback
}

/**
 * Maximum milliseconds from a press to its visible feedback. The report marks longer delays, but the benchmark does not
 * fail because of them.
 */
const limit = 50

/** Formats the report on press feedback, with one line for each element that was pressed. */
export function formatPressFeedback(feedback: PressFeedback[]): string {
  const number = (value: number | null) => (value === null ? 'none' : `${Math.round(value)} ms`).padStart(7)
  const isOver = ({ look, paint }: PressFeedback) => look === null || Math.max(look, paint) > limit
  return [
    `press feedback, 4× slower CPU, ≤ ${limit} ms`,
    ...feedback.map((press) =>
      [
        isOver(press) ? 'over' : 'ok  ',
        press.what.padEnd(20),
        `pressed look ${number(press.look)}`,
        `tap to next paint ${number(press.paint)}`,
      ].join('  '),
    ),
  ].join('\n')
}

if (import.meta.main) {
  const server = await startMeasured()
  try {
    const feedback = await measurePressFeedback(server.origin, Number(process.argv[2] ?? 3))
    process.stdout.write(`${formatPressFeedback(feedback)}\n`)
  } finally {
    await server.stop()
    rmSync(server.dataDir, { recursive: true })
  }
}
