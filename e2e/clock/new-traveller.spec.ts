/**
 * Tests a complete journey: a new traveller registers, saves data, is notified of a lower price, buys with all of the
 * saved data, and deletes the account.
 */
import type { Page } from 'playwright/test'
import { expectFlightTicket, flightTicketPath } from '../support/flight-purchase.ts'
import { startFlightSearch } from '../support/flight-search.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { codeOf, mailTo, somebody } from '../support/account.ts'
import { dayAhead } from '../support/gateway.ts'
import { typeDate, consent, deniz, fillCard, part, pay, payButton, keyInAddress } from '../support/payment.ts'
import { expect, open, ready, test } from '../support/test.ts'

// Passkeys need a host name, not an IP address.
test.use({
  baseURL: `http://localhost:${Number(process.env['E2E_PORT'] ?? 4690) + 1}`,
  // Expected errors: the first sign-in before activation (403), and the passkey of the deleted account (400).
  allowedNoise: [/^Failed to load resource: .* status of 40[03]/],
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

test('a new traveller keeps an account from its first day to its last', async ({ page, request }) => {
  await addAuthenticator(page)
  const me = somebody('yeni')

  await test.step('registers and activates', async () => {
    await open(page, '/auth/register/')
    await field(page, 'Kullanıcı adı').fill(me.username)
    await field(page, 'E-posta').fill(me.email)
    await field(page, 'Şifre').fill(me.password)
    await field(page, 'Şifre tekrarı').fill(me.password)
    await press(page, 'Kayıt Ol')
    await expect(page.getByText('Kayıt işlemi başarılı.')).toBeVisible()
    const code = codeOf(await mailTo(request, me.email, 'ktivasyon'))
    await open(page, '/auth/login/?returnTo=%2Fprofile%2Fpassengers%2F')
    await field(page, 'Kullanıcı adı veya e-posta').fill(me.username)
    await field(page, 'Şifre').fill(me.password)
    await press(page, 'Giriş Yap')
    await field(page, 'Aktivasyon kodu').fill(code)
    await press(page, 'Etkinleştir')
    await expect(page.getByText('Kayıtlı yolcunuz yok')).toBeVisible()
  })

  await test.step('keeps a passenger, a bill, a coupon and a passkey', async () => {
    await page.getByRole('link', { name: 'Yolcu ekle' }).click()
    const passenger = page.getByRole('dialog', { name: 'Yolcu Ekle' })
    await passenger.getByLabel('Ad', { exact: true }).fill(deniz.name)
    await passenger.getByLabel('Soyad').fill(deniz.surname)
    await passenger.getByLabel('Cinsiyet').selectOption({ label: deniz.gender })
    await passenger.getByLabel('T.C. kimlik numarası').fill(deniz.nationalId)
    await typeDate(passenger, 'Doğum tarihi', deniz.born)
    await passenger.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByRole('region', { name: 'Deniz Yılmaz' })).toBeVisible()

    await open(page, '/profile/bills/?edit=new')
    const bill = page.getByRole('dialog', { name: 'Fatura Bilgisi Ekle' })
    await bill.getByLabel('İsim Soyisim').fill('Deniz Yılmaz')
    await bill.getByLabel('İl', { exact: true }).fill('İstanbul')
    await bill.getByLabel('İlçe').fill('Kadıköy')
    await bill.getByLabel('Posta kodu').fill('34710')
    await bill.getByLabel('Adres', { exact: true }).fill('Moda Cad. No: 12/4')
    await bill.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByText('Fatura Bilgileri Başarıyla Kaydedildi')).toBeVisible()

    await open(page, '/profile/coupons/?edit=new')
    const coupon = page.getByRole('dialog', { name: 'Kupon Ekle' })
    await coupon.getByLabel('Kupon kodu').fill('UFUK100')
    await coupon.getByRole('button', { name: 'Kupon ekle' }).click()
    await expect(page.getByRole('article', { name: 'Kupon UFUK100' })).toBeVisible()

    await open(page, '/profile/passkeys/')
    await field(page, 'Cihazın adı (isteğe bağlı)').fill('Cep telefonum')
    await press(page, 'Bu cihazda oluştur')
    await expect(page.getByRole('region', { name: 'Cep telefonum' })).toBeVisible()
    await open(page, '/profile/')
    await press(page, 'Çıkış yap')
    await expect(page).toHaveURL(/:\d+\/$/)
    await open(page, '/auth/login/')
    await press(page, 'Geçiş anahtarıyla giriş yap')
    await expect(page.getByText('Giriş işlemi başarılı.')).toBeVisible()
  })

  const search = await startFlightSearch(request, { leaves: 47 })
  await test.step('watches a price, and reads that it fell', async () => {
    await open(page, `/flight/search/?session_unique=${search}`)
    await page.getByRole('link', { name: 'Fiyat Alarmı Oluştur' }).click()
    const sheet = page.getByRole('dialog', { name: 'Fiyat Alarmı' })
    await expect(sheet.getByLabel('E-posta')).toHaveValue(me.email)
    await sheet.getByRole('button').last().click()
    await expect(page.getByText('Fiyat alarmınız başarıyla oluşturuldu.')).toBeVisible()
    expect((await request.post('/test/price-drop/', { data: { lira: 250, date: dayAhead(47) } })).ok()).toBe(true)
    expect(await mailTo(request, me.email, 'Fiyat alarmı')).toContain('search-gate')
    await open(page, '/')
    await page.getByRole('link', { name: 'Menü, 1 okunmamış bildirim' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByRole('link', { name: 'Bildirimler' }).click()
    const news = page.getByRole('main').getByRole('listitem').first()
    await expect(news).toContainText('Fiyat düştü')
    await expect(news).toContainText('Yeni')
    await open(page, '/profile/price_alerts/')
    await expect(page.getByRole('article', { name: 'IST → ESB' })).toContainText('Etkin')
  })

  await test.step('buys with the passenger, the bill and the coupon', async () => {
    await open(page, `/flight/search/?session_unique=${search}`)
    const card = page.getByRole('main').getByRole('article').first()
    await card.getByRole('button', { name: /^Seç/ }).click()
    await page
      .getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' })
      .getByRole('button', { name: /ile devam et/ })
      .first()
      .click()
    await expect(payButton(page)).toBeVisible()
    const session = await keyInAddress(page)
    await page.getByLabel('Kayıtlı yolcularım').selectOption({ label: 'Deniz Yılmaz' })
    await part(page, 'İletişim Bilgileri').getByLabel('Telefon').fill('5321234567')
    await page.getByLabel('Fatura bilgilerimi gireceğim').check()
    const invoice = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
    await invoice.getByRole('radio', { name: /Deniz Yılmaz/ }).check()
    await invoice.getByRole('button', { name: 'Seç' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Kupon Kullan' }).click()
    const coupons = page.getByRole('dialog', { name: 'Kupon Kullan' })
    await coupons.getByRole('radio', { name: 'UFUK100' }).check()
    await coupons.getByRole('button', { name: 'Tamam' }).click()
    await fillCard(page)
    await consent(page).check()
    await pay(page)
    await expectFlightTicket(page, session)
    // Once the ticket's URL has no query string, the app has removed the previous pages from the browser history.
    await expect(page).toHaveURL(flightTicketPath(session))
    await open(page, '/profile/tickets/')
    await expect(page.getByRole('link', { name: 'IST → ESB' })).toBeVisible()
    await open(page, '/profile/coupons/')
    await expect(page.getByRole('article', { name: 'Kupon UFUK100' })).toContainText('Kullanıldı')
  })

  await test.step('reads in English, in euros', async () => {
    await open(page, '/settings/')
    await page.getByLabel('Dil', { exact: true }).selectOption('en')
    await page.getByLabel('Para birimi').selectOption('EUR')
    await press(page, 'Kaydet')
    await page.getByRole('alertdialog', { name: 'Dil değişti' }).getByRole('button', { name: 'Yeniden başlat' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await ready(page)
    await open(page, `/flight/search/?session_unique=${await startFlightSearch(request, { leaves: 40 })}`)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('€')
  })

  await test.step('deletes the account', async () => {
    await open(page, '/profile/')
    await page.getByText('Delete my account').first().click()
    await field(page, 'Your username').fill(me.username)
    await press(page, 'Delete my account')
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await open(page, '/profile/')
    await expect(page).toHaveURL(/\/auth\/login\//)
    const again = await request.post('/api/auth/login/', { data: { username: me.username, password: me.password } })
    expect(again.status()).toBe(400)
  })
})
