/** Tests the app without a network, after a first visit. */
import { foundFlights, searchFlightsFromHome } from './support/flight-search.ts'
import {
  buyFlightTicket,
  flightBookingOf,
  flightPaymentPath,
  flightTicketPath,
  selectFlight,
} from './support/flight-purchase.ts'
import { keptForOffline, storedValues } from './support/device.ts'
import { cards, placeButton } from './support/search.ts'
import { expect, open, ready, test } from './support/test.ts'

test.use({
  serviceWorkers: 'allow',
  // The errors that the browser logs without a network, and those that the app logs if it fails to start without one.
  // This must be one pattern: Playwright would take the second of two patterns for the options of the first.
  allowedNoise: [
    /^(Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)|(Api|Type)?Error: (call failed with status 0|Failed to fetch))/,
  ],
})

test(
  'opens the home screen, says that the network is gone, and keeps what was typed',
  { tag: '@phone' },
  async ({ page, context }) => {
    await open(page, '/?from=IST&to=ESB')
    await keptForOffline(page)
    // A hard reload bypasses the service worker, which then does not control the page, as if the page had loaded before
    // the service worker took over.
    const session = await context.newCDPSession(page)
    await session.send('Page.reload', { ignoreCache: true })
    await ready(page)
    await session.detach()
    await keptForOffline(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Uçuş Ara' }).click()
    await expect(page.getByRole('main').getByText('Yanıt alınamadı.')).toBeVisible()
    await page.goto('/')
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const gone = page.getByText('Çevrimdışısınız.')
    await expect(gone).toBeVisible()
    await expect(placeButton(page, 'Nereye')).toContainText('ESB')
    await context.setOffline(false)
    await expect(gone).toBeHidden()
    await page.getByRole('button', { name: 'Uçuş Ara' }).click()
    await expect(page).toHaveURL(/\/flight\/search\//)
  },
)

test('opens a ticket that was seen before, with its age', { tag: '@phone' }, async ({ page, context, request }) => {
  const session = await buyFlightTicket(request)
  const { departure_booking: booked } = await flightBookingOf(request, session)
  await open(page, flightTicketPath(session))
  await keptForOffline(page)
  // Simulates a page that the service worker of an earlier page already controls, but whose data is not cached yet.
  await page.evaluate(() => Promise.all(['app-data', 'catalogs'].map((name) => caches.delete(name))))
  await open(page, flightTicketPath(session))
  await keptForOffline(page)
  await expect.poll(async () => Object.keys(await storedValues(page))).toContain(`ticket:${session}`)
  await context.setOffline(true)
  await page.goto(flightTicketPath(session))
  await ready(page)
  await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
  await expect(page.getByText(booked.info.pnr_code ?? '-').first()).toBeVisible()
  await expect(
    page.getByText(/Bağlantı yok: cihazınızdaki kopyayı görüyorsunuz\. .+ \d\d:\d\d tarihinde kaydedildi\./),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Karekodu göster' }).click()
  const code = page.getByRole('dialog', { name: 'Karekod' })
  await expect(code.getByRole('img', { name: `PNR ${booked.info.pnr_code} karekodu` })).toBeVisible()
  await expect(code.getByText(booked.info.departure_time)).toBeVisible()
  await page.goto('/')
  await ready(page)
  await page.getByRole('link', { name: /^Sıradaki yolculuğunuz/ }).click()
  await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Bağlantı yok: cihazınızdaki kopyayı')).toBeHidden()
})

test(
  'shows the last results with their age, and fresh ones once the network is back',
  { tag: '@phone' },
  async ({ page, context }) => {
    await searchFlightsFromHome(page)
    await expect(cards(page).first()).toBeVisible()
    const found = await foundFlights(page)
    await keptForOffline(page)
    await expect
      .poll(async () => Object.keys(await storedValues(page)).filter((key) => key.startsWith('search:')))
      .toHaveLength(1)
    await context.setOffline(true)
    await page.reload()
    await ready(page)
    const age = page.getByText('Bağlantı yok: cihazınızdaki kopyayı görüyorsunuz.')
    await expect(age).toBeVisible()
    await expect.poll(() => foundFlights(page)).toBe(found)
    await context.setOffline(false)
    await expect(age).toBeHidden()
    await expect(page.getByRole('timer')).toBeAttached()
  },
)

test(
  'says what is wrong where a device has nothing to start with, and starts by itself',
  { tag: '@phone' },
  async ({ page, context }) => {
    await open(page, '/')
    await keptForOffline(page)
    // Simulates a browser that deletes caches when storage runs low.
    await page.evaluate(() => Promise.all(['app-data', 'catalogs'].map((name) => caches.delete(name))))
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.goto('/flight/check-pnr/')
    await expect(page.getByRole('heading', { name: 'Ufuk açılamadı' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Yeniden dene' })).toBeVisible()
    await context.setOffline(false)
    await ready(page)
    await expect(page.getByRole('heading', { name: 'Uçak Rezervasyonu Sorgula' })).toBeVisible()
  },
)

test.describe('after a deploy', () => {
  test.use({ serviceWorkers: 'block', allowedNoise: [/./] })

  test('fetches scripts that are no more by one reload', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/assets/check-pnr-route-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await open(page, '/')
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.getByRole('main').getByRole('link', { name: /PNR/ }).first().click()
    await expect(page.getByRole('heading', { name: 'Uçak Rezervasyonu Sorgula' })).toBeVisible()
    // The heading appears before the page has loaded completely.
    await ready(page)
    expect(loads).toBe(1)
  })
})

test(
  'finds nothing of a ticket that this device never saw, and takes no payment',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const [ticket, unpaid] = [await buyFlightTicket(request), await selectFlight(request)]
    await open(page, '/')
    await keptForOffline(page)
    await context.setOffline(true)
    await page.goto(flightTicketPath(ticket))
    await ready(page)
    await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(flightPaymentPath(unpaid))
    await expect(page.getByRole('alertdialog')).toContainText('Bir sorun oluştu lütfen tekrar deneyin')
  },
)
