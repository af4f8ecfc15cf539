// @vitest-environment node
import { expect, test } from 'vitest'
import { DatesPopup } from '#booking/day-prices/dates-popup.tsx'
import { render } from '#tests/support/render-part.tsx'

const root = { today: '2027-01-06' }

function popup(asks: 'departure' | 'return', departure: string) {
  return render(
    <DatesPopup
      dates={{ departure, return: '2027-01-09' }}
      roundTrip
      asks={asks}
      stay={3}
      max="2027-12-06"
      today={root.today}
      open
      priced={() => ({ product: 'flight', fields: {} })}
      onClose={() => undefined}
    />,
    { root },
  )
}

/** Returns the days of the month that can be pressed. */
const enabled = (html: string) =>
  [...html.matchAll(/<button(?![^>]*disabled)[^>]*><span[^>]*>(\d+) Ocak/g)].map(([, day]) => Number(day))

test('the return can be chosen from the departure on, and not before today', () => {
  expect(enabled(popup('return', '2027-01-08').html)[0]).toBe(8)
  expect(enabled(popup('return', '2027-01-04').html)[0]).toBe(6)
})

test('holidays of weeks that are not shown are not named', () => {
  expect(popup('departure', '2027-01-08').words).not.toContain('Yılbaşı')
})

test('nothing is said of prices until there are any', () => {
  expect(popup('departure', '2027-01-08').words).not.toContain('en düşük fiyat')
})

test('before the width of the window is known, months stand one below the other', () => {
  const { html } = popup('departure', '2027-01-08')
  expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
    'Ocak 2027',
    'Şubat 2027',
    'Mart 2027',
  ])
  expect(popup('departure', '2027-11-20').html.match(/role="grid"/g)).toHaveLength(12)
})
