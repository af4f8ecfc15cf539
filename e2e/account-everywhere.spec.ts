/**
 * Tests that an account has the same data on every device: next journey, settings and price alerts. Also tests what a
 * sign-out deletes, a sign-in that another device has ended, and the link to the form for the activation code.
 */
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from 'playwright/test'
import { fillFlightPayment, flightBookingOf, flightPaymentPath, selectFlight } from './support/flight-purchase.ts'
import { deniz, payButton, securePopup } from './support/payment.ts'
import { startFlightSearch } from './support/flight-search.ts'
import { type Account, beSignedIn, newAccount, openAs, somebody } from './support/account.ts'
import { busTicketPath, buyBusTicket, busBookingOf, selectSeats } from './support/bus-purchase.ts'
import { storedValues } from './support/device.ts'
import { openWithoutScripts } from './support/held-scripts.ts'
import { cards } from './support/search.ts'
import { expect, open, ready, test } from './support/test.ts'

const english = { language: 'en', country: 'DE', currency: 'EUR' }
const as = ({ token }: Account) => ({ headers: { Authorization: `Token ${token}` } })
const nextJourney = (page: Page) => page.getByRole('link', { name: /^Sıradaki yolculuğunuz/ })

async function signInByForm(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('Kullanıcı adı').fill(username)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click()
}

/** Returns an account with a bus ticket that was bought on another device. */
async function buyer(
  request: APIRequestContext,
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
) {
  const account = await newAccount(request)
  const elsewhere = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: as(account).headers,
  })
  const session = await buyBusTicket(elsewhere)
  const { departure } = await busBookingOf(elsewhere, session)
  await elsewhere.dispose()
  return { account, session, departure }
}

test(
  'home begins with the next journey of the account, wherever it was bought',
  { tag: '@phone' },
  async ({ page, request, playwright, baseURL }) => {
    const { account, session, departure } = await buyer(request, playwright, baseURL)
    await beSignedIn(page.context(), baseURL ?? '', account)
    const document = await (await page.request.get('/')).text()
    expect(document).toContain(busTicketPath(session))
    await open(page, '/')
    await expect(nextJourney(page)).toContainText(departure.time)
    const [strip, form] = await Promise.all([
      nextJourney(page).boundingBox(),
      page.getByRole('region', { name: /bileti ara/ }).boundingBox(),
    ])
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThan(form?.y ?? 0)
    // The link to the next journey, which is above the search form, does not push the form down: a guest, who has no
    // next journey, sees the form in the same position.
    await page.context().clearCookies()
    const guest = await page.context().newPage()
    await open(guest, '/')
    expect((await guest.getByRole('region', { name: /bileti ara/ }).boundingBox())?.y).toBe(form?.y)
    await guest.close()
    await nextJourney(page).click()
    await expect(page).toHaveURL(new RegExp(busTicketPath(session)))
  },
)

test(
  'a sign-out before the scripts run leaves nothing of the account on the device',
  { tag: '@phone' },
  async ({ page, request, playwright, baseURL }) => {
    const { account, session } = await buyer(request, playwright, baseURL)
    await open(page, '/auth/login/')
    await signInByForm(page, account)
    await expect(page).toHaveURL(/:\d+\/$/)
    await open(page, busTicketPath(session))
    const personal = ['auth-token', `ticket:${session}`]
    const kept = async () => {
      const stored = await storedValues(page)
      return personal.filter((key) => stored[key] !== undefined)
    }
    await expect.poll(kept).toEqual(personal)
    const release = await openWithoutScripts(page, '/menu/')
    await page.getByRole('button', { name: 'Çıkış yap' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await kept()).toEqual(personal)
    release()
    await expect.poll(kept).toEqual([])
    // The browser's console must now list no API call that the gateway refused; the fixture `quietConsole` checks this.
    await open(page, '/')
  },
)

test(
  'a ticket that the sign-out has deleted does not come back by another tab or the Back button',
  { tag: '@phone' },
  async ({ page, request, playwright, baseURL }) => {
    const { account, session } = await buyer(request, playwright, baseURL)
    await open(page, '/auth/login/')
    await signInByForm(page, account)
    await expect(page).toHaveURL(/:\d+\/$/)
    await open(page, busTicketPath(session))
    const isKept = async () => (await storedValues(page))[`ticket:${session}`] !== undefined
    await expect.poll(isKept).toBe(true)
    const other = await page.context().newPage()
    await open(other, '/menu/')
    const reloaded = page.waitForEvent('load')
    await other.getByRole('button', { name: 'Çıkış yap' }).click()
    await expect(other).toHaveURL(/:\d+\/$/)
    await reloaded
    await ready(page)
    await page.waitForLoadState('networkidle')
    expect(await isKept()).toBe(false)
    await open(page, '/bus/check-pnr/')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(busTicketPath(session)))
    await ready(page)
    await page.waitForLoadState('networkidle')
    expect(await isKept()).toBe(false)
    await other.close()
  },
)

