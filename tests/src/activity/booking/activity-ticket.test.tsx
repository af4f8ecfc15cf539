// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ActivityTicketView } from '#activity/booking/activity-ticket-view.tsx'
import { codesToScan } from '#activity/booking/codes-to-scan.ts'
import { MeetingCard } from '#activity/booking/meeting-card.tsx'
import { PickUpCard } from '#activity/booking/pick-up-card.tsx'
import { asksForPickUp } from '#activity/booking/load-activity-ticket.ts'
import { VouchersCard } from '#activity/booking/vouchers-card.tsx'
import { trackPosition } from '#activity/booking/track-position.ts'
import { drawPoints } from '#activity/draw-points.ts'
import { placeOf } from '#contract/activity-place.ts'
import { ticketLines } from '#booking/check-pnr/saved-tickets.ts'
import { mapSize } from '#booking/map/map-size.ts'
import { ActivityBooking } from '#contract/activity-booking.ts'
import type { Voucher } from '#contract/voucher.ts'
import { keptTickets } from '#profile/tickets/kept-tickets.ts'
import { activityBooking, activitySession } from '#tests/support/activity-booking.ts'
import { render } from '#tests/support/render-part.tsx'
import { routeArgs } from '#tests/support/route-args.ts'

test('meeting points stand on their map, north up', () => {
  const degree = fc.double({ min: -0.2, max: 0.2, noNaN: true })
  const point = fc.record({
    latitude: degree.map((by) => 38 + by),
    longitude: degree.map((by) => 27 + by),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 4 }), (points) => {
      const drawn = drawPoints(points)
      for (const { x, y } of drawn) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(mapSize.width)
        expect(y).toBeGreaterThanOrEqual(20)
        expect(y).toBeLessThanOrEqual(mapSize.height)
      }
      const [first, second] = points
      if (first && second && first.latitude - second.latitude > 0.01)
        expect(drawn[0]?.y ?? 0).toBeLessThan(drawn[1]?.y ?? 0)
    }),
  )
  expect(drawPoints([{ latitude: 38, longitude: 27 }])[0]?.x).toBe(mapSize.width / 2)
})

test('a place is named once', () => {
  expect(placeOf({ name: 'Bodrum', city: { name: 'Muğla' } })).toBe('Bodrum, Muğla')
  expect(placeOf({ name: 'Mardin', city: { name: 'Mardin' } })).toBe('Mardin')
  expect(placeOf({ name: '', city: { name: 'Mardin' } })).toBe('Mardin')
})

test('the pick-up is asked for where it may be known and the booking does not tell it', () => {
  const from = Date.parse('2026-12-02T05:45:00Z')
  expect(asksForPickUp(activityBooking(), from - 1)).toBe(false)
  expect(asksForPickUp(activityBooking(), from)).toBe(true)
  expect(asksForPickUp(activityBooking({ package: null, operation_from: null }), 0)).toBe(true)
  expect(asksForPickUp(activityBooking({ operation_from: null }), from)).toBe(false)
  expect(asksForPickUp(activityBooking({ state: 'cancelled' }), from)).toBe(false)
})

test('the day of arrival is on the ticket if it was told', () => {
  const ticket = (arrival: string | null) =>
    render(<ActivityTicketView booking={activityBooking({ arrival_date: arrival })} />).words
  expect(ticket('2026-12-02')).toContain('Varış tarihiniz: 2 Aralık Çarşamba')
  expect(ticket(null)).not.toContain('Varış tarihiniz')
})

test('the organiser’s codes stand on the ticket as text, its files as links, each with whose it is', () => {
  const vouchers: Voucher[] = [
    { format: 'QRCODE', value: 'SKY-1', traveller: 0 },
    { format: 'CODE128', value: 'SKY-1', traveller: 0 },
    { format: 'PKPASS_URL', value: 'https://tickets.example/1.pkpass', traveller: 1 },
  ]
  const card = (state: 'ticketed' | 'cancelled') =>
    render(<VouchersCard booking={activityBooking({ vouchers, state })} offline={false} />)
  const { words, html } = card('ticketed')
  expect(words.match(/SKY-1/g)).toHaveLength(1)
  expect(words).toContain('Deniz ÖZTÜRK SKY-1')
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/tickets\.example\/1\.pkpass"[^>]*aria-label="Cüzdana ekle: Duru ÖZTÜRK"/,
  )
  expect(card('cancelled').words).toBe('')
})

