/** Tests the flight results when calls are slow, fail or are refused (docs/product/booking.md#results). */
import { openFares, openFlightResults, searchFlightsFromHome } from './support/flight-search.ts'
import { dayAhead } from './support/gateway.ts'
import { cards, withFaults } from './support/search.ts'
import { expect, test } from './support/test.ts'

const resultsCall = '**/api/flight/gateway/search/?session_unique=*'
const selectCall = '**/api/flight/gateway/search/select/'

test.describe('when the gateway fails', { tag: '@phone' }, () => {
  test.use(withFaults)

  test('shows a preloader while the flights are on their way', async ({ page, request }) => {
    await openFlightResults(page, request, { leaves: 40 })
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(resultsCall, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Sonraki' }).click()
    const preloader = page.getByRole('status', { name: 'Uçuşlar aranıyor…', exact: true })
    await expect(preloader).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    letGo()
    await expect(cards(page).first()).toBeVisible()
    await expect(preloader).toHaveCount(0)
    await expect(page.getByLabel('Gidiş tarihi')).toHaveValue(dayAhead(41))
  })

  test('shows that nothing was found, and tries again', async ({ page }) => {
    await page.route(resultsCall, (route) => route.fulfill({ status: 500, json: {} }))
    await searchFlightsFromHome(page)
    await expect(page.getByRole('heading', { name: 'Uçuşlar yüklenemedi' })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Uçuşlar aranıyor' })).toHaveCount(0)
    await page.unroute(resultsCall)
    await page.getByRole('link', { name: 'Yeniden dene' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('offers a search that is over once more', async ({ page }) => {
    await page.route(resultsCall, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), research: true, search: [] } })
    })
    await searchFlightsFromHome(page)
    await expect(page.getByRole('heading', { name: 'Aramanızın süresi doldu' })).toBeVisible()
    await page.unroute(resultsCall)
    await page.getByRole('button', { name: 'Yeniden ara' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  for (const research of [false, true]) {
    test(`says why a flight can't be selected${research ? ' and goes back where the search is over' : ''}`, async ({
      page,
    }) => {
      await page.route(selectCall, (route) =>
        route.fulfill({ json: { status: false, research, message: 'Bu uçuşta yer kalmadı.' } }),
      )
      await searchFlightsFromHome(page)
      const fares = await openFares(cards(page).first())
      await fares
        .getByRole('button', { name: /ile devam et/ })
        .first()
        .click()
      const alert = page.getByRole('alertdialog', { name: 'Bu uçuşta yer kalmadı.' })
      await alert.getByRole('button', { name: 'Tamam' }).click()
      await expect(alert).toBeHidden()
      if (research) await expect(page.getByRole('heading', { name: 'Nereye uçuyoruz?' })).toBeVisible()
      else await expect(page).toHaveURL(/\/flight\/search\//)
    })
  }

  test('goes back when the selection gets no answer', async ({ page }) => {
    await page.route(selectCall, (route) => route.abort())
    await searchFlightsFromHome(page)
    const fares = await openFares(cards(page).first())
    await fares
      .getByRole('button', { name: /ile devam et/ })
      .first()
      .click()
    const alert = page.getByRole('alertdialog', { name: 'Bir sorun oluştu lütfen tekrar deneyin' })
    await alert.getByRole('button', { name: 'Tamam' }).click()
    await expect(page.getByRole('heading', { name: 'Nereye uçuyoruz?' })).toBeVisible()
  })
})
