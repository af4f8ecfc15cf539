/** Tests saved data of a signed-in traveller on the payment screen (docs/product/booking.md#payment). */
import type { Locator, Page } from 'playwright/test'
import { demoAccount } from '#server/seed/seed.ts'
import { signIn } from './support/account.ts'
import { expectFlightTicket, flightPaymentPath, flightTicketPath, selectFlight } from './support/flight-purchase.ts'
import { storedValues } from './support/device.ts'
import { openWithoutScripts } from './support/held-scripts.ts'
import { bankFrame, consent, deniz, fillCard, part, pay, payButton, securePopup } from './support/payment.ts'
import { callsOf } from './support/search.ts'
import { expect, open, ready, settled, test } from './support/test.ts'

// These browser tests run one after another: they share the demo account's coupons, and the last browser test uses up a
// coupon.
test.describe.configure({ mode: 'default' })

/** Returns the amount of a text such as '1.383,00 ₺' in TRY. */
const lira = async (at: Locator) => Number((await at.innerText()).replaceAll(/[^\d,]/g, '').replace(',', '.'))
const total = (page: Page) => part(page, 'Fiyat Bilgileri').locator('dd').last()

/** Chooses an option of the sheet that the button opens; expects the button to show it then. */
async function choose(page: Page, button: RegExp | string, title: string, option: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click()
  const sheet = page.getByRole('dialog', { name: title })
  await sheet.getByRole('radio', { name: option }).check()
  await sheet.getByRole('button', { name: 'Tamam' }).click()
  await expect(sheet).toBeHidden()
}

test(
  'a coupon and a money point exclude each other, and taking either away restores the price',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page)
    const session = await selectFlight(request)
    await open(page, flightPaymentPath(session))
    await expect(payButton(page)).toBeVisible()
    const full = await lira(total(page))

    await choose(page, 'Para Puan Kullan', 'Para Puan Kullan', /75,50/.source)
    await expect(page.getByRole('button', { name: /75,50/ }).first()).toHaveText('Para puan · 75,50 ₺')
    await expect(part(page, 'Fiyat Bilgileri')).toContainText('-75,50')
    await expect.poll(() => lira(total(page))).toBeCloseTo(full - 75.5, 2)

    await choose(page, 'Kupon Kullan', 'Kupon Kullan', 'HOSGELDIN')
    await expect(page.getByRole('button', { name: 'Para Puan Kullan' })).toBeVisible()
    await expect.poll(() => lira(total(page))).toBeCloseTo(full - 150, 2)
    await expect(payButton(page)).toContainText(
      await total(page)
        .innerText()
        .then((text) => text.split('\n')[0] ?? ''),
    )

    await choose(page, /HOSGELDIN/, 'Kupon Kullan', 'Kullanma')
    await expect(part(page, 'Fiyat Bilgileri')).not.toContainText('İndirim')
    await expect.poll(() => lira(total(page))).toBeCloseTo(full, 2)
  },
)

