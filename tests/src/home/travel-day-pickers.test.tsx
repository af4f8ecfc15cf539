// @vitest-environment node
import { expect, test } from 'vitest'
import { DayPicker, TravelDayPickers } from '#home/travel-day-pickers.tsx'
import { render } from '#tests/support/render-part.tsx'

const day = '2027-11-01'
const shared = { state: { opened: 'departure_date', close: () => undefined }, onChange: () => undefined } as const
const pickers = {
  'one day': <DayPicker {...shared} day={day} />,
  'a journey': <TravelDayPickers {...shared} dates={{ departure: day, return: day }} roundTrip={false} stay={3} />,
}

test.each(Object.entries(pickers))(
  'the calendar of %s ends with the last day on sale of the current day',
  (_, picker) => {
    const last = (today: string) => {
      const { html } = render(picker, { root: { today } })
      return [...html.matchAll(/<button(?![^>]*disabled)[^>]*><span[^>]*>(\d+) Kasım/g)].at(-1)?.[1]
    }
    expect(last('2026-12-01')).toBe('1')
    expect(last('2026-12-02')).toBe('2')
  },
)
