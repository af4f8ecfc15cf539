/**
 * Tests payments with a simulated backend in place of this project's gateway, and with that backend's bank. The
 * simulated backend sends only the fields that the product brief lists.
 */
import type { Locator, Page } from 'playwright/test'
import { smsCode } from '#server/payment/sandbox-bank/test-cards.ts'
import { bankOrigin } from './backends/outside-backends.ts'
import { foundFlights, openFares, openFlightResults, searchFlightsFromHome } from './support/flight-search.ts'
import { expectFlightTicket, fillFlightPayment } from './support/flight-purchase.ts'
import { expectBusTicket, fillBusPayment } from './support/bus-purchase.ts'
import { chooseSeat, freeSeats, openSeats, startBusSearch } from './support/bus-search.ts'
import { bookOrigin, expectTruthful } from './support/by-the-book.ts'
import { dayAhead } from './support/gateway.ts'
import {
  bankFrame,
  cardOf,
  consent,
  deniz,
  keyInAddress,
  part,
  pay,
  payButton,
  securePopup,
} from './support/payment.ts'
import { port } from './support/ports.ts'
import { cards, openFilters } from './support/search.ts'
import { expect, open, test } from './support/test.ts'
import { chromiumAt } from '../scripts/chromium.ts'

// In Chromium's headless shell, a form that redirects to a bank of another origin ends on an empty page, so these
// browser tests use the full browser.
test.use({ launchOptions: chromiumAt(process.env['CHROMIUM_PATH']), baseURL: bookOrigin })

// These browser tests run in one worker, since each further worker would have to start another browser.
test.describe.configure({ mode: 'default' })

const gateway = `http://127.0.0.1:${port}`

/** The simulated backend's bank has no server: requests for its pages get the pages of the gateway's sandbox bank. */
test.beforeEach(async ({ page }) => {
  await page.route(`${bankOrigin}/**`, async (route) => {
    const url = route.request().url().replace(bankOrigin, gateway)
    const headers = { ...route.request().headers(), 'sec-fetch-dest': 'iframe', origin: gateway }
    const answer = await route.fetch({ url, headers })
    // This bank's pages don't tell the app when they are done, so only the traveller closes the popup.
    const body = (await answer.text()).replaceAll(gateway, bankOrigin).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    await route.fulfill({ status: answer.status(), contentType: 'text/html; charset=utf-8', body })
  })
})

/**
 * Presses the bank page's button that leads back to the app, and closes the payment popup once it says that the payment
 * has succeeded.
 */
async function closePopup(page: Page): Promise<void> {
  await bankFrame(page).getByRole('button', { name: 'İşyerine dön' }).click()
  await expect(bankFrame(page).getByText('Ödemeniz alındı')).toBeVisible()
  await securePopup(page).getByRole('button', { name: 'Kapat' }).click()
}

async function lookUp(page: Page, product: 'flight' | 'bus', pnr: string): Promise<void> {
  await open(page, `/${product}/check-pnr/`)
  await page.getByLabel('PNR kodu').fill(pnr)
  await page.getByLabel('Soyad').fill(deniz.surname)
  await page.getByRole('button', { name: 'Sorgula' }).click()
}

const trips = (page: Page): Locator => cards(page).filter({ hasNotText: /Son \d|Yer kalmadı/ })

test('a guest flies: search, filter, fare, payment, ticket, lookup', { tag: '@phone' }, async ({ page }) => {
  await searchFlightsFromHome(page)
  await expect(cards(page).first()).toBeVisible()
  const search = await page.evaluate(() => new URLSearchParams(window.location.search).get('session_unique') ?? '')
  const all = await foundFlights(page)
  const filters = await openFilters(page)
  const airlines = filters.getByRole('group', { name: 'Havayolu' })
  await airlines.getByRole('checkbox').nth(1).uncheck()
  await filters.getByRole('button', { name: /uçuşu göster/ }).click()
  await expect.poll(() => foundFlights(page)).toBeLessThan(all)
  await expectTruthful(page)

  const fares = await openFares(cards(page).first())
  await expectTruthful(page)
  await fares
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()
  // The simulated backend returns no key when an offer is selected: the search session identifies the booking.
  expect(await keyInAddress(page)).toBe(search)
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByText('Kalan süre')).toHaveCount(0)
  await expectTruthful(page)

  await fillFlightPayment(page)
  await pay(page)
  await closePopup(page)
  const pnr = await expectFlightTicket(page, search)
  await expectTruthful(page)
  await lookUp(page, 'flight', pnr)
  await expectFlightTicket(page, search)
})

