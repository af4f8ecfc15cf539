// @vitest-environment node
import { expect, test } from 'vitest'
import { CancellationTerms } from '#activity/cancellation-terms.tsx'
import { activityFormContext, arrivalToBegin, passportExpiryBounds } from '#activity/payment/activity-payment-rules.ts'
import { ActivitySummaryCard } from '#activity/payment/activity-summary-card.tsx'
import { useGroupLines } from '#activity/payment/use-group-lines.ts'
import { PriceCard } from '#booking/payment/price-card.tsx'
import { activityPaymentForm } from '#contract/activity-payment.ts'
import { activityBooking } from '#tests/support/activity-booking.ts'
import { payer } from '#tests/support/payer.ts'
import { render } from '#tests/support/render-part.tsx'

function Prices({ discount = 0 }: { discount?: number }) {
  const lines = useGroupLines(activityBooking().group_tickets)
  return <PriceCard lines={lines} discount={discount} total={5760 - discount} />
}

test('each group has its total, and below it base, tax unless it is zero, and fee', () => {
  const { words } = render(<Prices />)
  expect(words).toMatch(/1 × Yetişkin ?3\.600,00/)
  expect(words).toMatch(/Temel ücret ?3\.000,00.*Vergi ?600,00.*Hizmet bedeli ?0,00/)
  expect(words).toMatch(/1 × Çocuk ?2\.160,00.*Temel ücret ?2\.160,00/)
  expect(words.match(/Vergi/g)).toHaveLength(1)
  expect(words).toMatch(/Toplam ?5\.760,00/)
})

test('a coupon is a negative line', () => {
  expect(render(<Prices discount={100} />).words).toMatch(/İndirim ?-100,00.*Toplam ?5\.660,00/)
})

const { free_until: free, closes_at: closes } = activityBooking().cancellation ?? { free_until: '', closes_at: '' }
const termsAt = (at: number, changes = {}) => {
  const cancellation = {
    free_until: free,
    closes_at: closes,
    fee_percent: 50,
    time_zone: 'Europe/Istanbul',
    ...changes,
  }
  return render(<CancellationTerms cancellation={cancellation} now={at} />).words
}

test('the terms name the instants, in the time of Istanbul', () => {
  const before = termsAt(Date.parse(free) - 1)
  expect(before).toContain('2 Aralık 2026 08:45')
  expect(before).toContain('3 Aralık 2026 04:45')
  expect(before).toContain('%50')
  expect(termsAt(Date.parse(free))).not.toContain('ücretsiz')
  expect(termsAt(Date.parse(closes))).toContain('artık çevrim içi iptal edilemez')
})

test('terms that end with the free time tell no fee', () => {
  for (const changes of [{ fee_percent: 0 }, { free_until: closes }]) {
    const words = termsAt(0, changes)
    expect(words).toContain('3 Aralık 2026 04:45 tarihine kadar ücretsiz')
    expect(words).not.toContain('kesinti')
  }
})

test('the summary tells package, language, meeting point and what is not included', () => {
  const { words } = render(<ActivitySummaryCard booking={activityBooking({ not_included: ['Bahşiş'] })} now={0} />)
  for (const text of [
    '3 Aralık',
    '08:45',
    'Grupla',
    'Dil: Türkçe, İngilizce',
    'Kuşadası Limanı',
    'Liman Cd.',
    'Bahşiş',
  ])
    expect(words).toContain(text)
})

const passenger = { name: 'Deniz', surname: 'Öztürk', gender: 'F', citizen_number: '17291716060' }
const form = (births: [string, string]) => ({
  session_unique: 'activityactivityactiv1',
  ...payer,
  passengers: [
    { ...passenger, birth_date: births[0] },
    { ...passenger, citizen_number: '10000000146', birth_date: births[1] },
  ],
})

test('birth dates fit the unit of each ticket on the day of the activity', () => {
  const schema = activityPaymentForm(activityFormContext(activityBooking(), '2026-11-21'))
  const failed = (births: [string, string]) =>
    schema.safeParse(form(births)).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(failed(['2008-12-03', '2014-12-04'])).toEqual([])
  expect(failed(['2008-12-04', '2014-12-03'])).toEqual(['passengers.0.birth_date', 'passengers.1.birth_date'])
  expect(passportExpiryBounds('2026-12-03').min).toBe('2026-12-03')
})

test('a day of arrival that was cleared stays cleared, and is that of this booking alone', () => {
  const booking = activityBooking({ arrival_date: '2026-12-01' })
  const own = { session_unique: booking.session_unique }
  expect(arrivalToBegin(booking, null)).toBe('2026-12-01')
  expect(arrivalToBegin(booking, { ...own, arrival_date: '2026-12-02' })).toBe('2026-12-02')
  expect(arrivalToBegin(booking, own)).toBe('')
  expect(arrivalToBegin(booking, { session_unique: 'another', arrival_date: '2026-12-02' })).toBe('2026-12-01')
  expect(arrivalToBegin(activityBooking(), null)).toBe('')
})
