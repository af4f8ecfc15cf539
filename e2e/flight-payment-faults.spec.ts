/**
 * Tests flight payments that go wrong: refusals, lost responses, closed popups, double presses
 * (docs/product/booking.md#payment).
 */
import type { Page } from 'playwright/test'
import { headerNames } from '#contract/headers.ts'
import { openFares, openFlightResults } from './support/flight-search.ts'
import {
  expectFlightTicket,
  fillFlightPayment,
  flightBookingOf,
  flightTicketPath,
  openFlightPayment,
} from './support/flight-purchase.ts'
import { storedValues } from './support/device.ts'
import {
  approve,
  bankFrame,
  deniz,
  fillCard,
  keyInAddress,
  part,
  pay,
  payButton,
  securePopup,
} from './support/payment.ts'
import { callsOf, cards, withFaults } from './support/search.ts'
import { expect, open, settled, test } from './support/test.ts'

const paymentCall = '**/api/flight/gateway/payment/**'
const wentWrong = 'Bir sorun oluştu lütfen tekrar deneyin'

/** Fakes the responses of the payment call for one HTTP method. */
async function answerPayment(page: Page, method: 'GET' | 'POST', reply: object | 'cut'): Promise<void> {
  await page.route(paymentCall, async (route) => {
    if (route.request().method() !== method) await route.fallback()
    else if (reply === 'cut') await route.abort()
    else await route.fulfill({ json: reply })
  })
}

const refusal = (changes: object) => ({
  send_payment: {
    message: 'Koltuklar az önce satıldı',
    status: false,
    status_code: 409,
    research: false,
    refresh: false,
    pay_url: '',
    ...changes,
  },
})
const check = (changes: object) => ({
  before_payment: { message: 'Fiyat değişti', status: true, refresh: false, research: false, ...changes },
})

/** Selects the first flight in the browser, so that the browser instead of the server loads the payment's data. */
async function chooseFirst(page: Page): Promise<void> {
  const fares = await openFares(cards(page).first())
  await fares
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()
}

const alert = (page: Page, message: string) => page.getByRole('alertdialog', { name: message })

async function confirm(page: Page, message: string): Promise<void> {
  await expect(alert(page, message)).toBeVisible()
  await alert(page, message).getByText('Tamam').click()
  await expect(alert(page, message)).toBeHidden()
}

test(
  'tells that the bank declined, keeps the form and takes another card',
  { tag: '@phone' },
  async ({ page, request }) => {
    const session = await openFlightPayment(page, request)
    await fillFlightPayment(page, 'declined')
    await pay(page)
    const card = part(page, 'Kart Bilgileri')
    await expect(
      card.getByRole('alert').filter({ hasText: 'Bankanız ödemeyi onaylamadı, kartınızdan para çekilmedi.' }),
    ).toBeInViewport()
    await expect(card.getByLabel('Kart numarası')).toBeFocused()
    await expect(card.getByLabel('Kart numarası')).toHaveValue('')
    await expect(card.getByLabel('CVC')).toHaveValue('')
    await expect(card.getByLabel('Kart üzerindeki isim')).toHaveValue('Deniz Yılmaz')
    await expect(securePopup(page)).toBeHidden()
    await expect(part(page, '1. Yolcu').getByLabel('T.C. kimlik numarası')).toHaveValue(deniz.nationalId)
    await fillCard(page, 'approved')
    await pay(page)
    await expectFlightTicket(page, session)
  },
)

