/** Tests lost files: every file of each public page fails once, and the page still works. */
import { readFileSync } from 'node:fs'
import type { CDPSession, Locator, Page, Request } from 'playwright/test'
import * as z from 'zod/mini'
import { ephesus } from './support/activity-purchase.ts'
import { fillFlightPayment, openFlightPayment } from './support/flight-purchase.ts'
import { openFlightResults } from './support/flight-search.ts'
import { bankFrame, deniz, part, payButton, securePopup } from './support/payment.ts'
import { expect, open, test } from './support/test.ts'

test.use({ allowedNoise: [/./] })

const paths = [
  '/',
  '/?tab=bus',
  '/?tab=transfer',
  '/faq/',
  '/contact/',
  '/corporate/1/',
  '/menu/',
  '/settings/',
  '/auth/login/',
  '/auth/register/',
  '/auth/forgot-password/',
  '/flight/check-pnr/',
  '/bus/check-pnr/',
  '/no-such-page/',
]

const Chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  isEntry: z.optional(z.boolean()),
})
const manifest = z.parse(
  z.record(z.string(), Chunk),
  JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')),
)
/**
 * Static imports of the entry script. The entry script fails if any one of them can't be loaded, so the tests do not
 * block these files.
 */
const withEntry = new Set(Object.values(manifest).flatMap(({ isEntry, imports = [] }) => (isEntry ? imports : [])))
/** Paths of the built files that the tests block one by one. */
const files = Object.entries(manifest).flatMap(([key, { file, css = [] }]) => [
  ...(withEntry.has(key) ? [] : [`/${file}`]),
  ...css.map((sheet) => `/${sheet}`),
])
const built = new Set(files)

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

/** Loads a page without blocking any file. Returns the built files that the page requests, and its heading. */
async function complete(page: Page, path: string): Promise<{ asked: string[]; title: string }> {
  const asked = new Set<string>()
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (built.has(pathname)) asked.add(pathname)
  }
  page.on('request', note)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('request', note)
  return { asked: [...asked], title: await heading(page) }
}

/** A page with a DevTools session that blocks single files. Intercepting requests would slow down all other files. */
interface Worker {
  page: Page
  devtools: CDPSession
}

/**
 * Opens the page at `path` while the built file `file` can't be fetched. Returns what is wrong: another heading than
 * `title`, a reload, too many console messages, or no request for `file`; null if nothing is wrong.
 */
async function lose({ page, devtools }: Worker, { path, file, title }: Trial): Promise<string | null> {
  let [loads, errors] = [0, 0]
  const noteLoad = () => void (loads += 1)
  const noteError = () => void (errors += 1)
  page.on('domcontentloaded', noteLoad)
  page.on('console', noteError)
  // The page requests some files only after the response to an API call, when the network has already been idle once.
  const lost = page
    .waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === file)
    .then(
      () => true,
      () => false,
    )
  await devtools.send('Network.setBlockedURLs', { urls: [`*${file}`] })
  await page.goto(path, { waitUntil: 'networkidle' })
  const missed = await lost
  const shown = await heading(page)
  page.off('domcontentloaded', noteLoad)
  page.off('console', noteError)
  const right = loads === 1 && errors <= 8 && missed && shown === title
  if (right) return null
  return `${path} without ${file}: '${shown}' after ${loads} loads, ${missed ? 'lost' : 'not lost'}, ${errors} in the console`
}

interface Trial {
  path: string
  file: string
  title: string
}

test(
  'no file that a public page asks for takes it away when it is lost',
  { tag: '@phone' },
  async ({ page, context }) => {
    test.slow()
    const tried = new Set<string>()
    const trials: Trial[] = []
    for (const path of paths) {
      const { asked, title } = await complete(page, path)
      // Files that were tested on an earlier page are not tested again.
      const own = asked.filter((file) => !tried.has(file))
      for (const file of own) trials.push({ path, file, title })
      own.forEach((file) => tried.add(file))
    }
    expect(trials).not.toEqual([])
    const wrong: string[] = []
    const work = async (worker: Worker) => {
      for (let trial = trials.pop(); trial; trial = trials.pop()) {
        const problem = await lose(worker, trial)
        if (problem !== null) wrong.push(problem)
      }
    }
    const workers = Array.from({ length: 8 }, async () => {
      const worker = await context.newPage()
      const devtools = await context.newCDPSession(worker)
      await devtools.send('Network.enable')
      await work({ page: worker, devtools })
    })
    await Promise.all(workers)
    expect(wrong).toEqual([])
  },
)

