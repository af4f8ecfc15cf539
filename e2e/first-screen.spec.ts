/**
 * Checks how many complete results the first screen shows, and where the first one begins
 * (docs/decisions/0042-result-rows.md).
 */
import type { Page } from 'playwright/test'
import { startFlightSearch } from './support/flight-search.ts'
import { startActivitySearch } from './support/activity-search.ts'
import { startBusSearch } from './support/bus-search.ts'
import { cards, isWide, readEnglish, wholeCards } from './support/search.ts'
import { expect, test } from './support/test.ts'
import { startTransferSearch } from './support/transfer-search.ts'

/** Expects at least this many complete results on the first screen, and on phones the first one near the top. */
async function expectAtAGlance(page: Page, what: string, onPhones: number, onWide = 6): Promise<void> {
  await expect(cards(page).first(), what).toBeVisible()
  expect(await wholeCards(page), what).toBeGreaterThanOrEqual(isWide(page) ? onWide : onPhones)
  if (!isWide(page)) expect((await cards(page).first().boundingBox())?.y, what).toBeLessThan(200)
}

for (const language of ['tr', 'en'])
  test(`shows many results at a glance in ${language}`, async ({ page, request, baseURL }) => {
    if (language === 'en') await readEnglish(page, baseURL ?? '')
    const results = async (product: string, session: string) => {
      await page.goto(`/${product}/search/?session_unique=${session}`)
    }
    await results('flight', await startFlightSearch(request))
    await expectAtAGlance(page, 'flights one way', 5)
    await results('flight', await startFlightSearch(request, { returns: 37 }))
    await expectAtAGlance(page, 'flights of a round trip', 3)
    await results('flight', await startFlightSearch(request, { from: 'IST', to: 'JFK', returns: 35 }))
    await expectAtAGlance(page, 'pairs of flights', 3, 3)
    await results('bus', await startBusSearch(request))
    await expectAtAGlance(page, 'bus trips', 4)
    await results('transfer', await startTransferSearch(request))
    await expectAtAGlance(page, 'vehicles', 3)
    await results('transfer', await startTransferSearch(request, { from: 'AYT', to: 'Belek', returns: 37 }))
    await expectAtAGlance(page, 'vehicles of a round trip', 3)
    await results('activity', await startActivitySearch(request, { category: 'muze' }))
    await expectAtAGlance(page, 'activities', 3)
  })