const pdf = (traveller: number | null = null): Voucher => ({
  format: 'PDF_URL',
  value: 'https://tickets.example/1.pdf',
  traveller,
})
const voucherCard = (changes: Parameters<typeof activityBooking>[0], offline = false) =>
  render(<VouchersCard booking={activityBooking(changes)} offline={offline} />)

test('without a network, the ticket says that the organiser’s files need one', () => {
  const said = 'Dosyaları açmak için internet bağlantısı gerekir.'
  expect(voucherCard({ vouchers: [pdf()] }, true).words).toContain(said)
  expect(voucherCard({ vouchers: [pdf()] }).words).not.toContain(said)
  expect(voucherCard({ vouchers: [{ format: 'QRCODE', value: 'SKY-1', traveller: null }] }, true).words).not.toContain(
    said,
  )
})

test('codes that the organiser has promised are announced until they come', () => {
  const said = 'Düzenleyen giriş kodunu ya da biletini sonra gönderir'
  expect(voucherCard({ vouchers_to_come: true }).words).toContain(said)
  expect(voucherCard({ vouchers_to_come: true, state: 'cancelled' }).words).toBe('')
  expect(voucherCard({ vouchers_to_come: true, vouchers: [pdf()] }).words).not.toContain(said)
  expect(voucherCard({}).words).toBe('')
})

test('each code is copied by a button that names it, and a traveller without a name by the place', () => {
  const vouchers: Voucher[] = [
    { format: 'QRCODE', value: 'SKY-1', traveller: 0 },
    { format: 'QRCODE', value: 'SKY-2', traveller: 0 },
    { format: 'QRCODE', value: 'SKY-3', traveller: 7 },
  ]
  const { html, words } = voucherCard({ vouchers })
  expect(html.match(/aria-label="Kopyala: [^"]*"/g)).toEqual([
    'aria-label="Kopyala: SKY-1, Deniz ÖZTÜRK"',
    'aria-label="Kopyala: SKY-2, Deniz ÖZTÜRK"',
    'aria-label="Kopyala: SKY-3, 8. Katılımcı"',
  ])
  expect(words).toContain('8. Katılımcı SKY-3')
})

describe('what is scanned', () => {
  const scanned = (changes: Parameters<typeof activityBooking>[0]) =>
    codesToScan(activityBooking(changes), '3 Aralık', (place) => `${place}. Katılımcı`)
  const route = 'Efes ve Meryem Ana Evi'
  const own = { route, start: '3 Aralık', pnr: 'EFS4XI' }

  test('is the PNR where the organiser knows it', () => {
    expect(scanned({})).toEqual([own])
  })

  test('is the organiser’s number where its files alone admit, or nothing has come yet', () => {
    const numbered = { ...own, pnr: null, organiserReference: 'FS5D4Y' }
    expect(scanned({ vouchers: [pdf()], organiser_reference: 'FS5D4Y' })).toEqual([numbered])
    expect(scanned({ organiser_reference: 'FS5D4Y', vouchers_to_come: true })).toEqual([numbered])
  })

  test('is nothing where the organiser has neither codes nor a number', () => {
    expect(scanned({ vouchers: [pdf()] })).toEqual([])
    expect(scanned({ vouchers_to_come: true })).toEqual([])
  })

  test('is the code of each traveller who has one, in each of its formats', () => {
    const square = { format: 'QRCODE', value: 'SKY-1', traveller: 0 } as const
    const bars = { ...square, format: 'CODE128' } as const
    const ofOne = { route: 'Deniz ÖZTÜRK', start: `${route}, 3 Aralık`, pnr: 'EFS4XI' }
    expect(scanned({ vouchers: [square, bars, pdf(1)], organiser_reference: 'FS5D4Y' })).toEqual([
      { ...ofOne, entry: square },
      { ...ofOne, entry: bars },
    ])
  })
})

test('a kept ticket with a link that is not encrypted is shown without vouchers', () => {
  const vouchers = [{ format: 'PDF_URL', value: 'http://tickets.example/1.pdf', traveller: null }]
  expect(ActivityBooking.parse({ ...activityBooking(), vouchers }).vouchers).toEqual([])
})

const nowhere = { latitude: null, longitude: null }

test('where there is no meeting point, the ticket says where the activity is', () => {
  const venue = { name: 'Southwark', time: null, address: 'London', directions: '', minutes_before: 0, ...nowhere }
  const card = (changes: Parameters<typeof activityBooking>[0]) =>
    render(<MeetingCard booking={activityBooking({ departure_zones: [], venue, ...changes })} />).words
  expect(card({})).toContain('Nerede')
  expect(card({})).toContain('Southwark')
  expect(card({})).not.toContain('Buluşma noktası')
  expect(card({ state: 'cancelled' })).not.toContain('Southwark')
})