test(
  'stays on payment when the popup of the bank is closed, and pays at the second try',
  { tag: '@phone' },
  async ({ page, request }) => {
    const session = await openFlightPayment(page, request)
    await fillFlightPayment(page)
    await payButton(page).click()
    await expect(bankFrame(page).getByLabel('SMS kodu')).toBeVisible()
    // The response with the state of the first payment attempt arrives only after the second attempt has begun.
    const info = `/api/flight/booking/info/${session}/`
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    await page.route(
      `**${info}`,
      async (route) => {
        await begun
        await route.continue()
      },
      { times: 1 },
    )
    await Promise.all([
      page.waitForRequest((one) => one.url().endsWith(info)),
      securePopup(page).getByRole('button', { name: 'Kapat' }).click(),
    ])
    await expect(securePopup(page)).toBeHidden()
    await expect(page).toHaveURL(/\/flight\/payment\//)
    await expect(part(page, '1. Yolcu').getByLabel('Ad', { exact: true })).toHaveValue(deniz.name)
    await fillCard(page)
    // Sending a payment may cancel the running request for the payment's state and start a new one.
    const told = page.waitForResponse((one) => one.url().endsWith(info))
    await payButton(page).click()
    await expect(bankFrame(page).getByLabel('SMS kodu')).toBeVisible()
    begin()
    await told
    await settled(page)
    await approve(bankFrame(page))
    await expectFlightTicket(page, session)
  },
)

test(
  'leads back from payment to the flights, and not to payment again',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request)
    await chooseFirst(page)
    await expect(payButton(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Geri' }).click()
    await expect(cards(page).first()).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/\/flight\/payment\//)
  },
)

test('sells one ticket for a form that is sent twice', { tag: '@phone' }, async ({ page, request }) => {
  const session = await openFlightPayment(page, request)
  const sent = callsOf(page, '/api/flight/gateway/payment/', 'POST')
  await fillFlightPayment(page)
  await page.getByLabel('CVC').evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit()
    field.form?.requestSubmit()
  })
  await approve(bankFrame(page))
  await expectFlightTicket(page, session)
  expect(new Set(sent.map((call) => call.headers()[headerNames.idempotencyKey.toLowerCase()])).size).toBe(1)
  const { tickets, state } = await flightBookingOf(request, session)
  expect(state).toBe('ticketed')
  expect(tickets).toHaveLength(1)
})

test(
  'waits truthfully for a bank that takes its time, on the payment and on its ticket, and then shows the ticket',
  { tag: '@phone' },
  async ({ page, request, context }) => {
    const session = await openFlightPayment(page, request)
    await fillFlightPayment(page, 'slow')
    await pay(page)
    await alert(page, 'Ödemeniz banka tarafından onaylanıyor.').getByText('Tamam').click()
    await expect(page.getByRole('heading', { name: 'Ödemeniz bankanızda onaylanıyor' })).toBeVisible()
    await expect(page.getByText('Lütfen tekrar ödeme yapmayın.')).toBeVisible()
    await expect(payButton(page)).toBeHidden()
    const ticket = await context.newPage()
    await open(ticket, flightTicketPath(session))
    await expect(ticket.getByRole('heading', { name: 'Bankanız ödemeyi onaylıyor' })).toBeVisible()
    await expect(ticket.getByText('Yeniden ödeme yapmayın.')).toBeVisible()
    for (const one of [page, ticket]) await expectFlightTicket(one, session)
  },
)

