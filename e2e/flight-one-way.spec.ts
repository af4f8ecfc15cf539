/**
 * Tests a guest's journey: search, fare, payment, ticket, and the PNR lookup of the ticket
 * (docs/product/flights.md#results-of-flights).
 */
import { openFares, searchFlightsFromHome } from './support/flight-search.ts'
import { expectFlightTicket, fillFlightPayment, flightTicketPath } from './support/flight-purchase.ts'
import { approve, bankFrame, keyInAddress, payButton, securePopup } from './support/payment.ts'
import { cards } from './support/search.ts'
import { expect, ready, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('a guest searches, pays with 3-D Secure and finds the ticket again by its PNR', async ({ page }) => {
  test.slow()
  await searchFlightsFromHome(page)
  await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
  const search = new URL(page.url()).searchParams.get('session_unique') ?? ''
  const fares = await openFares(cards(page).first())
  await expect(fares.getByText('Önerilen')).toBeVisible()
  await fares
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()

  const session = await keyInAddress(page)
  expect(session).not.toBe(search)
  await fillFlightPayment(page)
  const total = await page.getByRole('region', { name: 'Fiyat Bilgileri' }).locator('dd').last().innerText()
  await expect(payButton(page)).toContainText(total)
  const [sent] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/flight/gateway/payment/'),
    ),
    payButton(page).click(),
  ])
  const { send_payment: reply } = await sent.json()
  await expect(securePopup(page).locator('iframe')).toHaveAttribute('src', reply.pay_url)
  await expect(bankFrame(page).getByText('Ufuk Seyahat')).toBeVisible()
  await approve(bankFrame(page))

  const pnr = await expectFlightTicket(page, session)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilet Detayı')

  // Once the URL has no `clear` query parameter, the app has removed the previous pages from the browser history.
  await expect(page).toHaveURL(flightTicketPath(session))
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(page.getByText(pnr).filter({ visible: true }).first()).toBeVisible()

  await page.goto('/flight/check-pnr/')
  await ready(page)
  await page.getByLabel('PNR kodu').fill(pnr.toLowerCase())
  await page.getByLabel('Soyad').pressSequentially('yılmaz')
  await expect(page.getByLabel('PNR kodu')).toHaveValue(pnr)
  await expect(page.getByLabel('Soyad')).toHaveValue('YILMAZ')
  await page.getByRole('button', { name: 'Sorgula' }).click()
  await expectFlightTicket(page, session)
})