test(
  'brings a late draft back, and the focus, once the sheet is closed that is open',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page)
    const path = flightPaymentPath(await selectFlight(request))
    await open(page, path)
    const email = page.getByLabel('E-posta')
    const phone = page.getByLabel('Telefon')
    await email.fill('taslak@ufuk.example')
    await email.press('Tab')
    const kept = async () => JSON.stringify(await storedValues(page))
    await expect.poll(kept).toContain('taslak@')
    const button = page.getByRole('main').getByRole('button', { name: 'Para Puan Kullan' })
    const sheet = page.getByRole('dialog', { name: 'Para Puan Kullan' })
    /**
     * Opens the payment page again with its JavaScript delayed, and opens the sheet of money points; returns a function
     * that ends the delay.
     */
    const openSheet = async () => {
      await open(page, '/')
      const release = await openWithoutScripts(page, path)
      await button.click()
      await expect(sheet).toBeVisible()
      return async () => {
        release()
        await ready(page)
        await page.unroute('**/assets/*.js')
      }
    }
    /** Expects that the app has read the draft, but does not restore it while the sheet is open. */
    const expectDraftToWait = async () => {
      // The app's store handles requests in order, so the app has read the draft once this later read has ended.
      await storedValues(page)
      await settled(page)
      await expect(sheet).toBeVisible()
      await expect(email).not.toHaveValue('taslak@ufuk.example')
    }
    const choosePoint = async () => {
      await sheet.getByRole('radio', { name: /75,50/ }).check()
      await sheet.getByRole('button', { name: 'Tamam' }).click()
      await expect(sheet).toBeHidden()
    }
    /** Expects that the money point stays chosen, and that the app saves the current form in place of the draft. */
    const expectPointInPlaceOfDraft = async (typed: string) => {
      await expect(part(page, 'Fiyat Bilgileri')).toContainText('-75,50')
      await phone.fill(typed)
      await phone.blur()
      await expect.poll(kept).toContain(typed)
      await expect(email).toHaveValue(demoAccount.email)
      await expect(part(page, 'Fiyat Bilgileri')).toContainText('-75,50')
    }
    const letScriptsCome = await openSheet()
    await letScriptsCome()
    await expectDraftToWait()
    await page.keyboard.press('Escape')
    await expect(email).toHaveValue('taslak@ufuk.example')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()

    const again = await openSheet()
    await again()
    await expectDraftToWait()
    await choosePoint()
    await expectPointInPlaceOfDraft('5329876543')

    // The draft's e-mail address is not that of the account. If the traveller chooses a money point before the
    // JavaScript loads, the app does not restore the draft. It keeps the current form, with the account's e-mail
    // address, and saves it in place of the draft.
    await email.fill('taslak@ufuk.example')
    await email.press('Tab')
    await expect.poll(kept).toContain('taslak@')
    const last = await openSheet()
    await choosePoint()
    await last()
    await expectPointInPlaceOfDraft('5325554433')
  },
)

test(
  'fills in a saved passenger who was chosen before the scripts, unless a name was typed meanwhile',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page)
    const path = flightPaymentPath(await selectFlight(request))
    const saved = page.getByLabel('Kayıtlı yolcularım')
    const passenger = part(page, '1. Yolcu')
    const release = await openWithoutScripts(page, path)
    await saved.selectOption({ label: 'Deniz Yılmaz' })
    await passenger.getByLabel('Soyad').focus()
    release()
    await expect(passenger.getByLabel('Ad', { exact: true })).toHaveValue('Deniz')
    await expect(passenger.getByLabel('T.C. kimlik numarası')).toHaveValue(deniz.nationalId)
    await expect(saved.locator('option:checked')).toHaveText('Deniz Yılmaz')
    await expect(passenger.getByLabel('Soyad')).toBeFocused()

    const other = await openWithoutScripts(page, flightPaymentPath(await selectFlight(request, { leaves: 32 })))
    await saved.selectOption({ label: 'Deniz Yılmaz' })
    await passenger.getByLabel('Ad', { exact: true }).fill('Selin')
    other()
    await ready(page)
    await expect(saved).toHaveValue('')
    await expect(passenger.getByLabel('Ad', { exact: true })).toHaveValue('Selin')
    await expect(passenger.getByLabel('T.C. kimlik numarası')).toHaveValue('')
  },
)

test('keeps a coupon for the next try when the bank is left', { tag: '@phone' }, async ({ page, request }) => {
  await signIn(page)
  const session = await selectFlight(request, { leaves: 33 })
  await open(page, flightPaymentPath(session))
  await page.getByLabel('Kayıtlı yolcularım').selectOption({ label: 'Deniz Yılmaz' })
  const full = await lira(total(page))
  await choose(page, 'Kupon Kullan', 'Kupon Kullan', 'YOLARKADASI')
  await fillCard(page)
  await consent(page).check()
  await payButton(page).click()
  await expect(bankFrame(page).getByLabel('SMS kodu')).toBeVisible()
  await securePopup(page).getByRole('button', { name: 'Kapat' }).click()
  await expect(securePopup(page)).toBeHidden()
  await expect.poll(() => lira(total(page))).toBeCloseTo(full - 50, 2)
  await choose(page, /YOLARKADASI/, 'Kupon Kullan', 'Kullanma')
  await expect.poll(() => lira(total(page))).toBeCloseTo(full, 2)
})

