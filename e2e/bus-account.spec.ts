/**
 * Tests buses in the account: the ticket list, cancellation by the signed-in buyer, and price alerts
 * (docs/product/frame.md#account).
 */
import { newAccount, openAs } from './support/account.ts'
import { busBookingOf, busTicketPath, buyBusTicket, selectSeats } from './support/bus-purchase.ts'
import { expect, open, test } from './support/test.ts'

test(
  'a buyer finds the ticket in the account, and cancels it without any proof',
  { tag: '@phone' },
  async ({ page, request, playwright, baseURL }) => {
    const account = await newAccount(request)
    const asBuyer = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { Authorization: `Token ${account.token}` },
    })
    const session = await buyBusTicket(asBuyer)
    const { departure, arrival, pnr_code } = await busBookingOf(asBuyer, session)
    await asBuyer.dispose()

    await openAs(page, baseURL ?? '', account, '/profile/tickets/?tab=bus')
    const card = page.getByRole('article').filter({ hasText: pnr_code ?? '' })
    await expect(card).toContainText(departure.time)
    await card.getByRole('link', { name: `${departure.station.name} → ${arrival.station.name}` }).click()
    await expect(page).toHaveURL(new RegExp(busTicketPath(session)))

    await page.getByRole('button', { name: 'Bileti iptal et' }).click()
    const sheet = page.getByRole('dialog', { name: 'Bileti iptal et' })
    await expect(sheet.getByLabel('PNR kodu')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(page.getByRole('heading', { name: 'Biletiniz iptal edildi' })).toBeVisible()

    await open(page, '/profile/tickets/?tab=bus')
    await expect(page.getByRole('article').filter({ hasText: pnr_code ?? '' })).toContainText('İptal edildi')
  },
)

test(
  'another account is told to sign out before it cancels the ticket',
  { tag: '@phone' },
  async ({ page, request, playwright, baseURL, expectAccessible }) => {
    const buyer = await newAccount(request)
    const asBuyer = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { Authorization: `Token ${buyer.token}` },
    })
    const session = await buyBusTicket(asBuyer)
    await asBuyer.dispose()
    await openAs(page, baseURL ?? '', await newAccount(request), busTicketPath(session))
    await page.getByRole('button', { name: 'Bileti iptal et' }).click()
    const sheet = page.getByRole('dialog', { name: 'Bileti iptal et' })
    await expect(sheet).toContainText('Bu bilet başka bir hesapla alındı')
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Çıkış yap' }).click()
    await expect(page).toHaveURL('/')
    await open(page, busTicketPath(session))
    await page.getByRole('button', { name: 'Bileti iptal et' }).click()
    await expect(sheet.getByRole('link', { name: 'Giriş Yap' })).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedNoise: [/^Failed to load resource: .* status of 4/] })

  test(
    'a price alert is set on its page, once, and stands in the account',
    { tag: '@phone' },
    async ({ page, request, baseURL }) => {
      const account = await newAccount(request)
      const { search_option: option } = await busBookingOf(request, await selectSeats(request))
      await page.context().addCookies([{ name: 'document-token', value: account.token, url: baseURL ?? '' }])
      await page.goto(`/bus/price-alert/?option=${option}`)
      await expect(page.getByLabel('E-posta')).toHaveValue(account.email)
      await page.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
      await expect(page.getByText('Fiyat alarmınız başarıyla oluşturuldu.')).toBeVisible()
      await page.goto(`/bus/price-alert/?option=${option}`)
      await page.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
      await expect(page.getByText('Bu arama için zaten daha önce bir fiyat alarmı oluşturdunuz.')).toBeVisible()
      await page.goto('/profile/price_alerts/?tab=bus')
      await expect(page.locator(`a[href*="/bus/search-gate/${option}"]`)).toBeVisible()
    },
  )
})
