/**
 * Tests that page requests and API calls of a browser have the same device ID, which owns the held seats
 * (docs/decisions/0029).
 */
import type { Locator, Page } from 'playwright/test'
import { flightBookingOf } from './support/flight-purchase.ts'
import { startFlightSearch } from './support/flight-search.ts'
import { chooseSeat, freeSeats, openBusResults, openSeats, roomyTrips, startBusSearch } from './support/bus-search.ts'
import { storedValues } from './support/device.ts'
import { keyInAddress } from './support/payment.ts'
import { cards } from './support/search.ts'
import { expect, open, test } from './support/test.ts'

const deviceCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'device')

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  /**
   * Opens the results of a search session, and there the fifth of the trips with many free seats; returns the list of
   * that trip's free seats.
   */
  async function seatsOf(page: Page, session: string): Promise<Locator> {
    await page.goto(`/bus/search/?session_unique=${session}`)
    await roomyTrips(page).nth(4).getByRole('button', { name: /^Seç/ }).click()
    await expect(page.getByRole('button', { name: 'Ödemeye Git' })).toBeVisible()
    return page.getByLabel(/^Koltuk \d+ /)
  }

  test('seats that were chosen and left are free to their guest, and taken for another one', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const leaves = 43
    const seats = await seatsOf(page, await startBusSearch(request, { leaves }))
    const seat = (
      await page
        .getByText(/^Koltuk \d+$/)
        .first()
        .innerText()
    ).trim()
    await seats.first().selectOption('F')
    await page.getByRole('button', { name: 'Ödemeye Git' }).click()
    await keyInAddress(page)

    await seatsOf(page, await startBusSearch(request, { leaves }))
    await expect(page.getByText(seat, { exact: true })).toBeVisible()

    const stranger = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const theirs = await stranger.newPage()
    await seatsOf(theirs, await startBusSearch(request, { leaves }))
    await expect(theirs.getByText(/^Koltuk \d+$/).first()).toBeVisible()
    await expect(theirs.getByText(seat, { exact: true })).toHaveCount(0)
    expect((await deviceCookie(theirs))?.value).not.toBe((await deviceCookie(page))?.value)
    await stranger.close()
  })

  test('a flight that is chosen again gives back what its guest held before', async ({ page, request }) => {
    const results = `/flight/search/?session_unique=${await startFlightSearch(request, { leaves: 43 })}`
    const choose = async () => {
      await page.goto(results)
      await cards(page).first().getByRole('button', { name: /^Seç/ }).click()
      const fares = page.getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' })
      await fares
        .getByRole('button', { name: /ile devam et/ })
        .first()
        .click()
      return keyInAddress(page)
    }
    const first = await choose()
    expect((await flightBookingOf(request, first)).state).toBe('unpaid')
    await choose()
    expect((await flightBookingOf(request, first)).state).toBe('expired')
  })
})

test(
  'pages made by the server know the device whose scripts hold the seats',
  { tag: '@phone' },
  async ({ page, request, browser, baseURL }) => {
    const leaves = 44
    await openBusResults(page, request, { leaves })
    const popup = await openSeats(page, roomyTrips(page).nth(4))
    const seat = await freeSeats(popup).first().locator('span').first().innerText()
    await chooseSeat(freeSeats(popup).first(), 'Erkek')
    await popup.getByRole('button', { name: 'Ödemeye Git' }).click()
    await keyInAddress(page)
    const cookie = await deviceCookie(page)
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      value: (await storedValues(page))['uuid'],
    })
    expect(await page.content()).not.toContain(cookie?.value)

    const withoutScripts = await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const plain = await withoutScripts.newPage()
    await plain.goto(`/bus/search/?session_unique=${await startBusSearch(request, { leaves })}`)
    await roomyTrips(plain).nth(4).getByRole('button', { name: /^Seç/ }).click()
    await expect(plain.getByText(`Koltuk ${seat}`, { exact: true })).toBeVisible()
    await withoutScripts.close()
  },
)

test('a device of before keeps its id, and documents take it over', { tag: '@phone' }, async ({ page }) => {
  const kept = 'device-of-before'
  // A page requests the device ID after the traveller's first input, or after ten seconds.
  const touch = () => page.keyboard.press('Tab')
  await open(page, '/')
  await expect
    .poll(async () => {
      await touch()
      return (await storedValues(page))['uuid']
    })
    .toEqual(expect.any(String))
  await page.evaluate(async (id) => {
    const asked = indexedDB.open('ufuk')
    const database = await new Promise<IDBDatabase>((resolve) => {
      asked.addEventListener('success', () => resolve(asked.result))
    })
    const store = database.transaction('keyval', 'readwrite').objectStore('keyval')
    store.put(id, 'uuid')
    store.delete('device-told')
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve))
    database.close()
  }, kept)
  await open(page, '/')
  await expect
    .poll(async () => {
      await touch()
      return (await deviceCookie(page))?.value
    })
    .toBe(kept)
  expect((await storedValues(page))['uuid']).toBe(kept)
})