test('a shared position is told with its end, also while the pick-up is not known', () => {
  const card = (changes: Parameters<typeof activityBooking>[0]) => {
    const booking = activityBooking({ state: 'ticketed', ...changes })
    return render(<PickUpCard booking={booking} offline={false} />).words
  }
  const shared = { shared_until: '2026-12-02T08:30:00Z' }
  expect(card(shared)).toContain('2 Aralık 2026 11:30 itibarıyla kendiliğinden silinir')
  expect(card(shared)).toContain('Paylaşmayı durdur')
  expect(card({})).not.toContain('Konum')
})

test('a kept activity is listed by name and place, and counts as a ticket of the account', async () => {
  const saved = [{ sessionUnique: activitySession, savedAt: '2026-11-21T08:00:00.000Z', booking: activityBooking() }]
  expect(ticketLines(saved, '2026-11-21')).toEqual([
    {
      address: `/activity/booking/detail/${activitySession}/`,
      pnr: 'EFS4XI',
      from: { code: 'Efes ve Meryem Ana Evi', city: 'Efes ve Selçuk, İzmir' },
      to: null,
      date: '2026-12-03',
      time: '08:45',
      startsAt: null,
      endsAt: null,
    },
  ])
  expect(await keptTickets('activity', saved)).toMatchObject([
    { title: ['Efes ve Meryem Ana Evi'], date: '2026-12-03', time: '08:45', pnr: 'EFS4XI', price: 5760 },
  ])
})

const path = `/api/activity-transfer/operation/location/tracking/${activitySession}/`
async function track(form: Record<string, string>, answers = {}) {
  const { args, calls } = routeArgs(`/activity/booking/detail/${activitySession}/`, answers, { form })
  const result = await trackPosition({ ...args, params: { session_unique: activitySession } })
  return { result, calls }
}

test('a post about anything else is left to the cancellation', async () => {
  const { result, calls } = await track({ confirm: 'true' })
  expect([result, calls]).toEqual([null, []])
})

test('sharing sends the position, stopping deletes it; without scripts both lead back to the ticket', async () => {
  const shared = Response.json({ lat: 37.9, lon: 27.3, until: '2026-11-21T10:00:00Z' })
  for (const [form, call, answer] of [
    [{ tracking: 'share', lat: '37.9', lon: '27.3' }, `POST ${path}`, shared],
    [{ tracking: 'stop' }, `DELETE ${path}`, new Response(null, { status: 204 })],
  ] as const) {
    const { result, calls } = await track(form, { [call]: () => answer })
    expect(calls).toHaveLength(1)
    expect(result).toBeInstanceOf(Response)
    expect((result as Response).headers.get('Location')).toBe(`/activity/booking/detail/${activitySession}/`)
  }
})

test('an impossible position is refused', async () => {
  await expect(track({ tracking: 'share', lat: '137', lon: '27.3' })).rejects.toMatchObject({ init: { status: 400 } })
})

test('the pick-up has its address, vehicle and the notes of the driver', () => {
  const operation = {
    pickup_address: 'Liman Otel, Kuşadası',
    pickup_location: null,
    pickup_date: '2026-12-03 07:50',
    vehicle: { vehicle: { display_name: 'Mercedes Sprinter · 35 EF 101' } },
    costomer_notes: [{ title: 'Şoför', note: 'Resepsiyonun önünde beklerim.', created_at: '2026-12-02T15:00:00Z' }],
    shared: null,
  }
  const { words } = render(<PickUpCard booking={activityBooking({ operation })} offline={false} />)
  for (const said of ['07:50', 'Liman Otel', '35 EF 101', 'Şoför', 'Resepsiyonun önünde', '2 Aralık 2026 18:00'])
    expect(words).toContain(said)
})

test('the ticket has the number that the organiser knows', () => {
  const ticket = (organiser_reference: string | null) =>
    render(<ActivityTicketView booking={activityBooking({ organiser_reference })} />).words
  expect(ticket('FS5D4Y')).toContain('Düzenleyendeki rezervasyon no: FS5D4Y')
  expect(ticket(null)).not.toContain('rezervasyon no')
})

test('a cancelled ticket sends nobody to the meeting point', () => {
  const card = (state: 'ticketed' | 'cancelled') => render(<MeetingCard booking={activityBooking({ state })} />).words
  expect(card('ticketed')).toContain('Buluşma noktası')
  expect(card('cancelled')).not.toContain('Buluşma noktası')
  expect(card('cancelled')).toContain('+90 508 000 00 00')
})
