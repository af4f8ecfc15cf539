/**
 * Tests purchases of activities from an OCTO server (docs/decisions/0036-octo.md). In all other browser tests, the
 * activities are those of the gateway's embedded activity supplier.
 */
import { openFlightResults } from './support/flight-search.ts'
import { newAccount, openAs } from './support/account.ts'
import { activityBookingOf, activityTicketPath, buyActivity, fillAdults } from './support/activity-purchase.ts'
import { openReservation } from './support/activity-search.ts'
import { dayAhead } from './support/gateway.ts'
import { expectKeptTicket, offlineUse } from './support/kept-ticket.ts'
import { consent, fillCard, keyInAddress, part, pay } from './support/payment.ts'
import { octoPort } from './support/ports.ts'
import { cards } from './support/search.ts'
import { pnrOf } from './support/transfer-purchase.ts'
import { expect, open, test } from './support/test.ts'

// The browser tests of this file run one after another: they share one OCTO server, and one of them stops it for a
// while.
test.describe.configure({ mode: 'default' })
const origin = `http://127.0.0.1:${octoPort}`
const allowedNoise = [/^(Failed to load resource|(Api|Type)?Error: (call failed with status (0|503)|Failed to fetch))/]
test.use({ ...offlineUse, allowedNoise, baseURL: origin })

const balloon = 'Gün doğumunda balon'

test(
  'a guest finds, reserves and pays for one, opens its ticket without a network and cancels it',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    await open(page, '/?tab=activity')
    await page.getByRole('main').getByRole('button', { name: 'Nerede, ne yapmak istersiniz?' }).click()
    const picker = page.getByRole('dialog', { name: 'Yer veya etkinlik' })
    await picker.getByRole('combobox').fill('göre')
    await picker.getByRole('option', { name: 'Göreme Nevşehir', exact: true }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Tarih/ })
      .click()
    await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await page.getByRole('main').getByRole('button', { name: 'Etkinlik Bul' }).click()
    await expect(cards(page)).toHaveCount(2)
    await cards(page).getByRole('link', { name: balloon }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(balloon)
    await expect(page.getByText('Vadilerin üstünde bir saat.')).toBeVisible()
    await expectAccessible()
    const popup = await openReservation(page)
    const packages = popup.getByRole('list', { name: 'Paketler' }).getByRole('article')
    await packages.first().getByRole('button', { name: /^Seç/ }).click()
    const session = await keyInAddress(page)
    await expect(part(page, 'Etkinliğiniz')).toContainText('ücretsiz iptal')
    await fillAdults(page)
    await fillCard(page)
    await consent(page).check()
    await pay(page)
    await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
    const path = activityTicketPath(session)
    const entry = part(page, 'Girişte gösterin')
    await expect(entry).toContainText('SKY-7Q2M-88')
    await expect(entry.getByRole('link', { name: 'Bileti aç (PDF)' })).toHaveAttribute('href', /^https:/)
    await expectAccessible()
    const code = 'Giriş kodu: SKY-7Q2M-88'
    await expectKeptTicket(page, { path, session, pnr: await pnrOf(page), code }, async () => {
      await expect(entry).toContainText('SKY-7Q2M-88')
      await expect(part(page, 'Buluşma noktası')).toContainText('Bilal Eroğlu Cd. 1')
    })

    await open(page, path)
    await page.getByRole('button', { name: 'Etkinliği iptal et' }).click()
    const sheet = page.getByRole('dialog', { name: 'Etkinliği iptal et' })
    await expect(sheet).toContainText('9.000,00')
    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(page.getByRole('heading', { name: 'Biletiniz iptal edildi' })).toBeVisible()
    await expect(entry).toHaveCount(0)
    const { bookings } = await (await request.post('/test/octo/', { data: {} })).json()
    expect(bookings).toEqual(['CANCELLED'])
  },
)

test(
  'an account is told that the organiser cancelled and all goes back; an outage stops new activities alone',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    const account = await newAccount(request, 'octo')
    const session = await buyActivity(request, { activity: 'balloon', leaves: 1, account })
    await openAs(page, origin, account, activityTicketPath(session))
    await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
    const reason = 'Rüzgâr çok sert.'
    await request.post('/test/octo/', { data: { reason } })
    await expect
      .poll(async () => (await activityBookingOf(request, session, account)).organiser_cancelled)
      .toMatchObject({ reason })

    await open(page, '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Menü, \d+ okunmamış/ })
      .click()
    await page
      .getByRole('dialog', { name: 'Menü' })
      .getByRole('link', { name: /Bildirimler/ })
      .click()
    const told = page.getByRole('main').getByRole('listitem').first()
    await expect(told).toContainText(balloon)
    await expect(told).toContainText(reason)
    await expectAccessible()
    await open(page, activityTicketPath(session))
    await expect(page.getByRole('heading', { name: 'Biletiniz iptal edildi' })).toBeVisible()
    await expect(page.getByText('Düzenleyen bu etkinliği iptal etti.')).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('9.000,00')
    await expect(page.getByRole('button', { name: 'Etkinliği iptal et' })).toHaveCount(0)
    await expectAccessible()

    await request.post('/test/octo/', { data: { out: true } })
    const search = `/activity/search/?location_id=tr-goreme&departure_date=${dayAhead(40)}`
    try {
      await open(page, search)
      await expect(page.getByRole('heading', { name: 'Etkinlikler yüklenemedi' })).toBeVisible()
      await expectAccessible()
      await open(page, '/activity/detail/balloon/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(balloon)
      await open(page, activityTicketPath(session))
      await expect(page.getByRole('heading', { name: 'Biletiniz iptal edildi' })).toBeVisible()
      await openFlightResults(page, request)
      await expect(cards(page).first()).toBeVisible()
      await open(page, search)
      await expect(page.getByRole('heading', { name: 'Etkinlikler yüklenemedi' })).toBeVisible()
    } finally {
      await request.post('/test/octo/', { data: { out: false } })
    }
    await page.getByRole('link', { name: 'Yeniden dene' }).click()
    await expect(cards(page)).toHaveCount(2)
  },
)
