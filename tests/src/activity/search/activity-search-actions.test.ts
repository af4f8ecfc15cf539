// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { searchActivitiesOtherDay, selectActivity } from '#activity/search/activity-search-actions.ts'
import {
  activitySearchFields,
  activitySearchFromOption,
  searchFromAddress,
} from '#activity/search/activity-search-again.ts'
import { ActivityFormData } from '#contract/activity-search.ts'
import { searched, session } from '#tests/src/activity/search/activities.ts'
import { gateway, outcome, posted, signal } from '#tests/support/canned-gateway.ts'

const selectPath = 'POST /api/activity/gateway/search/select/'
const searchPath = 'POST /api/activity/gateway/search/'
const today = '2026-11-22'
const form = { product_id: `${session}.a`, activity_id: 'a', adult_count: '2', child_count: '1', child_ages: '7' }
const started = { [searchPath]: { json: { session_unique: session, form_data: searched } } }

describe('selecting an activity', () => {
  test('leads to room selection with the day, the party, the departure and the session of the reply', async () => {
    const reply = {
      status: true,
      research: false,
      message: '',
      selected_activity: 'a',
      organization_id: 'a_1',
      session_unique: 'vutsrqponmlkjihgfedcba',
    }
    const { api, asked } = gateway({ [selectPath]: { json: reply } })
    const onDay = posted({ ...form, departure_date: '2026-12-04' })
    expect(outcome(await selectActivity(api, onDay, session, signal))).toBe(
      '/activity/room-selection/a/?departure_date=2026-12-04&adult_count=2&child_count=1&child_ages=7&session_unique=vutsrqponmlkjihgfedcba&organization_id=a_1',
    )
    expect(asked[0]?.body).toEqual({ product_id: `${session}.a`, session_unique: session })
  })

  test('leads there before a backend that answers no more than the brief lists', async () => {
    const { api } = gateway({ [selectPath]: { json: { status: true, research: false, message: '' } } })
    expect(outcome(await selectActivity(api, posted(form), session, signal))).toMatch(
      /^\/activity\/room-selection\/a\/\?.*session_unique=abcdefghijklmnopqrstuv$/,
    )
  })

  test.each([
    ['refused', { json: { status: false, research: true, message: 'Satıldı.' } }, 'Satıldı.', 409],
    ['lost', 'cut' as const, null, 503],
  ])('that is %s is an alert', async (_, answer, message, status) => {
    const { api } = gateway({ [selectPath]: answer })
    expect(outcome(await selectActivity(api, posted(form), session, signal))).toEqual({
      data: { alert: { message, back: true } },
      status,
    })
  })
})

describe('searching again', () => {
  test('posts the same place and party on another day', async () => {
    const { api, asked } = gateway(started)
    const fields = activitySearchFields(ActivityFormData.parse(searched))
    const days = { departure_date: '2026-12-09', shown_departure_date: '2026-12-04', shown_return_date: '' }
    const to = outcome(await searchActivitiesOtherDay(api, posted({ ...fields, ...days }), today, signal))
    expect(to).toBe(`/activity/search/?session_unique=${session}`)
    expect(asked[0]?.body).toMatchObject({
      location_id: 'goreme',
      departure_date: '2026-12-09',
      adult_count: 2,
      child_count: 1,
      child_ages: [7],
    })
  })

  test('moves a saved search of a past day to today', async () => {
    const option = { json: { form_data: { ...searched, departure_date: '2026-01-02' } } }
    const { api, asked } = gateway({ 'GET /api/activity/option/opt-1/': option, ...started })
    await expect(activitySearchFromOption(api, 'opt-1', today, signal)).resolves.toBe(session)
    expect(asked.at(-1)?.body).toMatchObject({ departure_date: today, location_id: 'goreme' })
  })

  test.each([
    ['category_id=balon', { category_id: 'balon', departure_date: today, adult_count: 2, child_count: 0 }],
    [
      'location_id=goreme&departure_date=2026-12-05&adult_count=1',
      { location_id: 'goreme', departure_date: '2026-12-05', adult_count: 1 },
    ],
    ['category_id=balon&departure_date=2020-01-01&adult_count=99', { departure_date: today, adult_count: 8 }],
  ])('starts one from the address ?%s', async (query, body) => {
    const { api, asked } = gateway(started)
    await expect(searchFromAddress(api, new URLSearchParams(query), today, signal)).resolves.toBe(session)
    expect(asked[0]?.body).toMatchObject(body)
  })

  test.each(['', 'adult_count=2', 'category_id=%3Cb%3E'])('starts none from ?%s', async (query) => {
    const { api, asked } = gateway(started)
    await expect(searchFromAddress(api, new URLSearchParams(query), today, signal)).resolves.toBeNull()
    expect(asked).toEqual([])
  })
})
