/** Tests paying for an activity (docs/product/activities.md#payment-of-activities). */
import { dayAhead } from './support/gateway.ts'
import { addDays } from '#contract/calendar-date.ts'
import { cardPicture } from '#server/api/activity/wire-activity.ts'
import { smsCode } from '#server/payment/sandbox-bank/test-cards.ts'
import { newAccount, openAs } from './support/account.ts'
import {
  activityBookingOf,
  activityPaymentPath,
  activityTicketPath,
  duru,
  efe,
  fillAdults,
  fillParticipant,
  selectActivity,
} from './support/activity-purchase.ts'
import {
  approve,
  bankFrame,
  can,
  typeDate,
  consent,
  deniz,
  fillCard,
  fillContact,
  part,
  pay,
  payButton,
} from './support/payment.ts'
import { pnrOf } from './support/transfer-purchase.ts'
import { expect, open, test } from './support/test.ts'

const lira = (amount: number) => amount.toLocaleString('tr-TR', { minimumFractionDigits: 2 })

test(
  'a guest pays for two, finds the ticket by its PNR and cancels it',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    const session = await selectActivity(request)
    const { activity, price, organization_date: day, tickets, ...offer } = await activityBookingOf(request, session)
    const { departure_zones: zones, not_included: costs } = offer
    const age = tickets[0]?.age_from ?? 0
    await open(page, activityPaymentPath(session))
    const summary = part(page, 'Etkinliğiniz')
    for (const text of [activity.name, zones[0]?.name ?? '', 'Dil: Türkçe', costs[0] ?? '', 'ücretsiz iptal', '2 × '])
      await expect(summary).toContainText(text)
    const prices = part(page, 'Fiyat Bilgileri')
    for (const text of ['Temel ücret', 'Vergi', 'Hizmet bedeli', lira(price.total)])
      await expect(prices).toContainText(text)
    await expect(payButton(page)).toContainText(lira(price.total))
    await expectAccessible()

    await payButton(page).click()
    await expect(page.getByLabel('E-posta')).toBeFocused()
    await fillAdults(page)
    // This traveller reaches the lowest age of an adult ticket one day too late: on the day after the activity. If that
    // day is 29 February, 1 March replaces it, because the year of birth may be no leap year.
    const [year = '', month, dayOfMonth] = addDays(day.start_date, 1).replace('02-29', '03-01').split('-')
    const first = part(page, '1. Katılımcı')
    await typeDate(first, 'Doğum tarihi', `${Number(year) - age}-${month}-${dayOfMonth}`)
    // A passenger who is a foreigner has a passport instead of the national ID.
    const second = part(page, '2. Katılımcı')
    await second.getByRole('checkbox', { name: 'T.C. vatandaşı değilim' }).check()
    await expect(second.getByLabel('T.C. kimlik numarası')).toBeHidden()
    await second.getByLabel('Uyruk').selectOption({ label: 'Almanya' })
    await second.getByLabel('Pasaport numarası').fill('C01X00T478')
    await typeDate(second, 'Pasaport geçerlilik tarihi', dayAhead(2000))
    await fillCard(page)
    await consent(page).check()
    await payButton(page).click()
    await expect(first.getByLabel('Doğum tarihi')).toHaveAccessibleDescription(new RegExp(String(age)))
    await expect(second.getByLabel('Pasaport numarası')).toHaveValue('C01X00T478')
    await typeDate(first, 'Doğum tarihi', deniz.born)
    await expectAccessible()
    await pay(page)

    await expect(page).toHaveURL(new RegExp(`${activityTicketPath(session)}$`))
    await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
    const pnr = await pnrOf(page)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/')

    await open(page, '/activity/check-pnr/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etkinlik Rezervasyonu Sorgula')
    await page.getByLabel('PNR kodu').fill(pnr.toLowerCase())
    await page.getByLabel('Soyad').fill(can.surname)
    await page.getByRole('button', { name: 'Sorgula' }).click()
    await expect(page).toHaveURL(new RegExp(activityTicketPath(session)))
    await expect(page.getByRole('region', { name: activity.name })).toContainText(pnr)
    await page.getByRole('button', { name: 'Etkinliği iptal et' }).click()
    const sheet = page.getByRole('dialog', { name: 'Etkinliği iptal et' })
    await expect(sheet).toContainText(lira(price.total))
    await expectAccessible()
    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(page.getByRole('heading', { name: 'Biletiniz iptal edildi' })).toBeFocused()
    const { state, cancelled } = await activityBookingOf(request, session)
    expect([state, cancelled?.fee, cancelled?.refund_total]).toEqual(['cancelled', 0, price.total])
  },
)