test(
  'finds contact, passengers, bills and coupons ready, and pays less with a coupon',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page)
    const session = await selectFlight(request)
    await open(page, flightPaymentPath(session))
    await expect(page.getByLabel('E-posta')).toHaveValue(demoAccount.email)
    await expect(page.getByLabel('Telefon')).toHaveValue('5321234567')
    await expect(page.getByLabel('Ülke kodu')).toHaveValue('90')

    const passenger = part(page, '1. Yolcu')
    await passenger.getByLabel('Kayıtlı yolcularım').selectOption({ label: 'Emma Schneider' })
    await expect(passenger.getByLabel('Uyruk').locator('option:checked')).toHaveText('Almanya')
    await expect(passenger.getByLabel('Pasaport numarası')).toHaveValue('C01X00T478')
    await passenger.getByLabel('Kayıtlı yolcularım').selectOption({ label: 'Deniz Yılmaz' })
    await expect(passenger.getByLabel('Ad', { exact: true })).toHaveValue('Deniz')
    await expect(passenger.getByLabel('T.C. kimlik numarası')).toHaveValue(deniz.nationalId)
    await expect(passenger.getByRole('radio', { name: 'Kadın' })).toBeChecked()
    await expect(passenger.getByLabel('Doğum tarihi')).toHaveValue(/1990$/)

    await page.getByLabel('Fatura bilgilerimi gireceğim').check()
    const popup = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
    await expect(popup.getByRole('radio', { name: 'Diğer' })).toBeChecked()
    await popup.getByRole('radio', { name: /Ufuk Yazılım A\.Ş\./ }).check()
    await expect(popup.getByLabel('Adres', { exact: true })).toBeHidden()
    await popup.getByRole('button', { name: 'Seç' }).click()
    await expect(popup).toBeHidden()

    const full = await lira(total(page))
    await choose(page, 'Kupon Kullan', 'Kupon Kullan', 'HOSGELDIN')
    await fillCard(page)
    await consent(page).check()
    const sent = callsOf(page, '/api/flight/gateway/payment/', 'POST')
    await pay(page)
    await expectFlightTicket(page, session)
    expect(sent[0]?.postDataJSON()).toMatchObject({
      'bill[bill_type]': 1,
      'bill[billing_name]': 'Ufuk Yazılım A.Ş.',
      'bill[tax_number]': '4540536920',
      selected_coupon: expect.any(Number),
      used_money_point: null,
    })
    const summary = part(page, 'Fiyat özeti')
    await expect(summary).toContainText('İndirim')
    expect(await lira(summary.locator('dd').last())).toBeCloseTo(full - 150, 2)

    // Each coupon is valid for one ticket, so the next payment must not offer HOSGELDIN. The test opens the next
    // payment only after the app has removed the previous pages from the browser history. Once it has, the app drops
    // the query string of the ticket's URL, so the test waits for the URL without it.
    await expect(page).toHaveURL(flightTicketPath(session))
    const other = await selectFlight(request, { leaves: 31 })
    await open(page, flightPaymentPath(other))
    await expect(page.getByRole('button', { name: 'Para Puan Kullan' })).toBeVisible()
    const left = page.getByRole('main').getByRole('button', { name: /Kupon Kullan/ })
    // If other browser tests have used up the account's other coupons, the page has no button for choosing a coupon.
    if ((await left.count()) > 0) await left.click()
    await expect(page.getByText('HOSGELDIN')).toHaveCount(0)
  },
)

test('asks for no passengers, bills or coupons for a guest', { tag: '@phone' }, async ({ page, request }) => {
  const session = await selectFlight(request)
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await open(page, flightPaymentPath(session))
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByLabel('Kayıtlı yolcularım')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Kupon Kullan|Para Puan Kullan/ })).toHaveCount(0)
  expect(asked.filter((path) => /usable-|\/user\//.test(path))).toEqual([])
})
