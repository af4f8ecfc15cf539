/** Performs the steps of a traveller on the activity search screens. */
import type { APIRequestContext, Locator, Page } from 'playwright/test'
import type { ActivityDates } from '#contract/activity-detail.ts'
import { dayAhead } from './gateway.ts'
import { expect, open } from './test.ts'

interface AskedActivities {
  location?: string
  category?: string
  /** Date of the activity, in days from today. */
  ahead?: number
  adults?: number
  childAges?: number[]
}

export const balloon = 'goreme-gun-dogumu-balon'

/**
 * Returns the number of days from today, at least twelve, to the first day on which all these activities have many free
 * places. The first activity also has them on the next day, which is in the same month.
 */
export async function daysUntil(request: APIRequestContext, activities: readonly string[]): Promise<number> {
  const [from, to] = [12, 60]
  const query = `from=${dayAhead(from)}&to=${dayAhead(to)}&adult_count=2&child_count=0`
  const offered = await Promise.all(
    activities.map(async (id) => {
      const dates: ActivityDates = await (await request.get(`/api/activity/detail/${id}/dates/?${query}`)).json()
      return new Set(
        dates.results.flatMap((date) => (date.status === 'AVAILABLE' ? [date.start_date.slice(0, 10)] : [])),
      )
    }),
  )
  const days = Array.from({ length: to - from }, (_, index) => from + index)
  const monthOf = (day: number) => dayAhead(day).slice(0, 7)
  const found = days
    .filter((day) => monthOf(day) === monthOf(day + 1))
    .find((day) => offered.every((of) => of.has(dayAhead(day))) && offered[0]?.has(dayAhead(day + 1)))
  expect(found).toBeDefined()
  return found ?? from
}

/** Starts a search, on a day with a balloon flight if no day is given; returns its session key. */
export async function startActivitySearch(request: APIRequestContext, asked: AskedActivities = {}): Promise<string> {
  const { location = 'goreme', category, adults = 2, childAges = [] } = asked
  const ahead = asked.ahead ?? (await daysUntil(request, [balloon]))
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

/** Starts an activity search by an API call and opens its results; returns the session key. */
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

/** Opens the popup with the packages on an activity's page. */
export async function openReservation(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Rezervasyon yap' }).click()
  const popup = page.getByRole('dialog', { name: 'Rezervasyon' })
  await expect(popup).toBeVisible()
  return popup
}