test.describe('a sign-in that another device has ended', { tag: '@phone' }, () => {
  test.use({ allowedNoise: [/^Failed to load resource: .* status of 401/] })

  /**
   * Opens `path` in each tab with the sign-in of a new account, which a sign-out on another device then ends. Returns
   * the account's name.
   */
  async function openThenEnd(tabs: Page[], request: APIRequestContext, baseURL: string | undefined, path: string) {
    const account = await newAccount(request)
    for (const tab of tabs) {
      await openAs(tab, baseURL ?? '', account, path)
      await expect.poll(async () => (await storedValues(tab))['auth-token']).toBeDefined()
    }
    expect((await request.delete('/api/auth/logout/', as(account))).ok()).toBe(true)
    return account.username
  }

  const gone = (page: Page) => page.getByText('Oturumunuz sona erdi. Misafir olarak devam ediyorsunuz.')

  async function expectGuest(page: Page, username: string) {
    await expect(gone(page)).toBeVisible()
    expect((await storedValues(page))['auth-token']).toBeUndefined()
    await page.getByRole('link', { name: /^Menü/ }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect(menu.getByRole('link', { name: 'Giriş Yap' })).toBeVisible()
    await expect(menu).not.toContainText(username)
  }

  test('ends at the next search of an open page, which goes on as a guest’s', async ({ page, request, baseURL }) => {
    const username = await openThenEnd([page], request, baseURL, '/?from=IST&to=ESB')
    await page.getByRole('button', { name: 'Uçuş Ara' }).click()
    await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
    await expect(cards(page).first()).toBeVisible()
    await expectGuest(page, username)
  })

  test('ends before a flight is chosen, so that no booking is made for nobody', async ({ page, request, baseURL }) => {
    const results = `/flight/search/?session_unique=${await startFlightSearch(request)}`
    const username = await openThenEnd([page], request, baseURL, results)
    await cards(page).first().getByRole('button', { name: /^Seç/ }).click()
    await page
      .getByRole('button', { name: /ile devam et/ })
      .first()
      .click()
    await expectGuest(page, username)
    await expect(page).toHaveURL(results)
  })

  test('keeps what is typed in a form, which is not sent, in every tab', async ({
    page,
    request,
    baseURL,
    context,
  }) => {
    const other = await context.newPage()
    const username = await openThenEnd([page, other], request, baseURL, '/contact/')
    const message = 'Biletimdeki adı düzeltebilir misiniz?'
    for (const tab of [page, other]) {
      await tab.getByLabel('Ad soyad').fill('Ayşe Yılmaz')
      await tab.getByLabel('E-posta').fill('ayse@example.com')
      await tab.getByLabel('Telefon').fill('+90 555 000 00 00')
      await tab.getByLabel('Mesajınız').fill(message)
    }
    for (const tab of [page, other, page]) {
      await tab.getByRole('main').getByRole('button', { name: 'Gönder' }).click()
      await expect(tab.getByRole('alert').filter({ hasText: 'Lütfen giriş yapın' })).toBeVisible()
      await expect(tab.getByLabel('Mesajınız')).toHaveValue(message)
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Yardım' }).first().click()
    await expectGuest(page, username)
    await other.close()
  })

  test('keeps a payment form, which pays for nobody and for nobody else', async ({
    page,
    request,
    baseURL,
    context,
  }) => {
    const account = await newAccount(request)
    const session = await selectFlight(request)
    await openAs(page, baseURL ?? '', account, flightPaymentPath(session))
    await fillFlightPayment(page)
    // The traveller signs out in another tab, which then signs somebody else in.
    const other = await context.newPage()
    await open(other, '/menu/')
    await other.getByRole('main').getByRole('button', { name: 'Çıkış yap' }).click()
    await expect(other).toHaveURL(/:\d+\/$/)
    const next = await newAccount(request)
    await open(other, '/auth/login/')
    await signInByForm(other, next)
    await expect(other).toHaveURL(/:\d+\/$/)
    await payButton(page).click()
    const refusal = page.getByRole('alertdialog').filter({ hasText: 'Lütfen giriş yapın' })
    await expect(refusal).toBeVisible()
    await refusal.getByRole('button', { name: 'Tamam' }).click()
    await expect(page.getByLabel('Soyad')).toHaveValue(deniz.surname)
    await expect(page.getByLabel('Kart üzerindeki isim')).toHaveValue('Deniz Yılmaz')
    await expect(securePopup(page)).toHaveCount(0)
    // The app must not save a draft of this form, because the draft would show the travellers' details to the device's
    // next user.
    await page.getByLabel('Soyad').fill('Yıldız')
    await page.getByLabel('Soyad').blur()
    await page.getByLabel('E-posta').focus()
    await expect.poll(async () => JSON.stringify(await storedValues(page))).not.toContain('Yıldız')
    expect(JSON.stringify(await storedValues(page))).not.toContain(deniz.surname)
    await other.close()
  })
})

test(
  'the settings of an account come along, and stay with it',
  { tag: '@phone' },
  async ({ page, request, context }) => {
    const account = await newAccount(request)
    await request.put('/api/user/settings/', { data: english, ...as(account) })
    const other = await context.newPage()
    await open(other, '/faq/')
    await open(page, '/auth/login/')
    await signInByForm(page, account)
    await expect(page.getByText('You have signed in.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // A tab that was already open switches to the account's language, too.
    await expect(other.locator('html')).toHaveAttribute('lang', 'en')
    await open(page, '/settings/')
    await expect(page.getByLabel('Currency')).toHaveValue('EUR')
    await page.getByLabel('Currency').selectOption('USD')
    await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your settings were saved.')).toBeVisible()
    const saved = await (await request.get('/api/user/', as(account))).json()
    expect(saved.settings).toEqual({ ...english, currency: 'USD' })

    await open(page, '/menu/')
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    await expect(other.locator('html')).toHaveAttribute('lang', 'tr')
    await open(page, '/settings/')
    await expect(page.getByLabel('Para birimi')).toHaveValue('TRY')
  },
)

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('settings come along and stay with the account, and home begins with its journey', async ({
    page,
    request,
    playwright,
    baseURL,
  }) => {
    const { account, session } = await buyer(request, playwright, baseURL)
    await request.put('/api/user/settings/', { data: { ...english, language: 'tr' }, ...as(account) })
    await page.goto('/auth/login/')
    await signInByForm(page, account)
    await expect(nextJourney(page)).toHaveAttribute('href', busTicketPath(session))
    await page.goto('/settings/')
    await expect(page.getByLabel('Para birimi')).toHaveValue('EUR')
    await page.goto('/menu/')
    await page.getByRole('button', { name: 'Çıkış yap' }).click()
    await page.goto('/settings/')
    await expect(page.getByLabel('Para birimi')).toHaveValue('TRY')
    await expect(page.getByLabel('Ülke / bölge')).toHaveValue('TR')
  })

  test('an alert is stopped, resumed and deleted', async ({ page, request, baseURL }) => {
    const account = await newAccount(request)
    const { search_option: option } = await busBookingOf(request, await selectSeats(request))
    const alert = { option, notify_email: account.email }
    expect((await request.post('/api/bus/info/price-alert/', { data: alert, ...as(account) })).ok()).toBe(true)
    await beSignedIn(page.context(), baseURL ?? '', account)
    await page.goto('/profile/price_alerts/?tab=bus')
    await page.getByRole('button', { name: /^Durdur:/ }).click()
    await expect(page.getByText('Fiyat alarmı durduruldu.')).toBeVisible()
    await page.getByRole('button', { name: /^Sürdür:/ }).click()
    await expect(page.getByText('Fiyat alarmı yeniden etkin.')).toBeVisible()
    await page.getByText('Tutar belirle').click()
    await page.getByLabel('Şu tutara inince haber ver').fill('10')
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByText('Fiyat alarmı güncellendi.')).toBeVisible()
    await expect(page.getByText('10,00 ₺ ve altına inince')).toBeVisible()
    await page.getByRole('button', { name: /^Sil:/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
    await expect(page.getByText('Fiyat alarmı silindi.')).toBeVisible()
    await expect(page.getByText('Otobüs için fiyat alarmınız yok')).toBeVisible()
  })
})

test(
  'the focus is on the heading after a price alert is deleted',
  { tag: '@phone' },
  async ({ page, request, baseURL }) => {
    const account = await newAccount(request)
    const { search_option: option } = await busBookingOf(request, await selectSeats(request))
    const alert = { option, notify_email: account.email }
    expect((await request.post('/api/bus/info/price-alert/', { data: alert, ...as(account) })).ok()).toBe(true)
    await openAs(page, baseURL ?? '', account, '/profile/price_alerts/?tab=bus')
    await page.getByRole('button', { name: /^Sil:/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
    await expect(page.getByText('Otobüs için fiyat alarmınız yok')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Fiyat Alarmlarım' })).toBeFocused()
  },
)

test(
  'an alert is stopped, resumed, changed and deleted on its card, and changed in the sheet of its search',
  { tag: '@phone' },
  async ({ page, request, baseURL, expectAccessible }) => {
    const account = await newAccount(request)
    const { search_option: option } = await flightBookingOf(request, await selectFlight(request))
    const alert = { option, notify_email: account.email }
    expect((await request.post('/api/flight/info/price-alert/', { data: alert, ...as(account) })).ok()).toBe(true)
    await openAs(page, baseURL ?? '', account, '/profile/price_alerts/')
    const card = page.getByRole('article', { name: 'IST → ESB' })
    await card.getByRole('button', { name: 'Durdur: IST → ESB' }).click()
    await expect(page.getByText('Fiyat alarmı durduruldu.')).toBeVisible()
    await expect(card.getByText('Pasif')).toBeVisible()
    await expectAccessible()
    await card.getByRole('button', { name: 'Sürdür: IST → ESB' }).click()
    await expect(card.getByText('Etkin')).toBeVisible()
    await card.getByText('Tutar belirle').click()
    const amount = card.getByLabel('Şu tutara inince haber ver')
    await amount.fill('ucuz')
    await card.getByRole('button', { name: 'Kaydet' }).click()
    await expect(amount).toHaveAccessibleDescription(/Değer bir sayı olmalıdır/)
    await expect(amount).toBeFocused()
    await amount.fill('12,50')
    await card.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByText('Fiyat alarmı güncellendi.')).toBeVisible()
    await expect(card).toContainText('12,50 ₺ ve altına inince')
    await expect(card.getByText('Tutarı değiştir')).toBeFocused()
    await expect(amount).toBeHidden()
    await card.getByRole('link', { name: 'Yeniden ara: IST → ESB' }).click()
    await page.getByRole('link', { name: 'Fiyat Alarmı Oluştur' }).click()
    const sheet = page.getByRole('dialog', { name: 'Fiyat Alarmı' })
    await expect(sheet).toContainText('12,50 ₺ ve altına inince')
    await sheet.getByRole('button', { name: 'Değiştir' }).click()
    const changed = sheet.getByLabel('Şu tutara inince haber ver')
    await expect(changed).toBeFocused()
    await expect(changed).toHaveValue('12,5')
    await changed.fill('ucuz')
    await sheet.getByRole('button', { name: 'Alarmı güncelle' }).click()
    await expect(changed).toHaveAccessibleDescription(/Değer bir sayı olmalıdır/)
    await expect(changed).toBeFocused()
    await changed.fill('')
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Alarmı güncelle' }).click()
    await expect(page.getByText('Fiyat alarmı güncellendi.')).toBeVisible()
    await expect(sheet).toBeHidden()
    await open(page, '/profile/price_alerts/')
    await expect(card).toBeVisible()
    await expect(card).not.toContainText('altına inince')
    await card.getByRole('button', { name: 'Sil: IST → ESB' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Bu fiyat alarmı silinecek: IST → ESB')
    await question.getByRole('button', { name: 'Sil' }).click()
    await expect(page.getByText('Fiyat alarmı silindi.')).toBeVisible()
    await expect(card).toHaveCount(0)
  },
)

test(
  'a registration that waits leads to its code from every page of this device',
  { tag: '@phone' },
  async ({ page }) => {
    const me = somebody()
    await open(page, '/auth/register/?returnTo=%2Ffaq%2F')
    const type = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value)
    await type('Kullanıcı adı', me.username)
    await type('E-posta', me.email)
    await page.getByLabel('Şifre', { exact: true }).fill(me.password)
    await page.getByLabel('Şifre tekrarı').fill(me.password)
    await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol' }).click()
    await expect(page).toHaveURL(/\/faq\//)
    const way = page.getByRole('status').getByRole('link', { name: 'Kodu girin' })
    await expect(way).toBeVisible()
    // The link for entering the activation code also appears on other pages and in the menu.
    await open(page, '/contact/')
    await expect(way).toBeVisible()
    await page.getByRole('link', { name: /^Menü/ }).click()
    await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Aktivasyon kodunu gir' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hesap Aktivasyonu' })).toBeVisible()
    await expect(page.getByLabel('Aktivasyon kodu')).toBeVisible()
  },
)
