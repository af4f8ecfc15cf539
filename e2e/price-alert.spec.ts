/** Tests the price alert of a flight search (docs/product/booking.md#price-alerts). */
import type { Page } from 'playwright/test'
import { signIn } from './support/account.ts'
import { openFlightResults } from './support/flight-search.ts'
import { setTextSize } from './support/reflow.ts'
import { callsOf, withFaults } from './support/search.ts'
import { expect, open, settled, test } from './support/test.ts'

const alertPath = '/api/flight/info/price-alert/'
const needsOne = 'Lütfen en az bir alanı doldurun'
const created = 'Fiyat alarmınız başarıyla oluşturuldu. Fiyat değişikliği olduğunda sizi bilgilendireceğiz.'

const notice = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })

async function openSheet(page: Page) {
  await page.getByRole('link', { name: 'Fiyat Alarmı Oluştur' }).click()
  const sheet = page.getByRole('dialog', { name: 'Fiyat Alarmı' })
  await expect(sheet).toBeVisible()
  return sheet
}

test('opens in a sheet of half the window, of 300 px at least', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request)
  const sheet = await openSheet(page)
  await expect(sheet.getByLabel('E-posta')).toHaveAttribute('type', 'email')
  await expect(sheet.getByLabel('E-posta')).toHaveValue('')
  await expect(sheet.getByLabel('Telefon')).toBeVisible()
  await expect(sheet.getByText('En az birini yazın. Haberi e-postayla veririz.')).toBeVisible()
  // No message appears yet when the focus leaves an empty field.
  await sheet.getByLabel('E-posta').focus()
  await page.keyboard.press('Tab')
  await expect(sheet.getByLabel('Telefon')).toBeFocused()
  await settled(page)
  await expect(notice(page, needsOne)).toHaveCount(0)
  await expect(sheet.getByText('İstanbul – Ankara')).toBeVisible()
  await expect(sheet.getByText('Şu an en düşük')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' })).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const sheetHeight = async () => (await sheet.boundingBox())?.height
  await expect.poll(sheetHeight).toBeCloseTo(height / 2, 0)
  await page.setViewportSize({ width, height: 500 })
  await expect.poll(sheetHeight).toBeCloseTo(300, 0)
  const threshold = sheet.getByLabel('Şu tutara inince haber ver')
  for (const { size, text } of [
    { size: { width: 390, height: 664 }, text: 16 },
    { size: { width: 320, height: 568 }, text: 16 },
    { size: { width: 320, height: 568 }, text: 32 },
  ]) {
    await page.setViewportSize(size)
    await setTextSize(page, text)
    await sheet.getByLabel('E-posta').focus()
    for (const _ of ['phone', 'threshold']) await page.keyboard.press('Tab')
    await expect(threshold).toBeFocused()
    await expect(threshold).toBeInViewport({ ratio: 0.98 })
    if (text === 32) await page.keyboard.press('Tab')
    await expect(sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' })).toBeInViewport({ ratio: 0.98 })
  }
  await setTextSize(page, 16)
})

test(
  'wants one field filled, for three seconds, and sends nothing before',
  { tag: ['@phone', '@own-context'] },
  async ({ page, request }) => {
    await page.clock.install()
    await openFlightResults(page, request)
    const calls = callsOf(page, alertPath, 'POST')
    const sheet = await openSheet(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
    const toast = notice(page, needsOne)
    await expect(toast).toBeVisible()
    await expect(sheet.getByLabel('E-posta')).toHaveAttribute('aria-invalid', 'true')
    await expect(sheet.getByLabel('E-posta')).toBeFocused()
    await settled(page)
    await page.clock.runFor(2800)
    await expect(toast).toBeVisible()
    await page.clock.runFor(300)
    await expect(toast).toBeHidden()
    await page.clock.resume()
    await sheet.getByLabel('E-posta').pressSequentially('a')
    await expect(sheet.getByLabel('E-posta')).not.toHaveAttribute('aria-invalid', 'true')
    expect(calls).toHaveLength(0)
  },
)

test.describe('asked for twice', () => {
  test.use({ allowedNoise: [/^Failed to load resource: .* status of 400/] })

  test('is made once for a search', { tag: '@phone' }, async ({ page, request }, { project }) => {
    await openFlightResults(page, request, { from: 'SAW', to: 'ADB' })
    const email = `${project.name}-${Date.now()}@yolcu.example`
    const sheet = await openSheet(page)
    await sheet.getByLabel('E-posta').fill(email)
    const threshold = sheet.getByLabel('Şu tutara inince haber ver')
    await threshold.fill('999.999')
    // Simulates a browser that scrolls only until the field is visible, so that the error message that appears below
    // the field is out of view.
    await threshold.evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
    await expect(threshold).toHaveAccessibleDescription(/Şu anki fiyattan \([\d.,]+\s₺\) düşük bir tutar girin/)
    await expect(threshold).toBeFocused()
    await expect(sheet.getByText(/^Şu anki fiyattan/)).toBeInViewport({ ratio: 0.98 })
    await threshold.fill('10')
    await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
    await expect(notice(page, created)).toBeVisible()
    await expect(sheet).toBeHidden()
    await openSheet(page)
    await sheet.getByLabel('E-posta').fill(email)
    await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
    await expect(notice(page, 'Bu arama için zaten daha önce bir fiyat alarmı oluşturdunuz.')).toBeVisible()
    await expect(sheet).toBeVisible()
    // A success replaces the notification of the failed attempt before it.
    await sheet.getByLabel('E-posta').fill(`new-${email}`)
    await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
    await expect(notice(page, created)).toBeVisible()
    expect(await notice(page, 'Bu arama için zaten daha önce bir fiyat alarmı oluşturdunuz.').count()).toBe(0)
  })
})

test('knows the e-mail of who is signed in', { tag: '@phone' }, async ({ page, request }) => {
  await signIn(page)
  await openFlightResults(page, request)
  const sheet = await openSheet(page)
  await expect(sheet.getByLabel('E-posta')).toHaveValue('demo@ufuk.example')
  await open(page, '/profile/price_alerts/')
  const history = page.getByRole('table', { name: 'Fiyat geçmişi' }).first()
  // How many days the price history shows depends on the hour.
  await expect(history.getByRole('cell').last()).toHaveText(/\d\s₺$/)
})

test.describe('when the gateway fails', { tag: '@phone' }, () => {
  test.use(withFaults)

  const answers = [
    {
      status: 400,
      json: { notify_email: ['Bu adrese e-posta gönderilemiyor.'] },
      said: 'Bu adrese e-posta gönderilemiyor.',
    },
    { status: 500, json: {}, said: 'Bir hata oluştu' },
  ]
  for (const { status, json, said } of answers) {
    test(`says what is known of a ${status}`, async ({ page, request }) => {
      await page.route(`**${alertPath}`, (route) => route.fulfill({ status, json }))
      await openFlightResults(page, request)
      const sheet = await openSheet(page)
      await sheet.getByLabel('E-posta').fill('yolcu@yolcu.example')
      await sheet.getByLabel('Şu tutara inince haber ver').fill('1.200')
      await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
      const alert = page.getByRole('alert').filter({ hasText: said })
      await expect(alert).toContainText('Hata')
      await expect(sheet).toBeVisible()
      await expect(sheet.getByLabel('E-posta')).toHaveValue('yolcu@yolcu.example')
      await expect(sheet.getByLabel('Şu tutara inince haber ver')).toHaveValue('1.200')
    })
  }
})
