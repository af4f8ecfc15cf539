/**
 * Tests registration, activation, sign-in by password and passkey, password reset, and sign-out
 * (docs/product/frame.md#sign-in).
 */
import type { Page } from 'playwright/test'
import { addAuthenticator } from './support/authenticator.ts'
import { codeOf, mailTo, newAccount, openAs, somebody } from './support/account.ts'
import { storedValues } from './support/device.ts'
import { callsOf } from './support/search.ts'
import { expect, open, ready, settled, test } from './support/test.ts'

// Passkeys need a host name, not an IP address.
const origin = `http://localhost:${process.env['E2E_PORT'] ?? 4690}`
test.use({ baseURL: origin, allowedNoise: [/^Failed to load resource: .* status of 40\d/] })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const main = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test(
  'registers, activates with the mailed code, and deletes the account',
  { tag: '@phone' },
  async ({ page, request }) => {
    const me = somebody()
    await open(page, '/faq/')
    await open(page, '/auth/login/?returnTo=%2Ffaq%2F')
    await expect(page.getByRole('heading', { level: 1, name: 'Giriş Yap' })).toBeVisible()
    await field(page, 'Kullanıcı adı veya e-posta').fill(me.username)
    await page.getByRole('main').getByRole('link', { name: 'Kayıt Ol' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kayıt Ol' })).toBeVisible()
    // Both sign-in modes share one form: values typed in one mode stay in the other.
    await expect(field(page, 'Kullanıcı adı')).toHaveValue(me.username)

    const calls = callsOf(page, '/api/auth/register/', 'POST')
    await main(page, 'Kayıt Ol').click()
    await expect(field(page, 'E-posta')).toHaveAccessibleDescription('Bu alan zorunludur')
    await field(page, 'E-posta').fill('abc')
    await field(page, 'Şifre').fill(me.password)
    await field(page, 'Şifre tekrarı').fill('başka bir şifre')
    await main(page, 'Kayıt Ol').click()
    await expect(field(page, 'E-posta')).toHaveAccessibleDescription('Lütfen geçerli bir e-posta adresi girin')
    await expect(field(page, 'Şifre tekrarı')).toHaveAccessibleDescription('Şifreler birbirini tutmuyor')
    expect(calls).toHaveLength(0)
    await field(page, 'E-posta').fill(me.email)
    await field(page, 'Şifre').fill('12345678')
    await field(page, 'Şifre tekrarı').fill('12345678')
    await main(page, 'Kayıt Ol').click()
    await expect(field(page, 'Şifre')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await field(page, 'Şifre').fill(me.password)
    await field(page, 'Şifre tekrarı').fill(me.password)
    await main(page, 'Kayıt Ol').click()
    await expect(
      page.getByText('Kayıt işlemi başarılı. Hesap aktivasyon kodu e-posta adresinize gönderildi.'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/faq\//)
    const enterCode = page.getByRole('link', { name: 'Kodu girin' })
    await expect(enterCode).toBeVisible()
    const lines = () =>
      enterCode.evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getClientRects().length
      })
    await expect.poll(lines).toBe(1)

    // The first sign-in of an account that is not activated redirects to the activation page.
    await open(page, '/auth/login/?returnTo=%2Fprofile%2F')
    await expect(page.getByText('Kaydınız aktivasyon kodunu bekliyor.')).toBeVisible()
    await field(page, 'Kullanıcı adı veya e-posta').fill(me.username)
    await field(page, 'Şifre').fill(me.password)
    await main(page, 'Giriş Yap').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hesap Aktivasyonu' })).toBeVisible()
    const code = codeOf(await mailTo(request, me.email, 'ktivasyon'))
    await field(page, 'Aktivasyon kodu').fill(code === '000000' ? '000001' : '000000')
    await main(page, 'Etkinleştir').click()
    await expect(field(page, 'Aktivasyon kodu')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'Aktivasyon kodu').fill(code)
    await main(page, 'Etkinleştir').click()
    await expect(page.getByText('Hesabınız etkinleştirildi, hoş geldiniz.')).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/$/)

    const deletions = callsOf(page, '/api/user/delete/', 'POST')
    await page.getByText('Hesabımı sil').first().click()
    await field(page, 'Kullanıcı adınız').fill('baskasi')
    await main(page, 'Hesabımı sil').click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('Kullanıcı adınızı yanlış girdiniz.')
    await alert.getByRole('button', { name: 'Tamam' }).click()
    expect(deletions).toHaveLength(0)
    await field(page, 'Kullanıcı adınız').fill(me.username)
    await main(page, 'Hesabımı sil').click()
    await expect(alert).toContainText('Tüm bilgileriniz silinecek. Bu işlem geri alınamaz.')
    await alert.getByRole('button', { name: 'Evet, sil' }).click()
    await expect(page.getByText('Hesabınız silindi.')).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(deletions).toHaveLength(1)
    expect(Object.keys(await storedValues(page))).not.toContain('auth-token')
    const again = await request.post('/api/auth/login/', { data: { username: me.username, password: me.password } })
    expect(again.status()).toBe(400)
  },
)

test(
  'signs in, is turned away from there, and says what is wrong for three seconds',
  { tag: ['@phone', '@own-context'] },
  async ({ page, request }) => {
    const me = await newAccount(request)
    await page.clock.install()
    await open(page, '/profile/coupons/')
    await expect(page).toHaveURL(/\/auth\/login\/\?returnTo=%2Fprofile%2Fcoupons%2F/)
    const calls = callsOf(page, '/api/auth/login/', 'POST')
    await field(page, 'Kullanıcı adı veya e-posta').fill('ab')
    await main(page, 'Giriş Yap').click()
    await expect(field(page, 'Kullanıcı adı veya e-posta')).toHaveAccessibleDescription('En az 3 karakter girin')
    await expect(field(page, 'Şifre')).toHaveAccessibleDescription('Bu alan zorunludur')
    expect(calls).toHaveLength(0)
    await field(page, 'Kullanıcı adı veya e-posta').fill(me.username)
    await field(page, 'Şifre').fill('yanlis-sifre')
    await page.getByRole('button', { name: 'Şifreyi göster' }).click()
    await expect(field(page, 'Şifre')).toHaveAttribute('type', 'text')
    await page.clock.pauseAt(Date.now() + 60_000)
    await main(page, 'Giriş Yap').click()
    const failure = page.getByRole('alert').filter({ hasText: 'hatalı' })
    await expect(failure.getByRole('button', { name: 'Kapat' })).toBeVisible()
    await settled(page)
    await page.clock.runFor(2800)
    await expect(failure).toBeVisible()
    await page.clock.runFor(300)
    await expect(failure).toBeHidden()
    await page.clock.resume()
    await field(page, 'Şifre').fill(me.password)
    await main(page, 'Giriş Yap').click()
    await expect(page.getByText('Giriş işlemi başarılı.')).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/coupons\//)
    expect((await storedValues(page))['auth-token']).toEqual(expect.any(String))
    await open(page, '/auth/register/')
    await expect(page).toHaveURL(/:\d+\/$/)
  },
)

test(
  'sets a forgotten password anew; the link’s token stays in no address',
  { tag: '@phone' },
  async ({ page, request }) => {
    const me = await newAccount(request)
    await open(page, '/auth/login/')
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click()
    const sheet = page.getByRole('dialog', { name: 'Şifremi Unuttum' })
    const calls = callsOf(page, '/api/auth/forget-password/', 'POST')
    await sheet.getByRole('button', { name: 'Bağlantı gönder' }).click()
    await expect(sheet.getByRole('textbox')).toHaveAccessibleDescription('Bu alan zorunludur')
    expect(calls).toHaveLength(0)
    await sheet.getByRole('textbox').fill(me.email)
    await sheet.getByRole('button', { name: 'Bağlantı gönder' }).click()
    await expect(
      page.getByText('E-posta adresinize bir e-posta göndereceğiz. Lütfen spam klasörünüzü kontrol etmeyi unutmayın.'),
    ).toBeVisible()
    await expect(sheet).toBeHidden()
    const link = /\/auth\/reset-password\/\?token=[\w-]+/.exec(await mailTo(request, me.email, 'ifre'))?.[0] ?? ''
    expect(link).not.toBe('')
    await open(page, link)
    await expect(page).toHaveURL(`${origin}/auth/reset-password/`)
    expect(await page.content()).not.toContain(link.split('=')[1])
    for (const hint of ['çok benzememeli', 'en az 8 karakter', 'yaygın kullanılan', 'yalnızca rakamlardan'])
      await expect(page.getByRole('listitem').filter({ hasText: hint })).toBeVisible()
    const chosen = 'Sisli-Yokuş-7719'
    await field(page, 'Yeni şifre').fill(chosen)
    await field(page, 'Yeni şifre tekrarı').fill(chosen)
    await main(page, 'Şifreyi kaydet').click()
    await expect(page.getByText('Şifreniz başarıyla güncellendi.')).toBeVisible()
    await ready(page)
    await page.getByRole('link', { name: 'Hesabım' }).click()
    await expect(page.getByRole('heading', { name: 'Profil Bilgilerim' })).toBeVisible()
    const login = (password: string) =>
      request.post('/api/auth/login/', { data: { username: me.username, password } }).then((reply) => reply.status())
    expect([await login(me.password), await login(chosen)]).toEqual([400, 200])
    await open(page, link)
    await field(page, 'Yeni şifre').fill(me.password)
    await field(page, 'Yeni şifre tekrarı').fill(me.password)
    await main(page, 'Şifreyi kaydet').click()
    await ready(page)
    await expect(page.getByRole('alert').first()).toBeVisible()
    expect(await login(me.password)).toBe(400)
  },
)

// A virtual authenticator would stay in a reused browser context, so this browser test has a context of its own.
test(
  'adds a passkey, signs in with it, and removes it',
  { tag: ['@phone', '@own-context'] },
  async ({ page, request }) => {
    await addAuthenticator(page)
    await openAs(page, origin, await newAccount(request), '/profile/passkeys/')
    await expect(page.getByText('Geçiş anahtarınız yok')).toBeVisible()
    await field(page, 'Cihazın adı (isteğe bağlı)').fill('Cep telefonum')
    await main(page, 'Bu cihazda oluştur').click()
    await expect(page.getByText('Geçiş anahtarı eklendi.')).toBeVisible()
    const key = page.getByRole('region', { name: 'Cep telefonum' })
    await expect(key).toBeVisible()

    await open(page, '/profile/')
    await main(page, 'Çıkış yap').click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await open(page, '/auth/login/?returnTo=%2Fprofile%2Fpasskeys%2F')
    await main(page, 'Geçiş anahtarıyla giriş yap').click()
    await expect(page.getByText('Giriş işlemi başarılı.')).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/passkeys\//)
    await key.getByRole('button', { name: 'Kaldır' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
    await expect(page.getByText('Geçiş anahtarı kaldırıldı.')).toBeVisible()
    await expect(key).toBeHidden()
  },
)

test.describe('with scripts off', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('registers, activates, signs out and in again', async ({ page, request }) => {
    const me = somebody()
    await page.goto('/auth/register/?returnTo=%2Fprofile%2Fbills%2F')
    await main(page, 'Kayıt Ol').click()
    await expect(page.getByText('Lütfen aşağıdaki alanları kontrol edin:')).toBeVisible()
    await field(page, 'Kullanıcı adı').fill(me.username)
    await field(page, 'E-posta').fill(me.email)
    await field(page, 'Şifre').fill(me.password)
    await field(page, 'Şifre tekrarı').fill(me.password)
    await main(page, 'Kayıt Ol').click()
    await expect(
      page.getByText('Kayıt işlemi başarılı. Hesap aktivasyon kodu e-posta adresinize gönderildi.'),
    ).toBeVisible()
    const code = codeOf(await mailTo(request, me.email, 'ktivasyon'))
    await field(page, 'Aktivasyon kodu').fill(code === '111111' ? '222222' : '111111')
    await main(page, 'Etkinleştir').click()
    await expect(field(page, 'Aktivasyon kodu')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Kayıt işlemi başarılı.')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Lütfen aşağıdaki alanları kontrol edin:')).toHaveCount(0)
    await field(page, 'Aktivasyon kodu').fill(code)
    await main(page, 'Etkinleştir').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fatura Bilgilerim' })).toBeVisible()
    await page.goto('/profile/')
    await main(page, 'Çıkış yap').click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.goto('/profile/bills/')
    await field(page, 'Kullanıcı adı veya e-posta').fill(me.email)
    await field(page, 'Şifre').fill('yanlis-sifre')
    await main(page, 'Giriş Yap').click()
    await expect(page.getByRole('alert').filter({ hasText: 'hatalı' })).toBeVisible()
    expect(await page.content()).not.toContain('yanlis-sifre')
    await field(page, 'Şifre').fill(me.password)
    await main(page, 'Giriş Yap').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fatura Bilgilerim' })).toBeVisible()
  })
})
