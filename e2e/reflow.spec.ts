/**
 * Tests that no screen overflows its window at phone widths and with text twice as large, even with long words: a
 * simulated backend (`backends/hostile-text.ts`) adds a word of 150 letters to every text.
 */
import type { Page } from 'playwright/test'
import { demoAccount } from '#server/seed/seed.ts'
import { contactMail } from '#server/mail/contact-mail.ts'
import { notice } from '#server/mail/notice.ts'
import { ticketMail } from '#server/mail/ticket-mail.ts'
import { journeyWords } from '#server/text/journey-messages.ts'
import { longWord } from './backends/hostile-text.ts'
import { openFares, openFlight, startFlightSearch } from './support/flight-search.ts'
import {
  buyFlightTicket,
  flightPaymentPath,
  flightTicketPath,
  selectFlight,
  selectRoundTrip,
} from './support/flight-purchase.ts'
import { activityPaymentPath, activityTicketPath, buyActivity, selectActivity } from './support/activity-purchase.ts'
import { startActivitySearch } from './support/activity-search.ts'
import { chooseSeat, freeSeats, openBusResults, openSeats, roomyTrips } from './support/bus-search.ts'
import { buyBusTicket, busPaymentPath, busTicketPath, selectSeats } from './support/bus-purchase.ts'
import { hostilePort, port } from './support/ports.ts'
import { expectReflow } from './support/reflow.ts'
import { cards, openFilters } from './support/search.ts'
import { expect, open, test } from './support/test.ts'
import { payTransfer, selectVehicle, transferPaymentPath, transferTicketPath } from './support/transfer-purchase.ts'
import { openTransferResults, unfoldDays } from './support/transfer-search.ts'

test.use({
  baseURL: `http://127.0.0.1:${hostilePort}`,
  allowedNoise: [/^Failed to load resource: .* status of 40\d/],
  // Browser tests on phones reduce motion by default (`playwright.config.ts`). The browser tests of this file do not.
  contextOptions: {},
})

/** URL of the mailbox of the gateway at `port`. The web tier that these tests use has no mailbox. */
const mailbox = `http://127.0.0.1:${port}/mailbox/`

/** Signs the demo account in for the pages that the browser loads next. */
async function beDemo(page: Page, origin = ''): Promise<void> {
  const { username, password } = demoAccount
  const reply = await page.request.post('/api/auth/login/', { data: { username, password } })
  const { token }: { token: string } = await reply.json()
  await page.context().addCookies([{ name: 'document-token', value: token, url: origin }])
}

const dialog = (page: Page) => page.locator('dialog:modal')

test('public pages', { tag: '@phone' }, async ({ page }) => {
  const paths = [
    '/',
    '/?tab=bus',
    '/?tab=transfer',
    '/?tab=activity',
    '/activity/popular/',
    '/activity/locations/',
    '/activity/location-detail/goreme/',
    '/auth/login/',
    '/auth/register/',
    '/auth/forgot-password/',
    '/auth/reset-password/',
  ]
  const more = ['/auth/activate/?registration=abcdefghijklmnopqrstuv', '/settings/', '/menu/', '/corporate/1/', '/faq/']
  const last = ['/contact/', '/flight/check-pnr/', '/bus/check-pnr/', '/no-such-page/', '/corporate/999/']
  for (const path of [...paths, ...more, ...last]) {
    await open(page, path)
    await expectReflow(page, path)
  }
})

test('what opens over home', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  for (const field of ['departure', 'departure_date', 'passengers']) {
    await page.locator(`[data-field=${field}]`).click()
    await expect(dialog(page)).toBeVisible()
    if (field === 'departure') {
      await dialog(page).getByRole('combobox').fill('istanbul')
      await expect(dialog(page).getByRole('option').first()).toBeVisible()
    }
    await expectReflow(page, field)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
  await page.getByRole('banner').or(page.getByRole('main')).getByRole('link', { name: /Menü/ }).first().click()
  await expect(dialog(page)).toBeVisible()
  await expectReflow(page, 'menu')
})

test('account', { tag: '@phone' }, async ({ page, baseURL }) => {
  await beDemo(page, baseURL)
  const lists = ['passengers', 'bills', 'coupons', 'password', 'passkeys', 'tickets', 'price_alerts'].map(
    (name) => `/profile/${name}/`,
  )
  const forms = [
    '/profile/passengers/?edit=1',
    '/profile/bills/?edit=2',
    '/profile/coupons/?edit=new',
    '/notification/',
  ]
  for (const path of ['/', '/menu/', '/profile/', ...lists, ...forms]) {
    await open(page, path)
    await expectReflow(page, path)
  }
})

