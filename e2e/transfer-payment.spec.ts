/** Tests paying for a transfer, now or later (docs/product/transfers.md#payment-of-transfers). */
import type { Page } from 'playwright/test'
import { newAccount, openAs } from './support/account.ts'
import { openWithoutScripts } from './support/held-scripts.ts'
import { bankFrame, approve, consent, deniz, fillCard, fillContact, part, pay, payButton } from './support/payment.ts'
import {
  fillLeader,
  fillTransferPayment,
  pnrOf,
  selectVehicle,
  transferBookingOf,
  transferPaymentPath,
  transferTicketPath,
} from './support/transfer-purchase.ts'
import { expect, open, ready, test } from './support/test.ts'

const lira = (amount: number) => amount.toLocaleString('tr-TR', { minimumFractionDigits: 2 })
const prices = (page: Page) => part(page, 'Fiyat Bilgileri')
const paymentCall = '**/api/transfer/gateway/payment/'
const once = { times: 1 }
const preBook = (page: Page) => page.getByRole('button', { name: 'Ön rezervasyon yap' })

test.use({ allowedNoise: [/^Failed to load resource: net::ERR_FAILED/] })

test(
  'a guest pre-books a round trip without a card, finds it by its PNR and pays it online',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    const session = await selectVehicle(request, { returns: 27 })
    await open(page, `${transferPaymentPath(session)}&flight=TK2124`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme ve ön rezervasyon')
    const summary = part(page, 'Transferiniz')
    for (const text of ['Antalya Havalimanı', 'Belek', '14:30', '11:00', 'Buluşma yeri', 'ücretsiz iptal'])
      await expect(summary).toContainText(text)
    await expect(page.getByLabel('Uçuş numarası')).toHaveValue('TK2124')
    await expect(part(page, 'Lider yolcu')).toContainText('+ 2 yolcu')
    await expect(page.getByRole('region', { name: /\d\. Yolcu/ })).toHaveCount(0)
    await expectAccessible()
    // In a window of small height, the summary scrolls with the page.
    const size = page.viewportSize()
    await page.setViewportSize({ width: 960, height: 400 })
    await summary.scrollIntoViewIfNeeded()
    await expect(summary).toBeInViewport({ ratio: 0.2 })
    if (size) await page.setViewportSize(size)

    // The button 'Ön rezervasyon yap' (reserve now, pay later) validates the form, but not the card fields.
    await preBook(page).click()
    await expect(page.getByLabel('E-posta')).toBeFocused()
    await fillTransferPayment(page)
    const note = page.getByLabel('Sürücüye not')
    await note.fill('Bisikletimiz var.')
    await expect(note).toHaveAccessibleDescription(/^Alınacağınız .*açık adresi.* Kalan karakter: 1483$/)
    // If the gateway refuses to reserve, the page shows this and keeps all typed values.
    const refusal = { status: false, status_code: 409, research: false, refresh: false, pay_url: '' }
    const message = 'Satıcı şu an yanıt vermiyor'
    await page.route(paymentCall, (route) => route.fulfill({ json: { send_payment: { ...refusal, message } } }), once)
    await preBook(page).click()
    const told = page.getByRole('alertdialog')
    await expect(told).toContainText(message)
    await told.getByText('Tamam').click()
    await expect(note).toHaveValue('Bisikletimiz var.')
    await expect(part(page, 'Lider yolcu').getByLabel('Soyad')).toHaveValue(/yılmaz/i)

    const sent = page.waitForRequest(paymentCall)
    await preBook(page).click()
    const body: unknown = (await sent).postDataJSON()
    expect(body).toMatchObject({
      payment_type: 2,
      'passengers[0][name]': deniz.name,
      'passengers[1][name]': 'Yolcu',
      'passengers[2][surname]': '3',
      'transfer[flight_number]': 'TK2124',
      'transfer[note]': 'Bisikletimiz var.',
      has_invoice: false,
    })

    // Once the URL has no query string, the app has removed the previous pages from the browser history.
    await expect(page).toHaveURL(new RegExp(`${transferTicketPath(session)}$`))
    await expect(page.getByRole('heading', { name: 'Rezervasyonunuz yapıldı' })).toBeVisible()
    await expect(page.getByText(/tutarını sürücüye ödersiniz/)).toBeVisible()
    const pnr = await pnrOf(page)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/')

    await open(page, '/transfer/check-pnr/')
    await expect(page.getByText(/e-posta ve SMS ile gönderildi/)).toBeVisible()
    await page.getByLabel('PNR kodu').fill(pnr.toLowerCase())
    await page.getByLabel('Soyad').fill(deniz.surname)
    await page.getByRole('button', { name: 'Sorgula' }).click()
    await expect(page).toHaveURL(new RegExp(transferTicketPath(session)))
    const travellers = [`${deniz.name} YILMAZLider`, 'Yolcu 2', 'Yolcu 3']
    await expect(part(page, 'Yolcular').getByRole('listitem')).toHaveText(travellers)
    await expectAccessible()

    await page.getByRole('link', { name: 'Şimdi çevrim içi öde' }).click()
    await expect(part(page, 'Yolcular')).toContainText(deniz.name)
    await fillCard(page)
    await consent(page).check()
    await pay(page)
    await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
    expect(await pnrOf(page)).toBe(pnr)
  },
)