test(
  'styles that were lost in the background come with the screen that needs them',
  { tag: '@phone' },
  async ({ page }) => {
    let lost = 0
    await page.route(/\/assets\/services-.*\.css$/, (route) => (lost++ === 0 ? route.abort() : route.continue()))
    await open(page, '/')
    await page.keyboard.press('Tab')
    await expect.poll(() => lost).toBeGreaterThan(0)
    // If the link is pressed before the request for the style sheet has failed, the navigation fails too and a notice
    // says so. Pressing the link again requests the style sheet again.
    await expect(async () => {
      await page.getByRole('link', { name: 'Yardım' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yardım', { timeout: 5000 })
    }).toPass()
    await expect(page).toHaveURL(/\/faq\/$/)
    const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
    await expect.poll(async () => (await sheets()).filter((href) => /\/assets\/services-/.test(href)).length).toBe(1)
  },
)

test(
  'what a payment asks for in the background takes nothing from it when it is lost',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightPayment(page, request, { leaves: 31 })
    await fillFlightPayment(page)
    await page.route(/\/assets\/status-route-.*\.js$/, (route) => route.abort())
    await payButton(page).click()
    await expect(bankFrame(page).getByLabel('SMS kodu')).toBeVisible()
    await securePopup(page).getByRole('button', { name: 'Kapat' }).click()
    await expect(page.getByText('Ödemenizin sonucu öğrenilemedi.')).toBeVisible()
    await expect(part(page, '1. Yolcu').getByLabel('T.C. kimlik numarası')).toHaveValue(deniz.nationalId)
    await page.unroute(/\/assets\/status-route-.*\.js$/)
    await page.getByRole('button', { name: 'Durumu sorgula' }).click()
    await expect(page.getByText('Ödeme tamamlanmadı, kartınızdan para çekilmedi.')).toBeVisible()
  },
)

test('home stays whole without its sections', { tag: '@phone' }, async ({ page }) => {
  await page.route(/\/assets\/home-sections-.*$/, (route) => route.abort())
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nereye uçuyoruz?')
  await page.getByRole('link', { name: 'Otobüs', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nereye gidiyoruz?')
  await expect(page.getByRole('button', { name: 'Nereden' })).toBeVisible()
})

test(
  'what a press can not open without a network says so, and opens with one',
  { tag: '@phone' },
  async ({ page, request }) => {
    const lost = page.getByText('Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.')
    const expectOpensOnline = async (control: Locator, { byItself = false } = {}) => {
      await page.context().setOffline(true)
      await control.click()
      await expect(lost).toBeVisible()
      await page.getByRole('alert').getByRole('button', { name: 'Kapat' }).click()
      await expect(lost).toBeHidden()
      await page.context().setOffline(false)
      if (!byItself) await control.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await openFlightResults(page, request)
    await expectOpensOnline(page.getByRole('link', { name: 'Fiyat Alarmı Oluştur' }))
    await expectOpensOnline(page.getByRole('button', { name: 'Takvim' }))
    await open(page, '/')
    await expectOpensOnline(page.getByRole('link', { name: 'Menü' }), { byItself: true })
    await expectOpensOnline(page.getByRole('link', { name: 'Ayarlar' }), { byItself: true })
    await open(page, `/activity/detail/${ephesus}/`)
    await expectOpensOnline(page.getByRole('link', { name: 'Rezervasyon yap' }))
  },
)

test('a picker that home lost says so, and opens once there is a network', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /yolcu/i }).click()
  await expect(page.getByText('Yanıt alınamadı.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nereye uçuyoruz?')
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog', { name: /Yolcu/ })).toBeVisible()
})

test(
  'a press whose file a deploy has replaced asks for a reload of the page',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request)
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('button', { name: 'Takvim' }).click()
    await expect(page.getByText('Bu bölüm yüklenemedi. Yeniden deneyin; yine olmazsa sayfayı yenileyin.')).toBeVisible()
  },
)
