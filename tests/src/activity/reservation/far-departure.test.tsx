// @vitest-environment node
/** Tests departures later than those that the page lists, and departures that are no longer sold. */
import { describe, expect, test } from 'vitest'
import { DetailScreen } from '#activity/detail/detail-screen.tsx'
import { loadReservation } from '#activity/reservation/reservation-data.ts'
import { ReservationPopup } from '#activity/reservation/reservation-popup.tsx'
import { Component } from '#activity/reservation/room-selection-route.tsx'
import { ActivityDetail, ActivityDetailResults } from '#contract/activity-detail.ts'
import { ActivityFormData } from '#contract/activity-search.ts'
import { OrganizationDate } from '#contract/activity-parts.ts'
import { addDays } from '#contract/calendar-date.ts'
import { balloon } from '#tests/src/activity/activities.ts'
import { searched, session } from '#tests/src/activity/search/activities.ts'
import { turkishAppInfo } from '#tests/support/app-info.ts'
import { gateway, signal } from '#tests/support/canned-gateway.ts'
import { render } from '#tests/support/render-part.tsx'

const today = '2026-11-22'
const far = addDays(today, 60)
const clock = { now: () => new Date(`${today}T09:00:00Z`), today: () => today }
const on = (start: string, more: object = {}) =>
  OrganizationDate.parse({ id: `a_${start}`, start_date: start, time: '09:00', adult_price: 100, ...more })
const detail = (dates: OrganizationDate[]) => ({
  activity: balloon,
  category: { id: 'balloon', name: 'Balon turu' },
  provider: { name: 'Peri Balon' },
  information: {},
  organization_dates: dates,
})

/**
 * Loads the data of the page on which an activity is reserved. The page's URL contains the departure `organization` and
 * the parameters `query`. The activity has a departure on sale on each of the dates `days`; the call for the activity's
 * details returns only the first of them.
 */
async function loaded(days: readonly string[], organization: string | null, query = '') {
  const { api, asked } = gateway({
    'GET /api/activity/detail/a/': { json: detail(days.slice(0, 1).map((day) => on(day))) },
    'GET /api/activity/detail/a/dates/': { json: { results: days.slice(1).map((day) => on(day)) } },
  })
  const params = new URLSearchParams(query)
  const data = await loadReservation(api, { activity: 'a', organization, params, clock, signal })
  const windows = asked.flatMap(({ path, query }) => {
    const given = new URLSearchParams(query)
    return path.endsWith('/dates/') ? [[given.get('from'), given.get('to')]] : []
  })
  return { ...data, windows, from: windows[0]?.[0] }
}

const reservation = {
  detail: ActivityDetail.parse(detail([on(today)])),
  departures: [on(today)],
  chosen: `a_${today}`,
  gone: true,
  party: { adults: 2, ages: [] },
  searched: true,
  session,
  now: 0,
}

test('the popup begins with the date that the page shows in place of one that is gone, and says so', () => {
  const { html, words } = render(
    <ReservationPopup data={reservation} onClose={() => undefined} onPackages={() => undefined} />,
    { root: { appInfo: turkishAppInfo, today } },
  )
  expect(html).toContain(`<option value="a_${today}" selected`)
  expect(words).toContain('Başlangıç: 09:00')
  expect(words).toContain('en yakın tarihi gösteriyoruz')
})

describe('a departure in 60 days', () => {
  test('is looked for around its day', async () => {
    const { chosen, gone, from } = await loaded([today, far], `a_${far}`, `departure_date=${far}`)
    expect([chosen, gone, from]).toEqual([`a_${far}`, false, far])
  })

  test('is named on the page of its packages, which leads back to it', () => {
    const results = ActivityDetailResults.parse({
      session_unique: session,
      organization: on(far),
      price_packages: [],
      option: ActivityFormData.parse(searched).id,
    })
    const { html, words } = render(<Component />, {
      root: { appInfo: turkishAppInfo, today, reservation, packages: { kind: 'found', results } } as object,
    })
    expect(words).toContain('21 Ocak')
    expect(html).toContain(`<option value="a_${far}" selected`)
    expect(html).toContain(`name="departure_date" value="${far}"`)
    expect(html).toContain(`/activity/detail/goreme-balon/a_${far}/?departure_date=${far}&amp;`)
  })
})

test('departures of the past in an old copy of an activity are not offered', async () => {
  const data = await loaded([addDays(today, -1), far], null)
  expect(data.chosen).toBe(`a_${far}`)
  expect(data.departures.map(({ id }) => id)).toEqual([`a_${far}`])
  expect(data.detail.organization_dates).toEqual([])
})

describe('a day after the last departure', () => {
  test('leads to the departure before it, and says so', async () => {
    const last = addDays(today, 40)
    const after = addDays(today, 120)
    const { chosen, gone, windows } = await loaded([today, last], null, `departure_date=${after}`)
    expect([chosen, gone]).toEqual([`a_${last}`, true])
    expect(windows).toEqual([
      [after, addDays(after, 45)],
      [addDays(after, -92), after],
    ])
  })
})

describe('another departure than the asked one is told', () => {
  test.each([
    ['in place of one that is gone', [today, far], 'gone', '', true],
    ['in place of a day without one', [today, far], null, `departure_date=${addDays(today, 3)}`, true],
    ['not on the asked day', [today, far], null, `departure_date=${far}`, false],
    ['not without a wish', [today], null, '', false],
    ['not where nothing is on sale', [], 'gone', '', false],
  ])('%s', async (_, days, organization, query, gone) => {
    expect((await loaded(days, organization, query)).gone).toBe(gone)
  })
})

test.each(['SOLD_OUT', 'CLOSED'])(
  'a departure in the URL that is %s gives way to the next one, which is told',
  async (status) => {
    const next = addDays(today, 2)
    const { api } = gateway({
      'GET /api/activity/detail/a/': { json: detail([on(today, { status }), on(next)]) },
      'GET /api/activity/detail/a/dates/': { json: { results: [] } },
    })
    const params = new URLSearchParams()
    const data = await loadReservation(api, { activity: 'a', organization: `a_${today}`, params, clock, signal })
    expect([data.chosen, data.gone]).toEqual([`a_${next}`, true])
    const { words } = render(<DetailScreen data={data} />, { root: { appInfo: turkishAppInfo, today } })
    expect(words).toContain('Seçtiğiniz tarih satışta değil')
  },
)
