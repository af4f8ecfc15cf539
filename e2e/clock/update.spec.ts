/** Tests a new version of the app: offered, installed on the traveller's request, and never during a payment. */
import { openFlightPayment } from '../support/flight-purchase.ts'
import { keptForOffline } from '../support/device.ts'
import { expect, open, ready, test } from '../support/test.ts'

test('offers a new version that waits, except during payment, and reloads once when it is let in', async ({
  page,
  request,
}) => {
  await open(page, '/')
  await keptForOffline(page)
  expect((await request.post('/test/release/')).ok()).toBe(true)
  const offer = page.getByText('Yeni sürüm hazır.')
  await expect(offer).toBeHidden()

  await openFlightPayment(page, request)
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null)
  await expect.poll(waiting).toBe('installed')
  await expect(offer).toBeHidden()

  await open(page, '/')
  await expect(offer).toBeVisible()
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.getByRole('button', { name: 'Yenile' }).click()
  await expect(offer).toBeHidden()
  await expect.poll(waiting).toBeNull()
  // The heading appears before the page has loaded completely.
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBe(1)
})