test('mails', { tag: '@phone' }, async ({ page, request }) => {
  const written = { id: 1, name: longWord, email: 'a@ufuk.example', phone: '5321234567', language: 'tr' }
  const booking = {
    language: 'tr',
    pnr: 'ABC123',
    email: 'a@ufuk.example',
    total: 125_000,
    discount: 0,
    status: 'ticketed' as const,
  }
  const leg = { title: `${longWord} – ${longWord}`, lines: [longWord, `${longWord} ${longWord}`] }
  const content = {
    subject: longWord,
    journey: [leg],
    parts: [leg],
    people: [{ name: longWord, detail: longWord }],
    demo: longWord,
  }
  const link = { url: 'https://ufuk.example/', text: longWord }
  const mails = {
    ticket: await ticketMail(booking, { words: journeyWords }, { ...content, events: [] }, link.url, new Date()),
    notice: await notice('a@ufuk.example', 'tr', longWord, [longWord], link, link),
    contact: await contactMail({ ...written, message: longWord, createdAt: new Date() }, 'a@ufuk.example'),
  }
  for (const [name, { html }] of Object.entries(mails)) {
    await page.setContent(html)
    expect(await page.evaluate(() => document.documentElement.clientWidth), 'as wide as the phone').toBe(390)
    await expectReflow(page, `mail: ${name}`)
  }
  const name = longWord.slice(0, 140)
  const sent = await request.post('/api/contact/', { data: { ...written, name, message: longWord } })
  expect(sent.ok(), await sent.text()).toBe(true)
  const mail = page.getByRole('link', { name }).first()
  await expect(async () => {
    await page.goto(mailbox)
    // The server-rendered HTML contains the whole list, so the count needs no wait.
    expect(await mail.count()).toBe(1)
  }).toPass()
  await mail.click()
  await expectReflow(page, 'a mail in the mailbox')
  await page.goto(mailbox)
  await expectReflow(page, 'mailbox')
})

test('a refused selection', { tag: '@phone' }, async ({ page, request }) => {
  const message = `${longWord} ${longWord}`
  await page.route('**/gateway/search/select/', (route) =>
    route.fulfill({ json: { status: false, research: false, message } }),
  )
  const refused = page.getByRole('alertdialog', { name: message })
  await open(page, `/flight/search/?session_unique=${await startFlightSearch(request)}`)
  const fares = await openFares(cards(page).first())
  await fares
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()
  await expect(refused).toBeVisible()
  await expectReflow(page, 'refused flight')
  await openBusResults(page, request)
  const popup = await openSeats(page, roomyTrips(page).first())
  await chooseSeat(freeSeats(popup).first(), 'Kadın')
  await popup.getByRole('button', { name: 'Ödemeye Git' }).click()
  await expect(refused).toBeVisible()
  await expectReflow(page, 'refused seats')
})

test('transfers, from results to ticket', { tag: '@phone' }, async ({ page, request }) => {
  await openTransferResults(page, request, { returns: 32, passengers: 22, baggage: 20 })
  await unfoldDays(page)
  for (const summary of await cards(page).first().locator('summary').all()) await summary.click()
  await expectReflow(page, 'results')
  await openFilters(page)
  await expectReflow(page, 'filters')

  const session = await selectVehicle(request, { leaves: 33, returns: 36 })
  await open(page, transferPaymentPath(session))
  await expectReflow(page, 'payment')
  await payTransfer(request, session)
  await open(page, transferTicketPath(session))
  await expectReflow(page, 'ticket')
})

test('activities, from results to ticket', { tag: '@phone' }, async ({ page, request }) => {
  const session = await startActivitySearch(request, { childAges: [7] })
  await open(page, `/activity/search/?session_unique=${session}`)
  await expect(cards(page).first()).toBeVisible()
  await expectReflow(page, 'results')
  await cards(page).first().getByRole('button', { name: /^Seç/ }).click()
  await expect(page.getByRole('list', { name: 'Paketler' })).toBeVisible()
  await expectReflow(page, 'packages')
  await page.getByRole('button', { name: /^Tarih/ }).click()
  await expect(dialog(page).getByRole('grid').first()).toBeVisible()
  await expectReflow(page, 'dates')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Katılımcılar/ }).click()
  await expectReflow(page, 'party')
  await open(page, '/activity/detail/kapadokya-uc-gun/')
  for (const title of ['İçerik', 'Tüm Hizmetler', 'Buluşma Noktası'])
    await page.getByRole('heading', { name: title }).click()
  await expectReflow(page, 'detail')

  await open(page, activityPaymentPath(await selectActivity(request)))
  await expectReflow(page, 'payment')
  await open(page, activityTicketPath(await buyActivity(request)))
  await expectReflow(page, 'ticket')
})

