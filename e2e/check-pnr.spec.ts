/** Tests the reservation lookup by PNR and surname (docs/product/booking.md#pnr-lookup). */
import { products, type ProductName } from '#contract/products.ts'
import { callsOf, readEnglish, withFaults } from './support/search.ts'
import { expect, open, settled, test } from './support/test.ts'

const path = '/flight/check-pnr/'
const lookup = '/api/flight/check-pnr/'

test(
  'asks for a PNR of 5 to 10 characters and a surname of at least 3, and sends nothing before',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, path)
    const calls = callsOf(page, lookup, 'POST')
    await expect(page.getByRole('heading', { level: 1, name: 'Uçak Rezervasyonu Sorgula' })).toBeVisible()
    await expect(
      page.getByText('PNR kodunuz, satın alma işleminizden sonra e-posta ve SMS ile gönderildi.'),
    ).toBeVisible()
    const pnr = page.getByRole('textbox', { name: 'PNR kodu' })
    const surname = page.getByRole('textbox', { name: 'Soyad' })
    const send = page.getByRole('button', { name: 'Sorgula' })

    await send.click()
    await expect(pnr).toHaveAccessibleDescription('Bu alan zorunludur')
    await expect(surname).toHaveAccessibleDescription('Bu alan zorunludur')
    await expect(pnr).toBeFocused()
    await expect(pnr).toHaveAttribute('aria-invalid', 'true')

    await pnr.pressSequentially('ti4x')
    await expect(pnr).toHaveValue('TI4X')
    await expect(pnr).not.toHaveAttribute('aria-invalid', 'true')
    await surname.pressSequentially('yı')
    await send.click()
    await expect(pnr).toHaveAccessibleDescription('En az 5 karakter girin')
    await expect(surname).toHaveAccessibleDescription('En az 3 karakter girin')

    await pnr.fill('ABCDEFGHIJK')
    await surname.fill('yılmaz işi')
    await expect(surname).toHaveValue('YILMAZ İŞİ')
    await send.click()
    await expect(pnr).toHaveAccessibleDescription('Geçersiz değer')
    expect(calls).toHaveLength(0)
  },
)

test('has the button of its product in English', { tag: '@phone' }, async ({ page, baseURL }) => {
  await readEnglish(page, baseURL ?? '')
  const names: Record<ProductName, string> = { flight: 'Query', bus: 'Query', transfer: 'Inquire', activity: 'Query' }
  for (const product of products) {
    await open(page, `/${product}/check-pnr/`)
    const name = names[product]
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeVisible()
  }
})

test.describe('when nothing is found', () => {
  test.use({ allowedNoise: [/^Failed to load resource: .* status of 404/] })

  test('says so for two seconds and keeps what was typed', { tag: ['@phone', '@own-context'] }, async ({ page }) => {
    await page.clock.install()
    await open(page, path)
    const calls = callsOf(page, lookup, 'POST')
    await page.getByRole('textbox', { name: 'PNR kodu' }).fill('abc12')
    await page.getByRole('textbox', { name: 'Soyad' }).fill('yılmaz')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Sorgula' }).click()
    const notice = page.getByRole('alert').filter({ hasText: "Pnr'a ait kayıt bulunamadı" })
    await expect(notice).toContainText('Uyarı')
    expect(calls.map((call) => call.postDataJSON())).toEqual([{ pnr: 'ABC12', surname: 'YILMAZ' }])
    await settled(page)
    await page.clock.runFor(1800)
    await expect(notice).toBeVisible()
    await page.clock.runFor(300)
    await expect(notice).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'PNR kodu' })).toHaveValue('ABC12')
  })
})

test.describe('when the gateway fails', { tag: '@phone' }, () => {
  test.use(withFaults)

  test('says so for two seconds', { tag: '@own-context' }, async ({ page }) => {
    await page.clock.install()
    await page.route(`**${lookup}`, (route) => route.fulfill({ status: 500, json: {} }))
    await open(page, path)
    await page.getByRole('textbox', { name: 'PNR kodu' }).fill('abc12')
    await page.getByRole('textbox', { name: 'Soyad' }).fill('yılmaz')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Sorgula' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Bir hata oluştu' })
    await expect(notice).toContainText('Hata')
    await settled(page)
    await page.clock.runFor(1800)
    await expect(notice).toBeVisible()
    await page.clock.runFor(300)
    await expect(notice).toBeHidden()
  })

  test('keeps what was typed where no answer came', async ({ page }) => {
    await page.route(`**${lookup}`, (route) => route.abort())
    await open(page, path)
    await page.getByRole('textbox', { name: 'PNR kodu' }).fill('abc12')
    await page.getByRole('textbox', { name: 'Soyad' }).fill('yılmaz')
    await page.getByRole('button', { name: 'Sorgula' }).click()
    await expect(
      page.getByText('Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.'),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Soyad' })).toHaveValue('YILMAZ')
  })
})
