/**
 * Checks that the browser offers to install the app (DevTools protocol: Page.getAppManifest,
 * Page.getInstallabilityErrors).
 */
import * as z from 'zod/mini'
import { buyFlightTicket, flightTicketPath } from './support/flight-purchase.ts'
import { keptForOffline, storedValues } from './support/device.ts'
import { expect, open, ready, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const Picture = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.optional(z.string()),
  purpose: z.optional(z.string()),
})
const Manifest = z.object({
  name: z.string(),
  short_name: z.string(),
  lang: z.literal('tr'),
  display: z.literal('standalone'),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  icons: z.array(Picture),
  screenshots: z.array(Picture),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})

test(
  'has a manifest that the browser reads without complaint, whose pictures and shortcuts exist',
  { tag: '@phone' },
  async ({ page, request, context }) => {
    await open(page, '/')
    const browser = await context.newCDPSession(page)
    const { errors, data = '' } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = z.parse(Manifest, JSON.parse(data))
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
      const response = await request.get(src)
      expect(response.status(), src).toBe(200)
      expect(response.headers()['content-type'], src).toContain(type ?? 'image/')
    }
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
    // The page's icon is a PNG. An SVG icon would cost time on the main thread of every page, because the browser
    // renders it as a document of its own.
    const icon = page.locator('link[rel="icon"]')
    const file = await request.get((await icon.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/png'])
  },
)

test('can be installed', { tag: '@phone' }, async ({ page, context }) => {
  await open(page, '/')
  await keptForOffline(page)
  const icon = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? ''
  expect(await page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreSearch: true })), icon)).toBe(
    true,
  )
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Playwright's browser contexts are incognito, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('opens a link that is shared with it, of this site alone', { tag: '@phone' }, async ({ page, baseURL }) => {
  const share = (query: Record<string, string>) => `/share/?${new URLSearchParams(query)}`
  await open(page, share({ title: 'Uçuş', text: `Bak: ${baseURL}/flight/check-pnr/?pnr=ABC123` }))
  await expect(page).toHaveURL('/flight/check-pnr/?pnr=ABC123')
  await open(page, share({ url: 'https://evil.example/flight/check-pnr/' }))
  await expect(page).toHaveURL('/')
})

test('offers itself for the home screen with a ticket, and once only', { tag: '@phone' }, async ({ page, request }) => {
  // Fakes the event `beforeinstallprompt`, which Chromium sends at an unpredictable time, and never in incognito mode.
  await page.addInitScript(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (document.documentElement.dataset['prompted'] = 'true'),
    })
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset['ready'] !== 'true') return
      observer.disconnect()
      window.dispatchEvent(offer)
    }).observe(document, { attributes: true, subtree: true })
  })
  const session = await buyFlightTicket(request)
  await open(page, flightTicketPath(session))
  const offered = page.getByRole('region', { name: 'Biletiniz hep elinizin altında' })
  await offered.getByRole('button', { name: 'Ana ekrana ekle' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true')
  await expect(offered).toBeHidden()
  await expect.poll(async () => Object.keys(await storedValues(page))).toContain('offered:install')
  await page.reload()
  await ready(page)
  await expect(page.getByText(/Biletiniz bu cihaza kaydedildi/)).toBeVisible()
  await expect(offered).toHaveCount(0)
})
