/** Tests the pick-up of an activity and sharing the traveller's position (docs/product/activities.md#pick-up). */
import { newAccount, openAs } from '../support/account.ts'
import {
  activityBookingOf,
  activityPaymentPath,
  activityTicketPath,
  buyActivity,
  fillAdults,
  selectActivity,
} from '../support/activity-purchase.ts'
import { consent, fillCard, part, payButton } from '../support/payment.ts'
import { expect, open, ready, test } from '../support/test.ts'

test('the pick-up is known a day before, and the traveller shares a position and takes it back', async ({
  page,
  context,
  request,
  baseURL,
  expectAccessible,
  moveClock,
}) => {
  const account = await newAccount(request, 'pickup')
  const session = await buyActivity(request, { leaves: 2, adults: 1, account })
  const { operation_from: from } = await activityBookingOf(request, session, account)
  const operation = `/api/activity-transfer/operation/${session}/`
  const headers = { Authorization: `Token ${account.token}` }
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 37.8575, longitude: 27.2582 })

  await moveClock(Math.ceil((Date.parse(from ?? '') - Date.now()) / 60_000) + 60)
  await openAs(page, baseURL ?? '', account, activityTicketPath(session))
  const { pickup_address, vehicle, shared } = await (await request.get(operation, { headers })).json()
  const card = part(page, 'Alınış bilgileri')
  await expect(card).toContainText(pickup_address)
  await expect(card).toContainText(vehicle.vehicle.display_name)
  expect(shared).toBeNull()
  await expectAccessible()

  const sent = page.waitForRequest(/location\/tracking/)
  await card.getByRole('button', { name: 'Konumumu paylaş' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ lat: 37.8575, lon: 27.2582 })
  await expect(card).toContainText('ile paylaşılıyor')
  await expect
    .poll(async () => (await (await request.get(operation, { headers })).json()).shared)
    .toEqual({ until: expect.any(String) })
  // After a reload the page still says that the position is shared, until the traveller stops sharing.
  await page.reload()
  await ready(page)
  await expect(card).toContainText('ile paylaşılıyor')
  await expectAccessible()
  await card.getByRole('button', { name: 'Paylaşmayı durdur' }).click()
  await expect(card.getByRole('button', { name: 'Konumumu paylaş' })).toBeFocused()
  await expect(card).toContainText('Konumunuz silindi.')
  expect((await (await request.get(operation, { headers })).json()).shared).toBeNull()

  // Without the buyer's sign-in, nobody can read the pick-up or the position that the traveller shares.
  expect((await request.get(operation)).status()).toBe(404)
})

test('a payment whose search has expired takes no money and leads back to a new search', async ({
  page,
  request,
  moveClock,
}) => {
  const session = await selectActivity(request)
  await open(page, activityPaymentPath(session))
  await fillAdults(page)
  await fillCard(page)
  await consent(page).check()
  await moveClock(61)
  await payButton(page).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Aramanız zaman aşımına uğradı')
  await alert.getByText('Tamam').click()
  await expect(page).toHaveURL(/\/activity\/search\/\?session_unique=/)
  const { state, info } = await activityBookingOf(request, session)
  expect([state, info.pnr_code]).toEqual(['expired', null])
})