test('says what nobody knows when the bank’s page is closed early', { tag: '@phone' }, async ({ page, request }) => {
  const session = await openFlightResults(page, request)
  await (
    await openFares(cards(page).first())
  )
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()
  await expect(payButton(page)).toBeVisible()
  await fillFlightPayment(page)
  await payButton(page).click()
  await securePopup(page).getByRole('button', { name: 'Kapat' }).click()
  await expect(page.getByText('Rezervasyonunuz henüz yapılmadı.')).toBeVisible()
  await expect(page.getByText('kartınızdan para çekilmedi')).toHaveCount(0)
  await expect(payButton(page)).toBeEnabled()

  await open(page, `/flight/booking/detail/${session}/`)
  await expect(page.getByRole('heading', { name: 'Biletiniz henüz düzenlenmedi' })).toBeVisible()
  await expectTruthful(page)
  await page.getByRole('link', { name: 'Ödemeye devam et' }).click()
  await expect(payButton(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Biletiniz henüz düzenlenmedi' })).toBeVisible()
})

test('a guest takes the bus: seats, payment, ticket, lookup', { tag: '@phone' }, async ({ page, request }) => {
  const session = await startBusSearch(request, { from: 'Ankara', to: 'Antalya', leaves: 33 })
  await open(page, `/bus/search/?session_unique=${session}`)
  await expect(page.getByText('adet sefer bulduk!')).toBeVisible()
  await expectTruthful(page)
  const popup = await openSeats(page, trips(page).first())
  await chooseSeat(freeSeats(popup).first(), 'Kadın')
  await popup.getByRole('button', { name: 'Ödemeye Git' }).click()
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByText(/çevrim içi iptal|Kalan süre/)).toHaveCount(0)
  await expectTruthful(page)
  await fillBusPayment(page)
  await pay(page)
  await closePopup(page)
  const pnr = await expectBusTicket(page, session)
  await expect(page.getByRole('button', { name: 'Bileti iptal et' })).toHaveCount(0)
  await expectTruthful(page)
  await lookUp(page, 'bus', pnr)
  await expectBusTicket(page, session)
})

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a guest flies', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Nereden').fill('IST')
    await page.getByLabel('Nereye').fill('ESB')
    await page.getByLabel('Gidiş tarihi').fill(dayAhead(31))
    await page.getByRole('button', { name: 'Uçuş Ara' }).click()
    await cards(page).first().getByRole('button', { name: /^Seç/ }).click()
    const box = page.getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' })
    await box
      .getByRole('button', { name: /ile devam et/ })
      .first()
      .click()
    const session = await keyInAddress(page)
    await page.getByLabel('E-posta').fill('deniz@ufuk.example')
    await page.getByLabel('Telefon').fill('5321234567')
    const passenger = part(page, '1. Yolcu')
    await passenger.getByLabel('Ad', { exact: true }).fill(deniz.name)
    await passenger.getByLabel('Soyad').fill(deniz.surname)
    await passenger.getByRole('radio', { name: deniz.gender }).check()
    await passenger.getByLabel('Doğum tarihi').fill(deniz.born)
    await passenger.getByLabel('T.C. kimlik numarası').fill(deniz.nationalId)
    await page.getByLabel('Kart üzerindeki isim').fill('Deniz Yılmaz')
    await page.getByLabel('Kart numarası').fill(cardOf('approved').replaceAll(/(\d{4})(?=\d)/g, '$1 '))
    await page.getByLabel('Son kullanma tarihi').fill('12/30')
    await page.getByLabel('CVC').fill('123')
    await consent(page).check()
    await payButton(page).click()
    await page.getByLabel('SMS kodu').fill(smsCode)
    await page.getByRole('button', { name: 'Onayla' }).click()
    await page.getByRole('button', { name: 'İşyerine dön' }).click()
    await expect(page.getByText('Ödemeniz alındı')).toBeVisible()
    await page.goto(`/flight/booking/detail/${session}/`)
    await expectFlightTicket(page, session)
    await expectTruthful(page)
  })
})
