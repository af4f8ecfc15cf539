/** Tests the search screens without JavaScript: only links, forms and server-rendered pages. */
import { cards } from './support/search.ts'
import { expect, test } from './support/test.ts'

test.use({
  javaScriptEnabled: false,
  // Allows the console error that the error status of a rejected form causes.
  allowedNoise: [/^Failed to load resource: .* status of 4/],
})

test('searches, filters, orders, chooses a fare and reaches the payment', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Nereden' }).fill('ankara')
  await page.getByRole('textbox', { name: 'Nereye' }).fill('Trabzon')
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ESBTZX')
  await expect(page.getByText(/^\d+ adet uçuş bulduk!$/)).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
  // A press on a link while the page still loads can be lost.
  await page.waitForLoadState()
  await page.getByRole('link', { name: 'Daha fazla göster' }).click()
  await expect(cards(page)).toHaveCount(20)

  const url = new URL(page.url())
  url.searchParams.set('transfers_only', '0')
  await page.goto(url.href)
  await expect(cards(page).first()).toContainText('Direkt')
  await page.getByRole('button', { name: 'Bavul dahil' }).click()
  await expect(page).toHaveURL(/transfers_only=0.*bag=1/)
  await page.getByRole('link', { name: 'Aktarmasız, filtreyi kaldır' }).click()
  await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=[\w-]+&bag=1$/)
  await cards(page).first().getByRole('button', { name: /^Seç/ }).click()
  const fares = page.getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' })
  await fares
    .getByRole('button', { name: /ile devam et/ })
    .nth(1)
    .click()
  await expect(page).toHaveURL(/\/flight\/payment\/\?session_unique=/)
  await expect(page.getByRole('button', { name: /Güvenli Ödeme Yap/ })).toBeVisible()
})

test('filters by the form of the panel', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?from=ESB&to=TZX')
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(cards(page).first()).toBeVisible()
  const before = page.url()
  await page.getByRole('button', { name: 'Filtrele' }).click()
  await page.getByRole('button', { name: 'sadece Aktarmasız' }).filter({ visible: true }).click()
  await expect(page).not.toHaveURL(before)
  await expect(cards(page).first()).toBeVisible()
  await expect(cards(page).filter({ hasText: '1 aktarma' })).toHaveCount(0)
})

test('asks which airport was meant, and says what is wrong beside its field', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Nereden' }).fill('istanbul')
  await page.getByRole('textbox', { name: 'Nereye' }).fill('zzzzz')
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(page.getByRole('textbox', { name: 'Nereye' })).toHaveAccessibleDescription(
    'Aramanızla eşleşen havalimanı bulunamadı.',
  )
  await expect(page.getByRole('textbox', { name: 'Nereden' })).toHaveValue('istanbul')
  await expect(page.getByRole('radio', { name: /SAW/ })).toBeVisible()
  await page.getByRole('radio', { name: 'İstanbul, tüm havalimanları' }).check()
  await page.getByRole('textbox', { name: 'Nereye' }).fill('esb')
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İstanbulESB')
})

test('chooses both ways of a round trip', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?from=IST&to=ESB')
  await page.getByRole('radio', { name: 'Gidiş / Dönüş' }).check()
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await cards(page).first().getByRole('button', { name: /^Seç/ }).click()
  const fares = page.getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' })
  await fares
    .getByRole('link', { name: /ile devam et/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Lütfen Dönüş Uçuşunuzu Seçin' })).toBeVisible()
  await page.getByRole('link', { name: 'Değiştir' }).click()
  await expect(page.getByRole('heading', { name: 'Lütfen Dönüş Uçuşunuzu Seçin' })).toHaveCount(0)
})

test('moves to another day, and not before today', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?from=IST&to=ESB')
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(page).toHaveURL(/\/flight\/search\//)
  const day = page.getByLabel('Gidiş tarihi')
  const tomorrow = await day.inputValue()
  await page.getByRole('button', { name: 'Önceki' }).click()
  await expect(day).not.toHaveValue(tomorrow)
  await page.getByRole('button', { name: 'Önceki' }).click()
  await expect(page.getByText('Gidiş tarihi bugünden önce olamaz')).toBeVisible()
})

test('creates a price alert on a page of its own', { tag: '@phone' }, async ({ page }, { project }) => {
  await page.goto('/?from=SAW&to=ADB')
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await page.getByRole('link', { name: 'Fiyat Alarmı Oluştur' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fiyat Alarmı' })).toBeVisible()
  await page.getByLabel('E-posta').fill(`scriptsiz-${project.name}-${Date.now()}@yolcu.example`)
  await page.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
  await expect(
    page.getByText('Fiyat alarmınız başarıyla oluşturuldu. Fiyat değişikliği olduğunda sizi bilgilendireceğiz.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Uçuşlara dön' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SAWADB')
})

test('says that a reservation is not there', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/flight/check-pnr/')
  await page.getByRole('textbox', { name: 'PNR kodu' }).fill('abc12')
  await page.getByRole('textbox', { name: 'Soyad' }).fill('yılmaz')
  await page.getByRole('button', { name: 'Sorgula' }).click()
  await expect(page.getByText("Pnr'a ait kayıt bulunamadı")).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Soyad' })).toHaveValue('YILMAZ')
})

test('signs in, and keeps settings', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/auth/login/')
  await page.getByLabel('Kullanıcı adı').fill('demo')
  await page.getByLabel('Şifre', { exact: true }).fill('ufuk-demo-2026')
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  // The sign-in loads a new page, and so does the sign-out; both contain the same preload links.
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: /^Menü/ }).click()
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: /^Menü/ }).click()
  await expect(page.getByRole('link', { name: 'Giriş Yap' })).toBeVisible()
  await page.getByRole('link', { name: 'Ayarlar' }).click()
  await page.getByLabel('Para birimi').selectOption('EUR')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Ayarlarınız kaydedildi.')).toBeVisible()
  await page.goto('/?from=IST&to=ESB')
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(cards(page).first()).toContainText('€')
})
