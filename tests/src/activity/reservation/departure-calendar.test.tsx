// @vitest-environment node
import { expect, test } from 'vitest'
import { DepartureCalendar } from '#activity/reservation/departure-calendar.tsx'
import { OrganizationDate } from '#contract/activity-parts.ts'
import { turkishAppInfo } from '#tests/support/app-info.ts'
import { render } from '#tests/support/render-part.tsx'

const today = '2026-12-01'
const on = (start: string, more: object) =>
  OrganizationDate.parse({ id: `${start}${JSON.stringify(more)}`, start_date: start, time: '09:00', ...more })

test('a day shows its lowest price for an adult, never the total for a party', () => {
  const departures = [
    on('2026-12-03', { price: 2700, adult_price: 1350 }),
    on('2026-12-03', { price: 1100 }),
    on('2026-12-04', { price: 4200 }),
  ]
  const dates = { departures, loading: false, again: undefined, show: () => undefined }
  const { html } = render(<DepartureCalendar dates={dates} chosen={undefined} onChoose={() => undefined} />, {
    root: { appInfo: turkishAppInfo, today },
  })
  const days = [...html.matchAll(/visually-hidden">([34] Aralık [^<]*)</g)].map(([, words]) => words)
  expect(days).toEqual(['3 Aralık Perşembe, 1.350,00\u00A0₺', '4 Aralık Cuma, yer var'])
})
