/**
 * Tests the bank's page when it fills the window instead of the payment popup, with JavaScript: after the approval the
 * browser shows the ticket, and going back from the ticket leads home.
 */
import { flightTicketPath, openFlightPayment, sendFlightPayment } from './support/flight-purchase.ts'
import { approve } from './support/payment.ts'
import { expect, open, ready, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'a payment approved full-page leaves home and the ticket in history',
  { tag: '@phone' },
  async ({ page, request, baseURL }) => {
    await open(page, '/')
    const session = await openFlightPayment(page, request)
    const payUrl = await sendFlightPayment(request, session)
    await page.goto(new URL(payUrl, baseURL).href)
    await approve(page)
    await ready(page)
    await expect(page).toHaveURL(new RegExp(`${flightTicketPath(session)}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilet Detayı')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nereye uçuyoruz?')
  },
)
