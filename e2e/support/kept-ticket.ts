/** Checks that a ticket opens without a network. Browser tests of buses, transfers and activities share these steps. */
import type { Page } from 'playwright/test'
import { keptForOffline, storedValues } from './device.ts'
import { expect, open, ready } from './test.ts'

/**
 * Playwright options of browser tests that need the service worker. `allowedNoise` has the console errors of calls that
 * fail without a network.
 */
export const offlineUse: { serviceWorkers: 'allow'; allowedNoise: RegExp[] } = {
  serviceWorkers: 'allow',
  allowedNoise: [
    /^(Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)|(Api|Type)?Error: (call failed with status 0|Failed to fetch))/,
  ],
}

/**
 * Opens the ticket of the booking with key `session` at `path`, then opens it again without a network. Expects its
 * code, which is the PNR unless `code` names another one, and the next journey on the home screen. `look` checks what
 * is specific to the product.
 */
export async function expectKeptTicket(
  page: Page,
  { path, session, pnr, code = `PNR ${pnr} karekodu` }: { path: string; session: string; pnr: string; code?: string },
  look?: () => Promise<void>,
): Promise<void> {
  await open(page, path)
  await keptForOffline(page)
  await expect.poll(async () => Object.keys(await storedValues(page))).toContain(`ticket:${session}`)
  const context = page.context()
  await context.setOffline(true)
  await page.goto(path)
  await ready(page)
  await expect(page.getByText(/Bağlantı yok: cihazınızdaki kopyayı görüyorsunuz/)).toBeVisible()
  await expect(page.getByText('İptal için internet bağlantısı gerekir.')).toBeVisible()
  await look?.()
  await page.getByRole('button', { name: 'Karekodu göster' }).click()
  await expect(page.getByRole('img', { name: code })).toBeVisible()
  await page.goto('/')
  await ready(page)
  await page.getByRole('link', { name: /^Sıradaki yolculuğunuz/ }).click()
  await expect(page).toHaveURL(new RegExp(path))
  await context.setOffline(false)
}
