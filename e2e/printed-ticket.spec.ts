/** Tests what a printed ticket shows (docs/product/booking.md#ticket). */
import type { Page } from 'playwright/test'
import { activityBookingOf, activityTicketPath, buyActivity } from './support/activity-purchase.ts'
import { busBookingOf, busTicketPath, buyBusTicket } from './support/bus-purchase.ts'
import { buyFlightTicket, flightBookingOf, flightTicketPath } from './support/flight-purchase.ts'
import { expect, open, test } from './support/test.ts'
import { payTransfer, selectVehicle, transferBookingOf, transferTicketPath } from './support/transfer-purchase.ts'

/** Loads a ticket and shows it as on paper, at the width that A4 leaves to the text. */
async function print(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
}

/** Expects that the page, as printed, shows the QR code of this PNR, and no controls, which are useless on paper. */
async function expectPaper(page: Page, pnr: string | null): Promise<void> {
  expect(pnr).not.toBeNull()
  await expect(page.getByRole('img', { name: `PNR ${pnr} karekodu` }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoControls(page)
}

async function expectNoControls(page: Page): Promise<void> {
  for (const role of ['button', 'checkbox', 'textbox', 'combobox', 'form', 'navigation'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
  for (const name of ['Geri', 'Takvime ekle', 'Yeni arama'])
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  await expect(page.getByText('Alış saatini değiştir')).toBeHidden()
}

test('has the code and the open rules of a flight', { tag: '@phone' }, async ({ page, request }) => {
  const session = await buyFlightTicket(request)
  const { info } = (await flightBookingOf(request, session)).departure_booking
  await print(page, flightTicketPath(session))
  await expectPaper(page, info.pnr_code)
  const rules = page.getByRole('region', { name: 'İptal ve değişiklik kuralları' }).getByRole('listitem')
  await expect(rules).toHaveText([...info.cancelation_policies_texts, ...info.change_policies_texts])
  await expect(rules.first()).toBeVisible()
})

test('has the code of a bus ticket, and no choice of seats to cancel', { tag: '@phone' }, async ({ page, request }) => {
  const session = await buyBusTicket(request, { genders: ['F', 'M'] })
  const { pnr_code } = await busBookingOf(request, session)
  await print(page, busTicketPath(session))
  await expectPaper(page, pnr_code)
  // A gap lies between the travellers and the price below them.
  const passengers = await page.getByRole('region', { name: 'Yolcular' }).boundingBox()
  const price = await page.getByRole('region', { name: 'Fiyat özeti' }).boundingBox()
  expect((price?.y ?? 0) - (passengers?.y ?? 0) - (passengers?.height ?? 0)).toBeGreaterThanOrEqual(12)
})

test('has the code of a transfer', { tag: '@phone' }, async ({ page, request }) => {
  const session = await selectVehicle(request)
  await payTransfer(request, session)
  const { info } = await transferBookingOf(request, session)
  await print(page, transferTicketPath(session))
  await expectPaper(page, info.pnr_code)
})

test('has the code of an activity', { tag: '@phone' }, async ({ page, request }) => {
  const session = await buyActivity(request)
  const { info } = await activityBookingOf(request, session)
  await print(page, activityTicketPath(session))
  await expectPaper(page, info.pnr_code)
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('has the PNR, and no button for a code', { tag: '@phone' }, async ({ page, request }) => {
    const session = await buyBusTicket(request, { genders: ['F', 'M'] })
    const { pnr_code } = await busBookingOf(request, session)
    await page.goto(busTicketPath(session))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('definition').filter({ hasText: pnr_code ?? '' })).toBeVisible()
    await expectNoControls(page)
  })
})
