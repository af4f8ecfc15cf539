/**
 * Tests the two steps of the fault matrix (`e2e/faults/matrix.ts`) that need a browser, under every fault: the start of
 * the app, and the check for a new version.
 */
import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { type Fault, faults } from '../faults/matrix.ts'
import { openFlightPayment } from '../support/flight-purchase.ts'
import { keptForOffline } from '../support/device.ts'
import { expect, open, ready, test } from '../support/test.ts'

test.use({ allowedNoise: [/./] })

const names = Object.keys(faults).filter((name): name is Fault => name in faults)
const dayBack = () => new Date(Date.now() - dayMilliseconds)

interface Around {
  page: Page
  context: BrowserContext
  request: APIRequestContext
}

/**
 * Runs `body` while the fault is simulated, and ends the simulation afterwards. The fault `clock` can't be ended: the
 * browser's clock stays wrong, so `clock` must be the last fault. The fault `slow-3ds` (a slow bank) is not simulated,
 * because no step that this file tests needs the bank.
 */
async function under(fault: Fault, { page, context, request }: Around, body: () => Promise<void>): Promise<void> {
  // Playwright's `setOffline` does not affect the browser's own fetch of the worker script, so the server drops
  // connections as well.
  if (fault === 'offline') await context.setOffline(true)
  if (fault === 'clock') await page.clock.setFixedTime(dayBack())
  else if (fault !== 'slow-3ds') await request.post('/test/fault/', { data: { fault } })
  try {
    await body()
  } finally {
    await context.setOffline(false)
    await request.post('/test/fault/', { data: { fault: '' } })
  }
}

test('the app starts from what the device keeps, whatever the network does', async ({ page, context, request }) => {
  await open(page, '/?from=IST&to=ESB')
  await keptForOffline(page)
  for (const fault of names) {
    await test.step(fault, () =>
      under(fault, { page, context, request }, async () => {
        await page.goto('/')
        await ready(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Uçuş Ara' })).toBeVisible()
        if (fault === 'offline') await expect(page.getByText('Çevrimdışısınız.')).toBeVisible()
      }),
    )
  }
})

test('a new version comes whole or not at all, is offered, and waits for a payment in another tab', async ({
  page,
  context,
  request,
}) => {
  await open(page, '/')
  await keptForOffline(page)
  expect((await request.post('/test/release/')).ok()).toBe(true)
  await page.evaluate(() => (document.body.dataset['marker'] = 'same document'))
  const look = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update().catch(() => undefined)
      return { active: registration?.active?.state, came: Boolean(registration?.waiting ?? registration?.installing) }
    })
  for (const fault of ['offline', 'cut', '5xx', 'limited', 'portal'] as const) {
    await test.step(fault, () =>
      under(fault, { page, context, request }, async () => {
        expect(await look()).toEqual({ active: 'activated', came: false })
      }),
    )
  }
  // Under these faults, the script of the service worker may arrive completely, so the new version may be waiting
  // already.
  for (const fault of ['2g', 'lossy', 'malformed', 'schema', 'slow-3ds', 'clock'] as const) {
    await test.step(fault, () =>
      under(fault, { page, context, request }, async () => {
        expect((await look()).active).toBe('activated')
      }),
    )
  }
  await look()
  const offer = page.getByText('Yeni sürüm hazır.')
  await expect(offer).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-marker', 'same document')

  const paying = await context.newPage()
  await openFlightPayment(paying, request)
  // `expect.poll` awaits the promise of its callback; `waitForFunction` would treat the promise as a truthy value.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .toEqual(['paying'])
  await page.getByRole('button', { name: 'Yenile' }).click()
  await expect(page.getByText('Başka bir sekmede ödeme sürüyor; bitince yenileyin.')).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-marker', 'same document')
  await open(paying, '/')
  await expect(paying.getByText('Yeni sürüm hazır.')).toBeVisible()

  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.getByRole('button', { name: 'Yenile' }).click()
  await expect(page.locator('body')).not.toHaveAttribute('data-marker', 'same document')
  await ready(page)
  await expect(offer).toBeHidden()
  expect(loads).toBe(1)
  // The other tab is not reloaded automatically, only by its own button.
  await paying.getByRole('button', { name: 'Yenile' }).click()
  await expect(paying.getByText('Yeni sürüm hazır.')).toBeHidden()
})
