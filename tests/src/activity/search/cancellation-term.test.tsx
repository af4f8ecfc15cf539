// @vitest-environment node
import { expect, test } from 'vitest'
import { CancellationTerms } from '#activity/cancellation-terms.tsx'
import { CancellationTerm } from '#booking/results/cancellation-term.tsx'
import { render } from '#tests/support/render-part.tsx'

const free = '2026-12-02T09:00:00Z'
const closes = '2026-12-03T05:00:00Z'
const said = (at: string, fee: number) => {
  const cancellation = { free_until: free, fee_percent: fee, closes_at: closes }
  return render(<CancellationTerm cancellation={cancellation} now={Date.parse(at)} />).words.trim()
}

test.each([
  ['2026-12-02T08:59:59Z', 50, '2 Ara 12:00 öncesi ücretsiz iptal'],
  [free, 50, 'İptalde %50 kesinti'],
  [closes, 50, 'Çevrim içi iptal edilemez'],
  // If an activity charges no fee, its cancellation is free until online cancellation closes.
  [free, 0, '3 Ara 08:00 öncesi ücretsiz iptal'],
  [closes, 0, 'Çevrim içi iptal edilemez'],
])('at %s with a fee of %i percent: %s', (at, fee, words) => {
  expect(said(at, fee)).toBe(words)
})

test('deadlines are in the time of the activity, which is said where it is not that of Istanbul', () => {
  const now = Date.parse('2026-12-01T09:00:00Z')
  const terms = { free_until: free, fee_percent: 50, closes_at: closes }
  const card = (zone: string) => render(<CancellationTerm cancellation={{ ...terms, time_zone: zone }} now={now} />)
  expect(card('Europe/London').words).toContain('2 Ara 09:00 GMT+0 öncesi')
  const page = (zone: string) => render(<CancellationTerms cancellation={{ ...terms, time_zone: zone }} now={now} />)
  expect(page('Europe/London').words).toContain('2 Aralık 2026 09:00 tarihine kadar ücretsiz')
  expect(page('Europe/London').words).toContain('3 Aralık 2026 05:00')
  expect(page('Europe/London').words).toContain('yerin saatidir')
  expect(page('Europe/Istanbul').words).toContain('2 Aralık 2026 12:00')
  expect(page('Europe/Istanbul').words).not.toContain('yerin saatidir')
})
