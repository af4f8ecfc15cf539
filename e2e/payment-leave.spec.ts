/** Tests ways to leave payment and their effects (docs/decisions/0024-leaving-payment.md). */
import type { Page } from 'playwright/test'
import { openFares, openFlightResults } from './support/flight-search.ts'
import { expectFlightTicket, fillFlightPassenger, fillFlightPayment } from './support/flight-purchase.ts'
import { chooseSeat, freeSeats, openBusResults, openSeats, roomyTrips } from './support/bus-search.ts'
import { storedValues } from './support/device.ts'
import { approve, bankFrame, deniz, fillContact, part, payButton, securePopup } from './support/payment.ts'
import { callsOf, cards } from './support/search.ts'
import { expect, open, settled, test } from './support/test.ts'

const nationalId = (page: Page) => part(page, '1. Yolcu').getByLabel('T.C. kimlik numarası')

/** Selects the first flight of a results page; returns the URL of its payment. */
async function choosePayment(page: Page): Promise<string> {
  const fares = await openFares(cards(page).first())
  await fares
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()
  await expect(payButton(page)).toBeVisible()
  return page.url()
}

/** Reads the stored drafts of the payment form from the device. */
const draft = async (page: Page) =>
  JSON.stringify(Object.entries(await storedValues(page)).filter(([key]) => key.startsWith('draft:flight-payment')))

/** Fills contact and passenger, and waits until the device has stored the draft. */
async function fillAndKeep(page: Page): Promise<void> {
  await fillContact(page)
  await fillFlightPassenger(page, 1, deniz)
  await nationalId(page).blur()
  await expect.poll(() => draft(page)).toContain(deniz.nationalId)
}

test(
  'going back from a filled form searches once and leaves no payment behind',
  { tag: '@phone' },
  async ({ page, request }) => {
    await open(page, '/')
    const session = await openFlightResults(page, request)
    const payment = await choosePayment(page)
    await fillAndKeep(page)
    // The traveller goes back while this field has the focus.
    await page.getByLabel('E-posta').fill('baska@ufuk.example')
    const searches = callsOf(page, '/api/flight/gateway/search/', 'POST')
    await page.goBack()
    await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
    await expect(page).not.toHaveURL(new RegExp(session))
    await expect(cards(page).first()).toBeVisible()
    expect(await draft(page)).toBe('[]')
    expect(page.url()).not.toBe(payment)
    await page.goBack()
    await expect(page).toHaveURL('/')
    expect(searches).toHaveLength(1)
  },
)

test('the arrow of a filled form searches once, too', { tag: '@phone' }, async ({ page, request }) => {
  await open(page, '/')
  const session = await openFlightResults(page, request)
  await choosePayment(page)
  await fillAndKeep(page)
  await page.getByLabel('E-posta').fill('baska@ufuk.example')
  const searches = callsOf(page, '/api/flight/gateway/search/', 'POST')
  await page.getByRole('banner').getByRole('link', { name: 'Geri' }).click()
  await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
  await expect(page).not.toHaveURL(new RegExp(session))
  await expect(cards(page).first()).toBeVisible()
  expect(await draft(page)).toBe('[]')
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(searches).toHaveLength(1)
})

test(
  'the way forward to a payment that was left keeps its seats anew, and begins with an empty form',
  { tag: '@phone' },
  async ({ page, request }) => {
    await open(page, '/')
    await openFlightResults(page, request)
    const payment = await choosePayment(page)
    await fillAndKeep(page)
    await page.goBack()
    await expect(cards(page).first()).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(payment)
    await expect(page.getByRole('timer', { name: 'Kalan süre' })).toHaveText(/^(15:00|14:5\d)$/)
    await expect(nationalId(page)).toHaveValue('')
  },
)

