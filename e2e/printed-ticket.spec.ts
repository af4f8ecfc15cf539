/** Tests what a printed ticket shows (docs/product/booking.md#ticket). */
import type { Page } from 'playwright/test'
import { busTicketPath, buyBusTicket } from './support/bus-purchase.ts'
import { buyFlightTicket, flightBookingOf, flightTicketPath } from './support/flight-purchase.ts'
import { expect, open, test } from './support/test.ts'

/** Loads a ticket and shows it as on paper, at the width that A4 leaves to the text. */
async function print(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
}

test('has the open rules of a flight', { tag: '@phone' }, async ({ page, request }) => {
  const session = await buyFlightTicket(request)
  const { info } = (await flightBookingOf(request, session)).departure_booking
  await print(page, flightTicketPath(session))
  const rules = page.getByRole('region', { name: 'İptal ve değişiklik kuralları' }).getByRole('listitem')
  await expect(rules).toHaveText([...info.cancelation_policies_texts, ...info.change_policies_texts])
  await expect(rules.first()).toBeVisible()
})

test('is light in the dark theme too', { tag: '@phone' }, async ({ page, request, baseURL }) => {
  const path = busTicketPath(await buyBusTicket(request))
  const colors = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement)
      return [backgroundColor, color]
    })
  await print(page, path)
  const light = await colors()
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
  await print(page, path)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await colors()).toEqual(light)
  await page.emulateMedia({ media: 'screen' })
  expect(await colors()).not.toEqual(light)
})
