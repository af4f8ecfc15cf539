/** Tests bus payment: the screen, its rules, and the purchase of a guest (docs/product/buses.md#payment-of-buses). */
import type { Page } from 'playwright/test'
import { headerNames } from '#contract/headers.ts'
import { smsCode } from '#server/payment/sandbox-bank/test-cards.ts'
import { signIn } from './support/account.ts'
import {
  busPaymentPath,
  busBookingOf,
  busTicketPath,
  expectBusTicket,
  fillBusPassenger,
  fillBusPayment,
  openBusPayment,
  selectIn,
  selectSeats,
} from './support/bus-purchase.ts'
import { startBusSearch } from './support/bus-search.ts'
import { can, cardOf, consent, deniz, fillCard, fillContact, part, pay, payButton } from './support/payment.ts'
import { callsOf } from './support/search.ts'
import { expect, open, test } from './support/test.ts'

const required = 'Bu alan zorunludur'

test('shows the trip, a card for each seat and the parts of the form in order', async ({
  page,
  request,
  expectAccessible,
}) => {
  const session = await openBusPayment(page, request, { genders: ['F', 'M'] })
  const { company, departure, arrival, tickets, price } = await busBookingOf(request, session)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sefer Bilgileri')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Otobüs Seferi',
    'Fiyat Bilgileri',
    'İletişim Bilgileri',
    '1. Yolcu',
    '2. Yolcu',
    'Kart Bilgileri',
    'Fatura Bilgileri',
    'Koşullar',
  ])
  const trip = part(page, 'Otobüs Seferi')
  for (const text of [company.name, departure.time, departure.station.city, arrival.station.city]) {
    await expect(trip).toContainText(text)
  }
  await expect(trip).toContainText(/\d\d \p{L}+, \p{L}+/u)
  await expect(trip).toContainText(/\d+ saat öncesine, .+ tarihine kadar çevrim içi iptal edebilirsiniz/)
  await expect(part(page, '1. Yolcu')).toContainText(`Koltuk ${tickets[0]?.seat_number} · Kadın`)
  await expect(part(page, '2. Yolcu')).toContainText(`Koltuk ${tickets[1]?.seat_number} · Erkek`)
  await expect(payButton(page)).toContainText(new Intl.NumberFormat('tr-TR').format(price.total))
  await expectAccessible()
})

test('names every empty field and sends nothing', { tag: '@phone' }, async ({ page, request }) => {
  await openBusPayment(page, request)
  const sent = callsOf(page, '/api/bus/gateway/payment/', 'POST')
  const before = sent.length
  await payButton(page).click()
  await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription(new RegExp(required))
  const passenger = part(page, '1. Yolcu')
  for (const label of ['Ad', 'Soyad', 'T.C. kimlik numarası']) {
    await expect(passenger.getByLabel(label, { exact: true })).toHaveAccessibleDescription(required)
  }
  await expect(consent(page)).toHaveAccessibleDescription(required)
  expect(sent.length).toBe(before)
})

test(
  'a foreigner is asked for nationality and passport, without Türkiye among the countries',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openBusPayment(page, request)
    const passenger = part(page, '1. Yolcu')
    await expect(passenger.getByLabel('Pasaport numarası')).toBeHidden()
    await passenger.getByRole('checkbox', { name: 'T.C. vatandaşı değilim' }).check()
    await expect(passenger.getByLabel('T.C. kimlik numarası')).toBeHidden()
    const countries = passenger.getByLabel('Uyruk')
    await expect(countries.getByRole('option', { name: 'Almanya' })).toBeAttached()
    await expect(countries.getByRole('option', { name: 'Türkiye' })).not.toBeAttached()
    await payButton(page).click()
    await expect(passenger.getByLabel('Pasaport numarası')).toHaveAccessibleDescription(required)
    await passenger.getByLabel('Pasaport numarası').fill('U123456')
    await passenger.getByLabel('Pasaport numarası').blur()
    await expect(passenger.getByLabel('Pasaport numarası')).toHaveAccessibleDescription('En az 8 karakter girin')
  },
)

test('a guest pays for two seats with 3-D Secure; back leads home', { tag: '@phone' }, async ({ page, request }) => {
  const session = await openBusPayment(page, request, { genders: ['F', 'M'] })
  const sent = callsOf(page, '/api/bus/gateway/payment/', 'POST')
  await fillContact(page)
  await fillBusPassenger(page, 1, deniz)
  await fillBusPassenger(page, 2, can)
  await fillCard(page)
  await consent(page).check()
  await pay(page)
  await expectBusTicket(page, session)
  expect(sent.at(-1)?.postDataJSON()).toMatchObject({
    session_unique: session,
    'passengers[0][name]': 'Deniz',
    'passengers[0][gender]': 'F',
    'passengers[0][foregein_citizen]': false,
    'passengers[0][citizen_number]': deniz.nationalId,
    'passengers[1][gender]': 'M',
    condition: true,
  })
  // Once the ticket's URL has no query string, the app has removed the previous pages from the browser history.
  await expect(page).toHaveURL(busTicketPath(session))
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a declined card says so, and another one works', { tag: '@phone' }, async ({ page, request }) => {
  const session = await openBusPayment(page, request)
  await fillBusPayment(page, 'declined')
  await pay(page)
  await expect(page.getByText('Bankanız ödemeyi onaylamadı, kartınızdan para çekilmedi.')).toBeVisible()
  await fillCard(page)
  await pay(page)
  await expectBusTicket(page, session)
})

