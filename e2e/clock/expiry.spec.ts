/** Tests the expiry of the search, of the held seats and of the bank's page. */
import { openFlightResults } from '../support/flight-search.ts'
import {
  fillFlightPassenger,
  fillFlightPayment,
  flightPaymentPath,
  openFlightPayment,
  selectFlight,
} from '../support/flight-purchase.ts'
import { approve, bankFrame, deniz, fillContact, part, payButton, securePopup } from '../support/payment.ts'
import { cards } from '../support/search.ts'
import { storedValues } from '../support/device.ts'
import { expect, open, test } from '../support/test.ts'

test('a search whose time is over can be run again with one press', async ({ page, request, moveClock }) => {
  const session = await openFlightResults(page, request)
  await expect(page.getByRole('timer', { name: 'Kalan süre' })).toHaveText(/^00:\d\d:\d\d$/)
  await moveClock(61)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Aramanızın süresi doldu' })).toBeVisible()
  await page.getByRole('button', { name: 'Yeniden ara' }).click()
  await expect(cards(page).first()).toBeVisible()
  expect(page.url()).not.toContain(session)
})

test('keeps the seats without a word where they are still free', async ({ page, request, moveClock }) => {
  const session = await selectFlight(request)
  await moveClock(16)
  await open(page, flightPaymentPath(session))
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Kalan süre' })).toHaveText(/^1[0-5]:\d\d$/)
})

test('searches again where the reservation ran out with its search; what was typed is still there, but no national ID', async ({
  page,
  request,
  moveClock,
}) => {
  await page.clock.install()
  const session = await openFlightPayment(page, request)
  await fillContact(page)
  await fillFlightPassenger(page, 1, deniz)
  await moveClock(61)
  // The fake clock stops just after the end of the hold. If it moved further, it would also pass the time-outs of the
  // calls that the app then makes.
  await page.clock.runFor('00:15:02')
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible()
  expect(JSON.stringify(await storedValues(page))).not.toContain(deniz.nationalId)
  await alert.getByText('Tamam').click()
  await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
  expect(page.url()).not.toContain(session)
  const other = await selectFlight(request)
  await open(page, flightPaymentPath(other))
  await expect(part(page, '1. Yolcu').getByLabel('Ad', { exact: true })).toHaveValue(deniz.name)
  await expect(part(page, '1. Yolcu').getByLabel('T.C. kimlik numarası')).toHaveValue('')
})

test("tells when the bank's page was left for too long, and takes another try", async ({
  page,
  request,
  moveClock,
}) => {
  await openFlightPayment(page, request)
  await fillFlightPayment(page)
  await payButton(page).click()
  await expect(bankFrame(page).getByLabel('SMS kodu')).toBeVisible()
  await moveClock(11)
  await approve(bankFrame(page))
  await expect(securePopup(page)).toBeHidden()
  await expect(payButton(page)).toBeVisible()
})