test('what goes wrong', { tag: '@phone' }, async ({ page, baseURL }) => {
  await open(page, '/auth/login/')
  await page.getByLabel('Kullanıcı adı').fill('hicyok')
  await page.getByLabel('Şifre', { exact: true }).fill('yanlış-şifre-1')
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectReflow(page, 'refused sign-in')
  await beDemo(page, baseURL)
  await open(page, '/profile/coupons/?edit=new')
  await page.getByLabel('Kupon kodu').fill('YOK'.repeat(50))
  await page.locator('dialog').getByRole('button', { name: 'Ekle' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectReflow(page, 'refused coupon')
})

test('flights, from results to ticket', { tag: '@phone' }, async ({ page, request, baseURL }) => {
  const session = await startFlightSearch(request, { from: 'ESB', to: 'TZX', adults: 2, children: 1 })
  await open(page, `/flight/search/?session_unique=${session}`)
  const card = cards(page).first()
  const choose = card.locator('button[name=fares]')
  await choose.click()
  await expect(choose).toHaveAttribute('aria-expanded', 'true')
  await expectReflow(page, 'results')
  for (const place of [0, 1]) {
    await page.locator('[data-bottom-bar]').getByRole('button').nth(place).click()
    await expect(dialog(page)).toBeVisible()
    await expectReflow(page, `tool ${place}`)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
  await page.getByRole('link', { name: 'Fiyat Alarmı Oluştur' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectReflow(page, 'price alert')

  await open(page, `/flight/search/?session_unique=${await startFlightSearch(request, { to: 'LHR', returns: 40 })}`)
  await openFlight(cards(page).first())
  await expectReflow(page, 'packaged results')

  await beDemo(page, baseURL)
  await open(page, flightPaymentPath(await selectRoundTrip(request)))
  await expectReflow(page, 'payment')
  await page.getByLabel('Fatura bilgilerimi gireceğim').check()
  await expect(dialog(page)).toBeVisible()
  await expectReflow(page, 'invoice')
  await page.keyboard.press('Escape')
  await page.locator('a[href^="/corporate/"]').first().click()
  await expect(dialog(page).getByRole('region')).toContainText(longWord)
  await expectReflow(page, 'legal page')

  await open(page, flightPaymentPath(await selectFlight(request, { to: 'LHR', leaves: 33 })))
  await expectReflow(page, 'payment abroad')

  const ticket = await buyFlightTicket(request, { leaves: 34 })
  await open(page, flightTicketPath(ticket))
  await expectReflow(page, 'ticket')
  await open(page, '/flight/check-pnr/')
  await expectReflow(page, 'tickets of the device')
  await open(page, '/')
  await expectReflow(page, 'home with a next journey')
})

test('buses, from results to ticket', { tag: '@phone' }, async ({ page, request, baseURL }) => {
  await beDemo(page, baseURL)
  await openBusResults(page, request)
  await expectReflow(page, 'results')
  await page.locator('[data-bottom-bar]').getByRole('button').first().click()
  await expect(dialog(page)).toBeVisible()
  await expectReflow(page, 'filters')
  await page.keyboard.press('Escape')
  await roomyTrips(page).first().getByRole('button').click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByRole('gridcell').locator('button:not([aria-disabled])').first().click()
  await expect(page.locator('[popover]:popover-open')).toBeVisible()
  await page.locator('[popover]:popover-open').getByRole('button', { disabled: false }).first().click()
  await expectReflow(page, 'seats')

  await open(page, busPaymentPath(await selectSeats(request, { genders: ['F', 'M'] })))
  await expectReflow(page, 'payment')
  await open(page, busTicketPath(await buyBusTicket(request, { leaves: 21 })))
  await expectReflow(page, 'ticket')
  await page.getByRole('button', { name: 'Bileti iptal et' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectReflow(page, 'cancelling')
})