test(
  'counts an extra from before the scripts, and opens the bill chosen then when it is paid',
  { tag: '@phone' },
  async ({ page, request }) => {
    const session = await selectVehicle(request, { leaves: 26 })
    const { price, extra_products: extras } = await transferBookingOf(request, session)
    const extra = extras.find(({ max_quantity: most, price: amount }) => most === 1 && amount > 0)
    if (!extra) throw new Error('The vehicle has no extra with a box')
    const release = await openWithoutScripts(page, transferPaymentPath(session))
    await page.getByRole('checkbox', { name: extra.name }).check()
    const wanted = part(page, 'Fatura Bilgileri').getByRole('radio', { name: 'Faturam şirketime kesilsin' })
    const popup = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
    await wanted.check()
    release()
    await ready(page)
    await expect(popup).toBeHidden()
    await expect(wanted).toBeChecked()
    await expect(payButton(page)).toContainText(lira(price.total + extra.price))
    await fillTransferPayment(page)
    await preBook(page).click()
    await expect(popup.getByLabel('Şirket Ünvanı')).toHaveAccessibleDescription('Bu alan zorunludur')
    await popup.getByRole('button', { name: 'Kapat' }).first().click()
    await expect(wanted).not.toBeChecked()
  },
)

test(
  'an account chooses extras, a coupon and an invoice, is declined, then pays the total that it saw',
  { tag: '@phone' },
  async ({ page, request, baseURL, expectAccessible }) => {
    const account = await newAccount(request, 'transfer')
    const headers = { Authorization: `Token ${account.token}` }
    const added = await request.post('/api/user/add-coupon/', { data: { c_value: 'UFUK100' }, headers })
    expect(added.ok(), await added.text()).toBe(true)
    const session = await selectVehicle(request, { leaves: 25 })
    await openAs(page, baseURL ?? '', account, transferPaymentPath(session))
    await expect(page.getByLabel('E-posta')).toHaveValue(account.email)
    const { price, extra_products: extras } = await transferBookingOf(request, session)
    const seat = extras.find(({ max_quantity: most }) => most > 1)
    const driver = extras.find(({ max_quantity: most }) => most === 1)
    if (!seat || !driver) throw new Error('The vehicle has no extras')

    const more = page.getByRole('button', { name: `${seat.name} artır` })
    for (let count = 0; count < seat.max_quantity; count++) await more.click()
    await expect(more).toBeDisabled()
    await page.getByRole('checkbox', { name: driver.name }).check()
    const service = seat.max_quantity * seat.price + driver.price
    await expect(prices(page)).toContainText(lira(service))
    await expect(payButton(page)).toContainText(lira(price.total + service))

    await page.getByRole('main').getByRole('button', { name: 'Kupon Kullan' }).click()
    const sheet = page.getByRole('dialog', { name: 'Kupon Kullan' })
    await sheet.getByRole('radio', { name: /UFUK100/ }).check()
    await sheet.getByRole('button', { name: 'Tamam' }).click()
    const total = price.total + service - 100
    await expect(payButton(page)).toContainText(lira(total))

    // The form leaves out incomplete billing data and keeps complete billing data.
    const invoice = part(page, 'Fatura Bilgileri')
    const wanted = invoice.getByRole('radio', { name: 'Faturam şirketime kesilsin' })
    const popup = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
    await expect(invoice.getByRole('radio', { name: 'Fatura istemiyorum' })).toBeChecked()
    const noInvoice = page.getByText('fatura istenmedi')
    await wanted.check()
    await popup.getByLabel('Şirket Ünvanı').fill('Ufuk Turizm A.Ş.')
    await popup.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Fatura bilgilerinde bir sorun var' })).toBeVisible()
    expect(await noInvoice.isVisible()).toBe(false)
    await popup.getByRole('button', { name: 'Kapat' }).first().click()
    await expect(popup).toBeHidden()
    await expect(noInvoice).toBeVisible()
    await expect(invoice.getByRole('radio', { name: 'Fatura istemiyorum' })).toBeChecked()
    await wanted.check()
    await popup.getByLabel('Vergi dairesi').fill('Kadıköy')
    await popup.getByLabel('Vergi numarası').fill('4540536920')
    await popup.getByLabel('İl', { exact: true }).fill('İstanbul')
    await popup.getByLabel('İlçe').fill('Kadıköy')
    await popup.getByLabel('Posta kodu').fill('34710')
    await expectAccessible()
    await popup.getByRole('button', { name: 'Kaydet' }).click()
    await expect(popup.getByLabel('Adres')).toHaveAttribute('aria-invalid', 'true')
    await popup.getByLabel('Adres').fill('Moda Cad. 1')
    await popup.getByRole('button', { name: 'Kaydet' }).click()
    await expect(popup).toBeHidden()
    await expect(wanted).toBeChecked()

    await page.getByLabel('Telefon').fill('5321234567')
    await fillLeader(page)
    await fillCard(page, 'declined')
    await consent(page).check()
    const sent = page.waitForRequest('**/api/transfer/gateway/payment/')
    await payButton(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      payment_type: 1,
      has_invoice: true,
      'bill[bill_type]': 1,
      'bill[billing_name]': 'Ufuk Turizm A.Ş.',
      [`extra_products[${seat.id}]`]: seat.max_quantity,
      [`extra_products[${driver.id}]`]: 1,
      shown_total: total,
    })
    await approve(bankFrame(page))
    await expect(page.getByText('Bankanız ödemeyi onaylamadı', { exact: false })).toBeVisible()
    await expect(payButton(page)).toContainText(lira(total))
    await fillCard(page)
    await pay(page)
    await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
    await expect(part(page, 'Fiyat özeti')).toContainText(lira(total))
    await expect(part(page, 'Ek Bilgiler')).toContainText(`${seat.max_quantity} × ${seat.name}`)

    await open(page, '/profile/tickets/?tab=transfer')
    const card = page.getByRole('article').filter({ hasText: 'Antalya Havalimanı → Belek' })
    await expect(card).toContainText(lira(total))
    await card.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(transferTicketPath(session)))
  },
)

