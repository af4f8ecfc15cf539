/** Tests the account area: saved data of a signed-in traveller (docs/product/frame.md#account). */
import type { Page } from 'playwright/test'
import { products } from '#contract/products.ts'
import { buyFlightTicket } from './support/flight-purchase.ts'
import { startFlightSearch } from './support/flight-search.ts'
import { newAccount, openAs, tabNames } from './support/account.ts'
import { keptForOffline, storedValues } from './support/device.ts'
import { dayAhead } from './support/gateway.ts'
import { typeDate, deniz } from './support/payment.ts'
import { callsOf } from './support/search.ts'
import { expect, open, ready, test } from './support/test.ts'

test.use({ allowedNoise: [/^Failed to load resource: (.* status of 40\d|net::ERR_INTERNET_DISCONNECTED)/] })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test(
  'sends guests to the sign-in and keeps the profile up to date',
  { tag: '@phone' },
  async ({ page, request, baseURL }) => {
    for (const child of [
      '',
      'passengers/',
      'password/',
      'coupons/',
      'bills/',
      'tickets/',
      'price_alerts/',
      'passkeys/',
    ]) {
      const response = await request.get(`/profile/${child}`, { maxRedirects: 0 })
      expect([child, response.status(), response.headers()['location']]).toEqual([
        child,
        302,
        `/auth/login/?returnTo=${encodeURIComponent(`/profile/${child}`)}`,
      ])
    }
    const me = await newAccount(request)
    await openAs(page, baseURL ?? '', me, '/faq/')
    await page.getByRole('navigation', { name: 'Ana gezinme' }).getByRole('link', { name: 'Profil' }).click()
    await expect(page.getByRole('heading', { name: 'Profil Bilgilerim' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const calls = callsOf(page, '/api/user/', 'PUT')
    await field(page, 'Ad').fill('')
    await field(page, 'E-posta').fill('abc')
    await button(page, 'Kaydet').click()
    await expect(field(page, 'Ad')).toHaveAccessibleDescription('Bu alan zorunludur')
    await expect(field(page, 'E-posta')).toHaveAccessibleDescription('Lütfen geçerli bir e-posta adresi girin')
    expect(calls).toHaveLength(0)
    await field(page, 'Ad').fill('Selin')
    await field(page, 'Soyad').fill('Kaya')
    await field(page, 'E-posta').fill(me.email)
    await field(page, 'Telefon').fill('5321234567')
    await button(page, 'Kaydet').click()
    await expect(page.getByText('Bilgileriniz başarıyla güncellendi.')).toBeVisible()
    // Saving the profile goes back to the previous screen.
    await expect(page).toHaveURL(/\/faq\//)
    await open(page, '/profile/')
    await expect(page.getByText('Merhaba, Selin')).toBeVisible()

    await page.context().setOffline(true)
    await field(page, 'Soyad').fill('Kaya Yıldız')
    await button(page, 'Kaydet').click()
    await expect(page.getByText('Bilgileriniz güncellenirken bir hata oluştu.')).toBeVisible()
    await expect(page.getByText('Yanıt alınamadı.')).toBeVisible()
    await expect(field(page, 'Soyad')).toHaveValue('Kaya Yıldız')
    await page.context().setOffline(false)

    // Here, the network fails before the app has loaded its message catalogue. The app does not send a form before it
    // has the catalogue.
    const texts = '**/api/i18n/catalog/**'
    for (const lost of [texts, '**/robots.txt']) await page.route(lost, (route) => route.abort('internetdisconnected'))
    await open(page, '/profile/')
    await field(page, 'Soyad').fill('Kaya Demir')
    await button(page, 'Kaydet').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Yanıt alınamadı. Bağlantınızı kontrol' })).toBeVisible()
    await expect(field(page, 'Soyad')).toHaveValue('Kaya Demir')
    await page.unroute(texts)
    const before = calls.length
    await button(page, 'Kaydet').click()
    await expect.poll(() => calls.slice(before).map((call) => call.postDataJSON().last_name)).toEqual(['Kaya Demir'])
  },
)

test(
  'keeps passengers and bills, each traveller their own',
  { tag: '@phone' },
  async ({ page, request, baseURL, browser }) => {
    const me = await newAccount(request)
    await openAs(page, baseURL ?? '', me, '/profile/passengers/')
    await expect(page.getByText('Kayıtlı yolcunuz yok')).toBeVisible()
    await page.getByRole('link', { name: 'Yolcu ekle' }).click()
    const popup = page.getByRole('dialog', { name: 'Yolcu Ekle' })
    await popup.getByRole('button', { name: 'Listeden seç' }).click()
    const group = popup.getByRole('group', { name: 'Gün, ay ve yıl' })
    for (const part of ['Gün', 'Ay', 'Yıl'])
      await expect(group.getByLabel(part, { exact: true }).locator('option:checked')).toHaveText(part)
    const years = group.getByLabel('Yıl').locator('option')
    await expect(years.first()).toHaveText(dayAhead(0).slice(0, 4))
    // The list of years opens at its selected empty option, which is placed before the year 2000.
    expect((await years.allInnerTexts()).join(' ')).toContain('2001 Yıl 2000')
    await expect(popup.getByRole('button', { name: 'Yolcuyu sil' })).toHaveCount(0)
    const posts = callsOf(page, '/api/user/passenger/', 'POST')
    await popup.getByRole('button', { name: 'Kaydet' }).click()
    await expect(popup.getByLabel('Ad', { exact: true })).toHaveAccessibleDescription('Bu alan zorunludur')
    expect(posts).toHaveLength(0)
    await popup.getByLabel('Ad', { exact: true }).fill('Deniz')
    await popup.getByLabel('Soyad').fill('Yılmaz')
    await popup.getByLabel('T.C. kimlik numarası').fill('17291716050')
    await popup.getByRole('button', { name: 'Kaydet' }).click()
    await expect(popup.getByLabel('T.C. kimlik numarası')).toHaveAttribute('aria-invalid', 'true')
    await popup.getByLabel('T.C. kimlik numarası').fill(deniz.nationalId)
    // An incomplete date gets its error only on submit: an earlier error would shift the button away while the
    // traveller presses it.
    await popup.getByLabel('Doğum tarihi').fill('14.05')
    await popup.getByRole('button', { name: 'Kaydet' }).click({ position: { x: 20, y: 2 } })
    await expect(popup.getByLabel('Doğum tarihi')).toBeFocused()
    await expect(popup.getByLabel('Doğum tarihi')).toHaveAttribute('aria-invalid', 'true')
    await typeDate(popup, 'Doğum tarihi', deniz.born)
    await popup.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByText('Yolcu başarıyla oluşturuldu.')).toBeVisible()
    await expect(popup).toBeHidden()
    await expect(page).toHaveURL(/\/profile\/passengers\/$/)
    await expect(page.getByRole('link', { name: 'Yolcu ekle' })).toBeFocused()
    const card = page.getByRole('region', { name: 'Deniz Yılmaz' })
    await expect(card).toContainText('14/05/1990')
    expect(posts[0]?.postDataJSON()).toMatchObject({ name: 'Deniz', foregein_citizen: false, birth_date: deniz.born })

    await card.getByRole('link', { name: 'Düzenle' }).click()
    const edit = page.getByRole('dialog', { name: 'Yolcuyu Düzenle' })
    await edit.getByText('T.C. vatandaşı değilim').click()
    await expect(edit.getByLabel('T.C. kimlik numarası')).toBeHidden()
    await edit.getByLabel('Uyruk').selectOption({ label: 'Almanya' })
    await edit.getByLabel('Pasaport numarası').fill('C01X00T478')
    const puts: unknown[] = []
    page.on('request', (one) => {
      if (one.method() === 'PUT' && one.url().includes('/passenger/')) puts.push(one.postDataJSON())
    })
    await edit.getByRole('button', { name: 'Kaydet' }).click()
    await expect(card).toContainText('Almanya')
    await expect(card.getByRole('link', { name: 'Düzenle' })).toBeFocused()
    expect(puts[0]).toMatchObject({ foregein_citizen: true, passport: 'C01X00T478' })
    const address = (await card.getByRole('link').getAttribute('href')) ?? ''
    expect(address).toMatch(/\?edit=\d+$/)

    await open(page, '/profile/bills/')
    await page.getByRole('link', { name: 'Fatura bilgisi ekle' }).click()
    const bill = page.getByRole('dialog', { name: 'Fatura Bilgisi Ekle' })
    await expect(bill.getByLabel('İsim Soyisim')).toBeVisible()
    await expect(bill.getByLabel('Vergi numarası')).toBeHidden()
    await bill.getByText('Kurumsal').click()
    await bill.getByLabel('Şirket Ünvanı').fill('Ufuk Yazılım A.Ş.')
    await bill.getByRole('button', { name: 'Kaydet' }).click()
    await expect(bill.getByLabel('Vergi dairesi')).toHaveAccessibleDescription('Bu alan zorunludur')
    await bill.getByLabel('Vergi dairesi').fill('Kadıköy')
    await bill.getByLabel('Vergi numarası').fill('4540536920')
    await bill.getByLabel('İl', { exact: true }).fill('İstanbul')
    await bill.getByLabel('İlçe').fill('Kadıköy')
    await bill.getByLabel('Posta kodu').fill('34710')
    await bill.getByLabel('Adres', { exact: true }).fill('Moda Cad. No: 12/4')
    await bill.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByText('Fatura Bilgileri Başarıyla Kaydedildi')).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/bills\/$/)
    await expect(page.getByRole('link', { name: 'Fatura bilgisi ekle' })).toBeFocused()
    await page.getByRole('link', { name: /^Düzenle: Ufuk/ }).click()
    await page.getByRole('button', { name: 'Faturayı sil' }).click()
    const question = page.getByRole('alertdialog', { name: 'Uyarı' })
    await expect(question).toContainText('Bu fatura silinecek.')
    await question.getByRole('button', { name: 'Sil' }).click()
    await expect(page.getByText('Kayıtlı fatura bilginiz yok')).toBeVisible()
    await expect(page.locator('h1')).toBeFocused()

    // Another user sees none of this data at any URL.
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const page2 = await other.newPage()
    await openAs(page2, baseURL ?? '', await newAccount(request), address)
    await expect(heading(page2, 'Yolcularım')).toBeVisible()
    await expect(page2.getByText('Kayıtlı yolcunuz yok')).toBeVisible()
    await expect(page2.getByRole('dialog')).toHaveCount(0)
    await other.close()

    await open(page, address)
    await page.getByRole('button', { name: 'Yolcuyu sil' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
    await expect(page.getByText('Yolcu bilgileri başarıyla silindi.')).toBeVisible()
    await expect(page.getByText('Kayıtlı yolcunuz yok')).toBeVisible()
  },
)

test('adds a coupon and changes the password', { tag: '@phone' }, async ({ page, request, baseURL }) => {
  const me = await newAccount(request)
  await openAs(page, baseURL ?? '', me, '/profile/coupons/')
  await expect(page.getByText('Kuponunuz yok')).toBeVisible()
  const failure = page.getByRole('alert').filter({ hasText: 'Hata' })
  await page.getByRole('link', { name: 'Kupon ekle' }).click()
  const sheet = page.getByRole('dialog', { name: 'Kupon Ekle' })
  await expect(sheet.getByLabel('Kupon kodu')).toHaveAttribute('maxlength', '150')
  await sheet.getByLabel('Kupon kodu').fill('YOKBOYLE')
  await sheet.getByRole('button', { name: 'Kupon ekle' }).click()
  await expect(failure).toBeVisible()
  await sheet.getByLabel('Kupon kodu').fill('ufuk100')
  await sheet.getByRole('button', { name: 'Kupon ekle' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Kupon hesabınıza eklendi.')).toBeVisible()
  expect(await failure.count()).toBe(0)
  const coupon = page.getByRole('article', { name: 'Kupon UFUK100' })
  await expect(coupon).toContainText('100,00')
  await expect(coupon).toContainText('Kullanılabilir')
  await expect(heading(page, 'Kuponlarım')).toBeFocused()

  await open(page, '/profile/password/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Şifreniz' })).toHaveCount(4)
  const token = (await storedValues(page))['auth-token']
  const puts = callsOf(page, '/api/auth/password/', 'PUT')
  await field(page, 'Mevcut şifre').fill('yanlis-sifre')
  await button(page, 'Şifreyi değiştir').click()
  await expect(field(page, 'Yeni şifre')).toHaveAccessibleDescription('Bu alan zorunludur')
  expect(puts).toHaveLength(0)
  await field(page, 'Yeni şifre').fill('Sisli-Yokuş-7719')
  await field(page, 'Yeni şifre tekrarı').fill('Sisli-Yokuş-7719')
  await button(page, 'Şifreyi değiştir').click()
  await expect(failure).toBeVisible()
  await field(page, 'Mevcut şifre').fill(me.password)
  await button(page, 'Şifreyi değiştir').click()
  await expect(page.getByText('Şifreniz başarıyla güncellendi.')).toBeVisible()
  expect(await failure.count()).toBe(0)
  const renewed = (await storedValues(page))['auth-token']
  expect(renewed).toEqual(expect.any(String))
  expect(renewed).not.toBe(token)
  await open(page, '/profile/coupons/')
  await expect(coupon).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'lists tickets and price alerts, the tickets without a network too',
    { tag: '@phone' },
    async ({ page, request, playwright, baseURL }) => {
      const me = await newAccount(request)
      const mine = await playwright.request.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: { Authorization: `Token ${me.token}` },
      })
      await openAs(page, baseURL ?? '', me, '/profile/tickets/')
      await expect(page.getByText('Uçak biletiniz yok')).toBeVisible()
      for (const tab of products.filter((product) => product !== 'flight').map((product) => tabNames[product])) {
        await page.getByRole('navigation', { name: 'Ürünler' }).getByRole('link', { name: tab }).click()
        await expect(page.getByRole('main').getByRole('heading', { name: new RegExp(`^${tab} .* yok$`) })).toBeVisible()
      }
      await open(page, '/profile/price_alerts/?tab=bus')
      await expect(page.getByText('Otobüs için fiyat alarmınız yok')).toBeVisible()

      const search = await startFlightSearch(mine)
      const results = await (await mine.get(`/api/flight/gateway/search/?session_unique=${search}`)).json()
      const alert = await mine.post('/api/flight/info/price-alert/', {
        data: { option: results.search_options.id, notify_email: me.email },
      })
      expect(alert.ok(), await alert.text()).toBe(true)
      await page.getByRole('navigation', { name: 'Ürünler' }).getByRole('link', { name: 'Uçak' }).click()
      const watched = page.getByRole('article', { name: 'IST → ESB' })
      await expect(watched).toContainText('Etkin')
      await watched.getByRole('link', { name: /ara/i }).click()
      await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)

      const session = await buyFlightTicket(mine)
      await open(page, '/profile/tickets/')
      await page.getByRole('link', { name: 'IST → ESB' }).click()
      await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
      await keptForOffline(page)
      await expect.poll(async () => Object.keys(await storedValues(page))).toContain(`ticket:${session}`)
      await page.context().setOffline(true)
      await page.goto('/profile/tickets/')
      await ready(page)
      await expect(page.getByText('Bağlantı yok: bu cihazda saklanan biletlerinizi görüyorsunuz.')).toBeVisible()
      await expect(page.getByText(/\d\d:\d\d tarihinde kaydedildi\./)).toBeVisible()
      await page.getByRole('link', { name: 'IST → ESB' }).click()
      await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
    },
  )
})