test.describe('with answers that go wrong', () => {
  test.use(withFaults)

  test(
    'asks what happened when the alert of a lost answer is closed by Escape',
    { tag: '@phone' },
    async ({ page, request }) => {
      await openFlightResults(page, request)
      await chooseFirst(page)
      await expect(payButton(page)).toBeVisible()
      const session = await keyInAddress(page)
      await fillFlightPayment(page)
      await answerPayment(page, 'POST', 'cut')
      await payButton(page).click()
      await expect(alert(page, wentWrong)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(alert(page, wentWrong)).toBeHidden()
      await expect(page).toHaveURL(/\/flight\/search\//)
      expect((await flightBookingOf(request, session)).state).toBe('unpaid')
    },
  )

  test(
    'shows the message of a refused payment and searches again where research is set',
    { tag: '@phone' },
    async ({ page, request }) => {
      const session = await openFlightPayment(page, request)
      await fillFlightPayment(page)
      await answerPayment(page, 'POST', refusal({ research: false }))
      await payButton(page).click()
      await confirm(page, 'Koltuklar az önce satıldı')
      await expect(page).toHaveURL(/\/flight\/payment\//)
      await expect(part(page, '1. Yolcu').getByLabel('Ad', { exact: true })).toHaveValue(deniz.name)

      await page.unroute(paymentCall)
      await answerPayment(page, 'POST', refusal({ research: true }))
      await fillCard(page)
      await payButton(page).click()
      await confirm(page, 'Koltuklar az önce satıldı')
      await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
      expect(page.url()).not.toContain(session)
    },
  )

  test(
    'asks about a payment whose answer was lost before it leads back',
    { tag: '@phone' },
    async ({ page, request }) => {
      const session = await openFlightPayment(page, request)
      await fillFlightPayment(page)
      await answerPayment(page, 'POST', 'cut')
      await payButton(page).click()
      const asked = callsOf(page, `/api/flight/booking/info/${session}/`)
      await confirm(page, wentWrong)
      await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
      expect(page.url()).not.toContain(session)
      expect(asked).toHaveLength(1)
    },
  )

  test('leads back where the payment can not be loaded', { tag: '@phone' }, async ({ page, request }) => {
    const session = await openFlightResults(page, request)
    await answerPayment(page, 'GET', 'cut')
    await chooseFirst(page)
    await confirm(page, wentWrong)
    await expect(page).toHaveURL(new RegExp(`/flight/search/\\?session_unique=${session}`))
    await expect(cards(page).first()).toBeVisible()
  })

  test('shows the message of the check and goes on', { tag: '@phone' }, async ({ page, request }) => {
    await openFlightResults(page, request)
    await answerPayment(page, 'GET', check({}))
    await chooseFirst(page)
    await confirm(page, 'Fiyat değişti')
    await expect(page).toHaveURL(/\/flight\/payment\//)
    await expect(payButton(page)).toBeVisible()
  })

  test(
    'loads the payment again after the message where refresh is set',
    { tag: '@phone' },
    async ({ page, request }) => {
      await openFlightResults(page, request)
      await answerPayment(page, 'GET', check({ refresh: true }))
      await chooseFirst(page)
      await expect(alert(page, 'Fiyat değişti')).toBeVisible()
      const loaded = callsOf(page, `/api/flight/booking/${await keyInAddress(page)}/`)
      const before = loaded.length
      await confirm(page, 'Fiyat değişti')
      await expect.poll(() => loaded.length).toBeGreaterThan(before)
      await expect(page).toHaveURL(/\/flight\/payment\//)
      await expect(payButton(page)).toBeVisible()
    },
  )

  test('searches again after the message where research is set', { tag: '@phone' }, async ({ page, request }) => {
    const session = await openFlightResults(page, request)
    await answerPayment(page, 'GET', check({ status: false, research: true }))
    await chooseFirst(page)
    await confirm(page, 'Fiyat değişti')
    await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
    expect(page.url()).not.toContain(session)
    await expect(cards(page).first()).toBeVisible()
  })

  test(
    'after the popup, stays where the end of a reservation was not shown, and else goes to its ticket',
    { tag: '@phone' },
    async ({ page, request }) => {
      const session = await openFlightPayment(page, request)
      await fillFlightPayment(page)
      let shown = false
      await page.route('**/api/flight/booking/info/**', (route) =>
        route.fulfill({
          json: { do_reservation: true, finish_page_showed: shown, state: shown ? 'ticketed' : 'unpaid' },
        }),
      )
      const closePopup = async () => {
        await payButton(page).click()
        await expect(bankFrame(page).getByLabel('SMS kodu')).toBeVisible()
        const asked = page.waitForResponse('**/api/flight/booking/info/**')
        await securePopup(page).getByRole('button', { name: 'Kapat' }).click()
        await asked
      }
      await closePopup()
      await expect(securePopup(page)).toBeHidden()
      await expect(payButton(page)).toBeVisible()
      await expect(page).toHaveURL(/\/flight\/payment\//)
      shown = true
      await fillCard(page)
      await closePopup()
      await expect(page).toHaveURL(new RegExp(`/flight/booking/detail/${session}/`))
    },
  )

  test(
    'runs the search again on the way back, behind a loader, and keeps nothing of the payment',
    { tag: '@phone' },
    async ({ page, request }) => {
      const session = await openFlightResults(page, request)
      await chooseFirst(page)
      await expect(payButton(page)).toBeVisible()
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/api/flight/gateway/search/', async (route) => {
        await held
        await route.continue()
      })
      await settled(page)
      await page.goBack()
      await expect(page.getByText('Uçuşlar yeniden aranıyor…')).toBeVisible()
      await expect(payButton(page)).toBeHidden()
      release()
      await expect(cards(page).first()).toBeVisible()
      await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
      // After the traveller goes back from the payment, the browser briefly has the URL of the old results, before that
      // of the repeated search.
      await expect(page).not.toHaveURL(new RegExp(session))
      await expect(cards(page).first()).toBeVisible()
      await expect.poll(async () => JSON.stringify(await storedValues(page))).not.toContain(session)
    },
  )
})