/**
 * Makes the next reply of `/api/bus/booking/{key}/` contain another selection than the page shows. Backends other than
 * this project's gateway may do so: if they keep one booking per search session, a selection in another tab replaces
 * the one that the page shows.
 */
const changeSelection = (page: Page, key: string) =>
  page.route(
    `**/api/bus/booking/${key}/`,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), selection: 'another' } })
    },
    { times: 1 },
  )

test(
  'a page that shows another selection is told so, keeps what was typed, and pays for the right one',
  { tag: '@phone' },
  async ({ page, request }) => {
    const session = await openBusPayment(page, request)
    await fillBusPayment(page)
    await changeSelection(page, session)
    await payButton(page).click()
    const alert = page.getByRole('alertdialog', { name: /seçiminiz değişti/ })
    await alert.getByRole('link', { name: 'Tamam' }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByLabel('E-posta')).toHaveValue('deniz@ufuk.example')
    await expect(part(page, '1. Yolcu').getByLabel('Ad', { exact: true })).toHaveValue(deniz.name)
    await fillCard(page)
    await consent(page).check()
    await pay(page)
    await expectBusTicket(page, session)
  },
)

test(
  'a tab pays for what it shows, whatever its traveller selected in another one since',
  { tag: '@phone' },
  async ({ page, playwright, baseURL }, { testId }) => {
    const tab = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { [headerNames.deviceId]: `tab-of-${testId}` },
    })
    const search = await startBusSearch(tab, { leaves: 21 })
    const session = await selectIn(tab, search, ['F'])
    await open(page, busPaymentPath(session))
    await fillBusPayment(page)
    const other = await selectIn(tab, search, ['F', 'M'])
    expect((await busBookingOf(tab, session)).state).toBe('expired')
    await pay(page)
    await expectBusTicket(page, session)
    expect((await busBookingOf(tab, session)).tickets).toHaveLength(1)
    expect((await busBookingOf(tab, other)).state).toBe('expired')
    await tab.dispose()
  },
)

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('what was typed stays when the page shows another selection', async ({ page, request }) => {
    const session = await selectSeats(request)
    await page.goto(busPaymentPath(session))
    await fillBusPayment(page)
    // Makes the form name another selection than the booking's, as if the page had been opened before the selection
    // changed.
    await page.locator('input[name="selection"]').evaluate((input: HTMLInputElement) => void (input.value = 'another'))
    await payButton(page).click()
    await expect(page.getByText(/seçiminiz değişti/)).toBeVisible()
    await expect(page.getByLabel('E-posta')).toHaveValue('deniz@ufuk.example')
    await expect(part(page, '1. Yolcu').getByLabel('Ad', { exact: true })).toHaveValue(deniz.name)
    await expect(page.getByLabel('Kart numarası')).toHaveValue('')
  })
})

test('leaving payment runs the search again', { tag: '@phone' }, async ({ page, request }) => {
  const session = await openBusPayment(page, request)
  await page.getByRole('banner').getByRole('link', { name: 'Geri' }).click()
  await expect(page).toHaveURL(/\/bus\/search\/\?session_unique=/)
  await expect(page).not.toHaveURL(new RegExp(session))
})

test('without a session payment leads home', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/bus/payment/')
  await expect(page).toHaveURL('/?tab=bus')
  await expect(page.getByRole('main').getByText('Bu adreste bir arama yok.')).toBeVisible()
})

test(
  'an account’s passengers and active coupons are offered, and no money points',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page)
    await openBusPayment(page, request)
    await expect(page.getByLabel('E-posta')).not.toHaveValue('')
    await expect(page.getByRole('button', { name: 'Para Puan Kullan' })).toBeHidden()
    await page.getByRole('button', { name: 'Kupon Kullan' }).click()
    const sheet = page.getByRole('dialog', { name: 'Kupon Kullan' })
    await sheet.getByRole('radio').nth(1).check()
    await sheet.getByRole('button', { name: 'Tamam' }).click()
    await expect(part(page, 'Fiyat Bilgileri')).toContainText(/İndirim\s*-/)
    const passenger = part(page, '1. Yolcu')
    await passenger.getByLabel('Kayıtlı yolcularım').selectOption({ index: 1 })
    await expect(passenger.getByLabel('Ad', { exact: true })).not.toHaveValue('')
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedNoise: [/^Failed to load resource: .* status of 4/] })

  test('a guest pays on the full page of the bank', { tag: '@phone' }, async ({ page, request }) => {
    const session = await selectSeats(request)
    await page.goto(busPaymentPath(session))
    await page.getByLabel('E-posta').fill('deniz@ufuk.example')
    await page.getByLabel('Telefon').fill('5321234567')
    const passenger = part(page, '1. Yolcu')
    await passenger.getByLabel('Ad', { exact: true }).fill(deniz.name)
    await passenger.getByLabel('Soyad').fill(deniz.surname)
    await passenger.getByLabel('T.C. kimlik numarası').fill(deniz.nationalId)
    await page.getByLabel('Kart üzerindeki isim').fill('Deniz Yılmaz')
    await page.getByLabel('Kart numarası').fill(cardOf('approved').replaceAll(/(\d{4})(?=\d)/g, '$1 '))
    await page.getByLabel('Son kullanma tarihi').fill('12/30')
    await page.getByLabel('CVC').fill('123')
    await consent(page).check()
    await payButton(page).click()
    await expect(page).toHaveURL(/\/sandbox-bank\/pay\//)
    await page.getByLabel('SMS kodu').fill(smsCode)
    await page.getByRole('button', { name: 'Onayla' }).click()
    await page.getByRole('button', { name: 'İşyerine dön' }).click()
    await expectBusTicket(page, session)
  })
})