test(
  'without a session it leads home, and a lost answer is told before a new search',
  { tag: '@phone' },
  async ({ page, request }) => {
    await open(page, '/transfer/payment/')
    await expect(page).toHaveURL(/tab=transfer/)

    const session = await selectVehicle(request, { leaves: 29 })
    await open(page, transferPaymentPath(session))
    await fillTransferPayment(page)
    await page.route(paymentCall, (route) => route.abort(), once)
    await preBook(page).click()
    const told = page.getByRole('alertdialog', { name: 'Bir sorun oluştu lütfen tekrar deneyin' })
    await told.getByText('Tamam').click()
    await expect(page).toHaveURL(/\/transfer\/search\/\?session_unique=/)
    expect((await transferBookingOf(request, session)).state).toBe('unpaid')
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedNoise: [/^Failed to load resource: .* status of 4/] })

  test(
    'the total follows the extras, a refused form keeps what was typed, and the reservation is cancelled',
    { tag: '@phone' },
    async ({ page, request }) => {
      const session = await selectVehicle(request, { leaves: 22 })
      await page.goto(transferPaymentPath(session))
      const { price, extra_products: extras } = await transferBookingOf(request, session)
      const seat = extras.find(({ max_quantity: most }) => most > 1)
      if (!seat) throw new Error('The vehicle has no extras')
      await fillContact(page)
      await page.getByRole('spinbutton', { name: seat.name }).fill('1')
      await page.getByRole('button', { name: 'Toplamı güncelle' }).click()
      await expect(payButton(page)).toContainText(lira(price.total + seat.price))
      await expect(page.getByLabel('E-posta')).toHaveValue('deniz@ufuk.example')
      await expect(page.getByRole('spinbutton', { name: seat.name })).toHaveValue('1')

      await preBook(page).click()
      await expect(page.getByRole('alert').getByRole('link', { name: /Soyad/ })).toBeVisible()
      await fillLeader(page)
      await consent(page).check()
      // The page leaves out incomplete billing data, and says so before the vehicle is reserved.
      const invoice = part(page, 'Fatura Bilgileri')
      await invoice.getByRole('radio', { name: 'Faturam şirketime kesilsin' }).check()
      await preBook(page).click()
      await expect(page.getByRole('alert').getByRole('link', { name: /^Fatura Bilgileri/ })).toBeVisible()
      await expect(invoice.getByRole('radio', { name: 'Fatura istemiyorum' })).toBeChecked()
      await expect(invoice).toContainText('Fatura bilgileri eksik')
      await expect(part(page, 'Lider yolcu').getByLabel('Soyad')).toHaveValue(/yılmaz/i)
      expect((await transferBookingOf(request, session)).state).toBe('unpaid')
      await consent(page).check()
      // With the extras the price is higher than the shown total, so the page shows the new total before the vehicle is
      // reserved.
      await page.getByRole('spinbutton', { name: seat.name }).fill('2')
      await preBook(page).click()
      await expect(payButton(page)).toContainText(lira(price.total + 2 * seat.price))
      expect((await transferBookingOf(request, session)).state).toBe('unpaid')
      await expect(part(page, 'Lider yolcu').getByLabel('Soyad')).toHaveValue(/yılmaz/i)
      await consent(page).check()
      await preBook(page).click()
      await expect(page.getByRole('heading', { name: 'Rezervasyonunuz yapıldı' })).toBeVisible()
      await expect(part(page, 'Ek Bilgiler')).toContainText(`2 × ${seat.name}`)
      const pnr = await pnrOf(page)

      await page.getByRole('button', { name: 'Rezervasyonu iptal et' }).click()
      const dialog = page.getByRole('dialog', { name: 'Rezervasyonu iptal et' })
      await expect(dialog).toContainText('kesinti de iade de yoktur')
      if (await dialog.getByLabel('PNR kodu').isVisible()) {
        await dialog.getByLabel('PNR kodu').fill(pnr)
        await dialog.getByLabel('Soyad').fill(deniz.surname)
      }
      await dialog.getByRole('button', { name: 'İptal et', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Rezervasyonunuz iptal edildi' })).toBeVisible()
    },
  )
})