test(
  'an account pays for a family with a coupon and an invoice: declined, then paid',
  { tag: '@phone' },
  async ({ page, request, baseURL, expectAccessible }) => {
    const account = await newAccount(request, 'activity')
    const headers = { Authorization: `Token ${account.token}` }
    const added = await request.post('/api/user/add-coupon/', { data: { c_value: 'UFUK100' }, headers })
    expect(added.ok(), await added.text()).toBe(true)
    const session = await selectActivity(request, { leaves: 24, ages: [9, 9] })
    await openAs(page, baseURL ?? '', account, activityPaymentPath(session))
    await expect(page.getByLabel('E-posta')).toHaveValue(account.email)
    const { price, group_tickets: groups, activity } = await activityBookingOf(request, session)
    const prices = part(page, 'Fiyat Bilgileri')
    for (const { count, pax_name: name, total_base, total_tax, total_service_fee } of groups) {
      await expect(prices).toContainText(`${count} × ${name}`)
      await expect(prices).toContainText(lira(count * (total_base + total_tax + total_service_fee)))
    }

    await page.getByRole('main').getByRole('button', { name: 'Kupon Kullan' }).click()
    const sheet = page.getByRole('dialog', { name: 'Kupon Kullan' })
    await sheet.getByRole('radio', { name: /UFUK100/ }).check()
    await sheet.getByRole('button', { name: 'Tamam' }).click()
    const total = price.total - 100
    await expect(prices).toContainText(`-${lira(100)}`)
    await expect(payButton(page)).toContainText(lira(total))

    await page.getByLabel('Telefon').fill('5321234567')
    for (const [index, who] of [deniz, can, duru, efe].entries()) await fillParticipant(page, index + 1, who)
    await page.getByRole('checkbox', { name: 'Fatura bilgilerimi gireceğim' }).check()
    const popup = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
    await popup.getByRole('radio', { name: 'Bireysel' }).check()
    await popup.getByRole('button', { name: 'Seç', exact: true }).click()
    await expect(popup.getByLabel('Adres', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await popup.getByLabel('İsim Soyisim').fill('Deniz Yılmaz')
    await popup.getByLabel('İl', { exact: true }).fill('İstanbul')
    await popup.getByLabel('İlçe').fill('Kadıköy')
    await popup.getByLabel('Posta kodu').fill('34710')
    await popup.getByLabel('Adres', { exact: true }).fill('Moda Cad. 1')
    await popup.getByRole('button', { name: 'Seç', exact: true }).click()
    await expect(popup).toBeHidden()
    await expectAccessible()

    await typeDate(part(page, 'Ek Bilgiler'), 'Varış tarihi', dayAhead(23))
    await expect(part(page, 'Kart Bilgileri').getByRole('img')).toHaveCount(3)
    await fillCard(page, 'declined')
    await consent(page).check()
    const sent = page.waitForRequest('**/api/activity/gateway/payment/')
    await payButton(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      has_invoice: true,
      'bill[bill_type]': 0,
      'passengers[2][name]': duru.name,
      'passengers[2][birth_date]': duru.born,
      arrival_date: dayAhead(23),
      shown_total: total,
    })
    await approve(bankFrame(page))
    await expect(page.getByText('Bankanız ödemeyi onaylamadı', { exact: false })).toBeVisible()
    await fillCard(page)
    await pay(page)
    await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
    await expect(page.getByRole('region', { name: activity.name })).toContainText('Varış tarihiniz')
    await expect(part(page, 'Fiyat özeti')).toContainText(lira(total))
    await expect(page.getByRole('region', { name: 'Katılımcılar' }).getByRole('listitem')).toHaveCount(4)

    await open(page, '/profile/tickets/?tab=activity')
    const card = page.getByRole('article').filter({ hasText: activity.name })
    await expect(card).toContainText(lira(total))
    await expect(card.locator('img')).toHaveAttribute('src', cardPicture(activity.image))
    await expectAccessible()
    await card.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(activityTicketPath(session)))
  },
)

test('without a session it leads home', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/activity/payment/')
  await expect(page).toHaveURL(/tab=activity/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedNoise: [/^Failed to load resource: .* status of 4/] })

  test(
    'a refused form keeps what was typed; the payment makes a ticket, which forms cancel',
    { tag: '@phone' },
    async ({ page, request }) => {
      const session = await selectActivity(request, { leaves: 22, adults: 1 })
      await page.goto(activityPaymentPath(session))
      await fillContact(page)
      await fillCard(page)
      await payButton(page).click()
      await expect(page.getByRole('alert').getByRole('link', { name: /1\. Katılımcı: Soyad/ })).toBeVisible()
      await expect(page.getByLabel('E-posta')).toHaveValue('deniz@ufuk.example')
      const traveller = part(page, '1. Katılımcı')
      await traveller.getByLabel('Ad', { exact: true }).fill(deniz.name)
      await traveller.getByLabel('Soyad').fill(deniz.surname)
      await traveller.getByRole('radio', { name: deniz.gender }).check()
      await traveller.getByLabel('Doğum tarihi').fill(deniz.born)
      await traveller.getByLabel('T.C. kimlik numarası').fill(deniz.nationalId)
      await fillCard(page)
      await page.getByLabel('Son kullanma tarihi').fill('12/30')
      await consent(page).check()
      await payButton(page).click()
      await page.getByLabel('SMS kodu').fill(smsCode)
      await page.getByRole('button', { name: 'Onayla' }).click()
      await page.getByRole('button', { name: 'İşyerine dön' }).click()
      await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
      const pnr = await pnrOf(page)
      await page.getByRole('button', { name: 'Etkinliği iptal et' }).click()
      const dialog = page.getByRole('dialog', { name: 'Etkinliği iptal et' })
      await expect(dialog).toContainText('Kartınıza iade')
      if (await dialog.getByLabel('PNR kodu').isVisible()) {
        await dialog.getByLabel('PNR kodu').fill(pnr)
        await dialog.getByLabel('Soyad').fill(deniz.surname)
      }
      await dialog.getByRole('button', { name: 'İptal et ve iade al' }).click()
      await expect(page.getByRole('heading', { name: 'Biletiniz iptal edildi' })).toBeVisible()
    },
  )
})
