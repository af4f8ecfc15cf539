/** Steps of a traveller on the activity search screens. */
import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test'
import { dayAhead } from './gateway.ts'
import { open } from './test.ts'

interface AskedActivities {
  location?: string
  category?: string
  /** Days from today. */
  ahead?: number
  adults?: number
  childAges?: number[]
}

/** Starts a search; returns its session. */
export async function startActivitySearch(request: APIRequestContext, asked: AskedActivities = {}): Promise<string> {
  const { location = 'goreme', category, ahead = 12, adults = 2, childAges = [] } = asked
  const response = await request.post('/api/activity/gateway/search/', {
    data: {
      ...(category ? { category_id: category } : { location_id: location }),
      departure_date: dayAhead(ahead),
      adult_count: adults,
      child_count: childAges.length,
      child_ages: childAges,
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  const reply: { session_unique: string } = await response.json()
  return reply.session_unique
}

/** Starts a search by an API call and opens its results; returns the session. */
export async function openActivityResults(
  page: Page,
  request: APIRequestContext,
  asked: AskedActivities = {},
): Promise<string> {
  const session = await startActivitySearch(request, asked)
  await open(page, `/activity/search/?session_unique=${session}`)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ sonuç bulundu$/ })).toBeVisible()
  return session
}

/** Opens the reservation popup of an activity's page. */
export async function openReservation(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Rezervasyon yap' }).click()
  const popup = page.getByRole('dialog', { name: 'Rezervasyon' })
  await expect(popup).toBeVisible()
  return popup
}