test(
  'the way forward to a payment whose seats others took says so and searches again',
  { tag: '@phone' },
  async ({ page, request }) => {
    const session_unique = await openBusResults(page, request, { leaves: 33 })
    const seats = await openSeats(page, roomyTrips(page).first())
    await chooseSeat(freeSeats(seats).first(), 'Kadın')
    const product_id = await seats.locator('input[name="product_id"]').inputValue()
    const seat = (await seats.locator('[name^="seat:"]').getAttribute('name'))?.slice('seat:'.length)
    await seats.getByRole('button', { name: 'Ödemeye Git' }).click()
    await expect(payButton(page)).toBeVisible()
    await settled(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/bus\/search\//)
    await expect(roomyTrips(page).first()).toBeVisible()
    const data = { product_id, selected_seats: [{ seat, gender: 'M' }], session_unique }
    // The seat becomes free once the app's call that releases the booking has ended.
    await expect(async () => {
      const taken = await request.post('/api/bus/gateway/search/select/', { data })
      expect(await taken.json()).toMatchObject({ status: true })
    }).toPass()
    const searches = callsOf(page, '/api/bus/gateway/search/', 'POST')
    await page.goForward()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('koltuklar satıldı. Lütfen tekrar arayın.')
    await expect(page.getByText('Koltuklarınız ayrıldı')).toHaveCount(0)
    expect(searches).toHaveLength(0)
    await alert.getByRole('link', { name: 'Tamam' }).click()
    await expect(page).toHaveURL(/\/bus\/search\//)
    await expect(roomyTrips(page).first()).toBeVisible()
  },
)

test(
  'what was typed survives a reload and a look at the help, and goes with who leaves by a tab',
  { tag: '@wide' },
  async ({ page, request }) => {
    await openFlightResults(page, request)
    const payment = await choosePayment(page)
    await fillAndKeep(page)
    await page.reload()
    await expect(nationalId(page)).toHaveValue(deniz.nationalId)
    const tabs = page.getByRole('navigation', { name: 'Ana gezinme' })
    await tabs.getByRole('link', { name: 'Yardım' }).click()
    await expect(page).toHaveURL(/\/faq\//)
    await page.goBack()
    await expect(page).toHaveURL(payment)
    await expect(nationalId(page)).toHaveValue(deniz.nationalId)
    await tabs.getByRole('link', { name: 'Bilet ara' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect(payButton(page)).toBeHidden()
    expect(await draft(page)).toBe('[]')
  },
)

test(
  "Back with the bank's popup open closes it and asks what became of the payment",
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request)
    const payment = await choosePayment(page)
    const session = new URL(payment).searchParams.get('session_unique')
    await fillFlightPayment(page)
    await payButton(page).click()
    await expect(bankFrame(page).getByLabel('SMS kodu')).toBeVisible()
    await Promise.all([
      page.waitForRequest((one) => one.url().endsWith(`/api/flight/booking/info/${session}/`)),
      page.goBack(),
    ])
    await expect(securePopup(page)).toBeHidden()
    await expect(page).toHaveURL(payment)
    await expect(page.getByText('Ödeme tamamlanmadı, kartınızdan para çekilmedi.')).toBeInViewport()
    await expect(nationalId(page)).toHaveValue(deniz.nationalId)
  },
)

test(
  'Back in the moment of paying waits for the answer: one payment, and no way out past the bank',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request)
    const payment = await choosePayment(page)
    await fillFlightPayment(page)
    const sent = callsOf(page, '/api/flight/gateway/payment/', 'POST')
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/flight/gateway/payment/', async (route) => {
      const response = await route.fetch()
      await answer.promise
      await route.fulfill({ response })
    })
    await payButton(page).click()
    await expect.poll(() => sent.length).toBe(1)
    await page.evaluate(() => window.history.back())
    await settled(page)
    expect(page.url()).toBe(payment)
    answer.resolve()
    await expect(bankFrame(page).getByLabel('SMS kodu')).toBeVisible()
    expect(page.url()).toBe(payment)
    await approve(bankFrame(page))
    await expectFlightTicket(page, new URL(payment).searchParams.get('session_unique') ?? '')
    expect(sent).toHaveLength(1)
  },
)

test('a draft that fails after leaving changes nothing', { tag: '@phone' }, async ({ page, request }) => {
  await open(page, '/')
  await openFlightResults(page, request)
  await choosePayment(page)
  // `formData()` of the request that saves the draft settles only after the traveller has left the page, and then
  // rejects.
  const failing = await page.evaluateHandle(() => {
    const read = Object.getOwnPropertyDescriptor(Request.prototype, 'formData')
    let fail = () => {}
    const asked = new Promise<void>((resolve) => {
      Request.prototype.formData = async () => {
        if (read) Object.defineProperty(Request.prototype, 'formData', read)
        resolve()
        return new Promise((_, reject) => (fail = () => reject(new Error('The draft could not be read'))))
      }
    })
    return { asked, fail: () => fail() }
  })
  await page.getByLabel('E-posta').fill('baska@ufuk.example')
  await page.getByLabel('E-posta').blur()
  await failing.evaluate(({ asked }) => asked)
  await page.goBack()
  await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
  await expect(cards(page).first()).toBeVisible()
  await failing.evaluate(({ fail }) => fail())
  await settled(page)
  await expect(cards(page).first()).toBeVisible()
})