test.describe('with scripts off', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('adds and deletes a passenger, adds a coupon and deletes the account', async ({
    page,
    request,
    baseURL,
    context,
  }) => {
    const me = await newAccount(request)
    await context.addCookies([{ name: 'document-token', value: me.token, url: baseURL ?? '' }])
    await page.goto('/profile/passengers/')
    await page.getByRole('link', { name: 'Yolcu ekle' }).click()
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByText('Lütfen aşağıdaki alanları kontrol edin:')).toBeVisible()
    await field(page, 'Ad').fill('Ege')
    await page.getByLabel('Soyad').fill('Yılmaz')
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByText('Yolcu başarıyla oluşturuldu.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Ege Yılmaz' })).not.toContainText('2000')
    await page.getByRole('link', { name: 'Düzenle: Ege Yılmaz' }).click()
    await page.getByRole('button', { name: 'Yolcuyu sil' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
    await expect(page.getByText('Yolcu bilgileri başarıyla silindi.')).toBeVisible()

    await page.goto('/profile/coupons/?edit=new')
    await page.getByLabel('Kupon kodu').fill('UFUK100')
    await page.getByRole('button', { name: 'Kupon ekle' }).click()
    await expect(page.getByRole('article', { name: 'Kupon UFUK100' })).toBeVisible()

    await page.goto('/profile/')
    await expect(field(page, 'Kullanıcı adı')).toHaveValue(me.username)
    await page.getByText('Hesabımı sil').first().click()
    await field(page, 'Kullanıcı adınız').fill('baskasi')
    await button(page, 'Hesabımı sil').click()
    await expect(page.getByRole('alertdialog')).toContainText('Kullanıcı adınızı yanlış girdiniz.')
    await field(page, 'Kullanıcı adınız').fill(me.username)
    await button(page, 'Hesabımı sil').click()
    const lastWord = page.getByRole('button', { name: 'Evet, sil' })
    await expect(lastWord).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'Hesabınız silinecek' })).toBeInViewport({ ratio: 1 })
    await lastWord.click()
    await expect(page.getByRole('status').filter({ hasText: 'Hesabınız silindi.' })).toBeInViewport({ ratio: 1 })
    await page.goto('/profile/')
    await expect(heading(page, 'Giriş Yap')).toBeVisible()
  })
})
