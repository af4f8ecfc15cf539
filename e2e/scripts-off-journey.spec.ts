/**
 * Tests the whole purchase of a guest whose browser runs no JavaScript. Numbers and codes are pasted with spaces.
 */
import { smsCode } from '#server/payment/sandbox-bank/test-cards.ts'
import { expectFlightTicket, flightPaymentPath, selectFlight } from './support/flight-purchase.ts'
import { dayAhead } from './support/gateway.ts'
import { cardOf, consent, deniz, keyInAddress, part, payButton } from './support/payment.ts'
import { cards } from './support/search.ts'
import { expect, test } from './support/test.ts'

test.use({
  javaScriptEnabled: false,
  // Allows the console error that the error status of a rejected form causes.
  allowedNoise: [/^Failed to load resource: .* status of 4/],
})

test('searches, pays on the full page of the bank and finds the ticket again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Nereden').fill('IST')
  await page.getByLabel('Nereye').fill('ESB')
  await page.getByLabel('Gidiş tarihi').fill(dayAhead(30))
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
  const search = new URL(page.url()).searchParams.get('session_unique') ?? ''
  await expect(cards(page).first()).toBeVisible()

  const fares = cards(page).first()
  await fares.getByRole('button', { name: /^Seç/ }).click()
  const box = page.getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' })
  await box
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()

  const session = await keyInAddress(page)
  expect(session).not.toBe(search)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/flight\/payment\//)
  const passenger = part(page, '1. Yolcu')
  await page.getByLabel('E-posta').fill('deniz@ufuk.example')
  await page.getByLabel('Telefon').fill('5321234567')
  await passenger.getByLabel('Ad', { exact: true }).fill(deniz.name)
  await passenger.getByLabel('Soyad').fill(deniz.surname)
  await passenger.getByRole('radio', { name: deniz.gender }).check()
  await passenger.getByLabel('Doğum tarihi').fill(deniz.born)
  await passenger.getByLabel('T.C. kimlik numarası').fill('10000000145')
  await page.getByLabel('Kart üzerindeki isim').fill('Deniz Yılmaz')
  await page.getByLabel('Kart numarası').fill(cardOf('approved').replaceAll(/(\d{4})(?=\d)/g, '$1 '))
  await page.getByLabel('Son kullanma tarihi').fill('12/30')
  await page.getByLabel('CVC').fill('123')
  const invoice = part(page, 'Fatura Bilgileri')
  await invoice.getByLabel('Fatura bilgilerimi gireceğim').check()
  await consent(page).check()
  await payButton(page).click()

  // The list of errors names each field of the bill and leads to the button that opens the popup with these fields.
  const listed = page.getByRole('alert').getByRole('link', { name: /^Fatura Bilgileri: / })
  await expect(listed).toHaveText([/İsim Soyisim$/, /İl$/, /İlçe$/, /Posta kodu$/, /Adres$/])
  await listed.first().click()
  const edit = invoice.getByRole('button', { name: 'Fatura bilgilerini düzenle' })
  await expect(edit).toBeInViewport()
  await edit.click()
  const popup = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
  await expect(popup.getByLabel('İsim Soyisim')).toHaveAccessibleDescription('Bu alan zorunludur')
  await popup.getByRole('button', { name: 'Seç' }).click()
  await invoice.getByLabel('Fatura bilgilerimi gireceğim').uncheck()

  // The server rejects the national ID, and the form that it renders again has the values of all fields except the
  // card's.
  await expect(page.getByRole('alert').getByRole('link', { name: /T\.C\. kimlik numarası/ })).toBeVisible()
  await expect(passenger.getByLabel('T.C. kimlik numarası')).toHaveAccessibleDescription(
    /geçerli bir T\.C\. kimlik numarası/,
  )
  await expect(passenger.getByLabel('Ad', { exact: true })).toHaveValue(deniz.name)
  await expect(passenger.getByRole('radio', { name: deniz.gender })).toBeChecked()
  await expect(page.getByLabel('Kart numarası')).toHaveValue('')
  await passenger.getByLabel('T.C. kimlik numarası').fill(` ${deniz.nationalId.replace(/^.../, '$& ')}`)
  await page.getByLabel('Kart üzerindeki isim').fill('Deniz Yılmaz')
  await page.getByLabel('Kart numarası').fill(cardOf('approved').replaceAll(/(\d{4})(?=\d)/g, '$1 '))
  await page.getByLabel('Son kullanma tarihi').fill('12/30')
  await page.getByLabel('CVC').fill(' 123')
  if (!(await consent(page).isChecked())) await consent(page).check()
  await payButton(page).click()

  await expect(page).toHaveURL(/\/sandbox-bank\/pay\//)
  await page.getByLabel('SMS kodu').fill(` ${smsCode.replace(/^.../, '$& ')}`)
  await page.getByRole('button', { name: 'Onayla' }).click()
  await page.getByRole('button', { name: 'İşyerine dön' }).click()
  const pnr = await expectFlightTicket(page, session)

  await page.goto('/flight/check-pnr/')
  await page.getByLabel('PNR kodu').fill(pnr.replace(/^.../, '$& '))
  await page.getByLabel('Soyad').fill(deniz.surname)
  await page.getByRole('button', { name: 'Sorgula' }).click()
  await expectFlightTicket(page, session)
})

test(
  'keeps the summary clear of the pay button below a list of errors',
  { tag: '@wide' },
  async ({ page, request }) => {
    await page.goto(flightPaymentPath(await selectFlight(request)))
    await payButton(page).click()
    await expect(page.getByRole('alert').getByRole('link', { name: 'E-posta' })).toBeVisible()
    const total = await part(page, 'Fiyat Bilgileri').boundingBox()
    const pay = await payButton(page).boundingBox()
    expect(pay?.y).toBeGreaterThan((total?.y ?? 0) + (total?.height ?? Infinity))
  },
)
