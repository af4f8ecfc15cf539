/**
 * Tests the app with a simulation of a backend other than this project's gateway, which sends only the fields that the
 * product brief lists (docs/decisions/0028-by-the-book.md). Payments with this backend are tested in
 * by-the-book-payment.spec.ts.
 */
import { products } from '#contract/products.ts'
import { signIn, tabNames } from './support/account.ts'
import { openFares, openFlightResults } from './support/flight-search.ts'
import { openReservation } from './support/activity-search.ts'
import { bookOrigin, expectTruthful } from './support/by-the-book.ts'
import { dayAhead } from './support/gateway.ts'
import { part, payButton } from './support/payment.ts'
import { cards } from './support/search.ts'
import { expect, open, settled, test } from './support/test.ts'

test.use({ baseURL: bookOrigin })

test(
  'the arrow of a payment leads back to its results, and leaves nothing for a later step back',
  { tag: '@phone' },
  async ({ page, request }) => {
    await open(page, '/')
    await openFlightResults(page, request)
    const results = page.url()
    await (
      await openFares(cards(page).first())
    )
      .getByRole('button', { name: /ile devam et/ })
      .first()
      .click()
    await expect(payButton(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Geri' }).click()
    await expect(page).toHaveURL(results)
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: /^Menü/ }).click()
    await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Hakkımızda' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hakkımızda')
    const about = page.url()
    await page.getByRole('navigation', { name: 'Ana gezinme' }).getByRole('link', { name: 'Yardım' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yardım')
    for (const before of [about, results]) {
      await page.goBack()
      await expect(page).toHaveURL(before)
      await settled(page)
      expect(page.url()).toBe(before)
    }
    await page.goBack()
    await expect(page).toHaveURL('/')
  },
)

test('there and back is chosen way by way', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request, { returns: 37 })
  await (
    await openFares(cards(page).first())
  )
    .getByRole('link', { name: /ile devam et/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Lütfen Dönüş Uçuşunuzu Seçin' })).toBeVisible()
  await expect(cards(page).first()).toHaveAccessibleName(/ESB – \d\d:\d\d IST/)
  await (
    await openFares(cards(page).first())
  )
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()
  await expect(payButton(page)).toBeVisible()
  for (const title of ['Gidiş Uçuşu', 'Dönüş Uçuşu']) await expect(part(page, title)).toBeVisible()
  await expectTruthful(page)
})

test('an account has its tickets, alerts and passengers', { tag: '@phone' }, async ({ page }) => {
  await signIn(page)
  for (const path of ['tickets', 'price_alerts', 'passengers', 'bills', 'coupons']) {
    await open(page, `/profile/${path}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectTruthful(page)
  }
  for (const list of ['tickets', 'price_alerts'])
    for (const product of products) {
      await open(page, `/profile/${list}/?tab=${product}`)
      const tabs = page.getByRole('navigation', { name: 'Ürünler' })
      await expect(tabs.locator('[aria-current="page"]')).toHaveText(tabNames[product])
      await expectTruthful(page)
    }
  for (const path of ['/notification/', '/']) {
    await open(page, path)
    await expectTruthful(page)
  }
  await open(page, '/profile/passengers/?edit=new')
  const form = page.getByRole('dialog')
  await form.getByLabel('Ad', { exact: true }).fill('Bahar')
  await form.getByLabel('Soyad').fill('Demir')
  await form.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('main').getByText('Bahar Demir').first()).toBeVisible()
})

test('activities of a place are listed, and one is reserved', { tag: '@phone' }, async ({ page }) => {
  await open(page, `/activity/search/?location_id=goreme&departure_date=${dayAhead(20)}`)
  await expect(cards(page).first()).toBeVisible()
  await expectTruthful(page)
  await cards(page)
    .filter({ has: page.getByRole('button', { name: /^Seç/ }) })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/activity\/detail\//)
  await expectTruthful(page)
  const popup = await openReservation(page)
  await popup.getByRole('list', { name: 'Paketler' }).getByRole('button', { name: /^Seç/ }).first().click()
  await expect(payButton(page)).toBeVisible()
  await expectTruthful(page)
})

test('an alert is made, a message sent, an account asked for', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request, { leaves: 51 })
  await page.getByRole('link', { name: 'Fiyat Alarmı Oluştur' }).click()
  const sheet = page.getByRole('dialog', { name: 'Fiyat Alarmı' })
  await sheet.getByLabel('E-posta').fill(`alarm-${Date.now()}@ufuk.example`)
  await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
  await expect(page.getByText(/Fiyat alarmınız başarıyla oluşturuldu/)).toBeVisible()

  await open(page, '/faq/')
  await expectTruthful(page)
  await open(page, '/contact/')
  await expectTruthful(page)
  await page.getByLabel('Ad soyad').fill('Deniz Yılmaz')
  await page.getByLabel('E-posta').fill('deniz@ufuk.example')
  await page.getByLabel('Telefon').fill('5321234567')
  await page.getByLabel('Mesajınız').fill('Merhaba')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByText(/İletişim formunuz başarıyla gönderildi/).first()).toBeVisible()

  await open(page, '/auth/register/')
  const name = `kitap-${Date.now().toString(36)}`
  await page.getByLabel('Kullanıcı adı').fill(name)
  await page.getByLabel('E-posta').fill(`${name}@ufuk.example`)
  await page.getByLabel('Şifre', { exact: true }).fill('Rüzgârlı-Tepe-48')
  await page.getByLabel('Şifre tekrarı').fill('Rüzgârlı-Tepe-48')
  await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol', exact: true }).click()
  await expect(page.getByText(/Hesap aktivasyon kodu e-posta adresinize gönderildi/)).toBeVisible()
})
