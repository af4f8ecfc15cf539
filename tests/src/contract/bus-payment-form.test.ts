// @vitest-environment node
import { expect, test } from 'vitest'
import { CancelForm } from '#contract/cancelling.ts'
import { busEvents } from '#contract/bus-calendar.ts'
import { busPaymentForm } from '#contract/bus-payment.ts'
import { BusSelectForm } from '#contract/bus-results.ts'
import { busSearchForm } from '#contract/bus-search.ts'
import { payerCard, payerContact } from '#tests/support/payer.ts'

const context = { seats: [{ gender: 'F' }, { gender: 'M' }] as const, today: '2026-11-21' }
const woman = { name: 'Ayşe', surname: 'Yılmaz', citizen_number: '17291716060', gender: 'F' }
const man = { ...woman, name: 'Can', citizen_number: '10000000146', gender: 'M' }
const foreigner = {
  name: 'Emma',
  surname: 'Schneider',
  gender: 'F',
  foregein_citizen: 'true',
  nationality: '56',
  passport: 'C01X00T478',
  passport_expiry_date: '2026-11-21',
}
const form = {
  session_unique: 'a'.repeat(22),
  passengers: [woman, man],
  ...payerContact,
  ...payerCard,
  condition: 'true',
}

function failures(changes: object): string[] {
  const result = busPaymentForm(context).safeParse({ ...form, ...changes })
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
}
const withFirst = (changes: object, first: object = woman) => ({ passengers: [{ ...first, ...changes }, man] })

test('a surname is sent in the upper case of where its owner is from', () => {
  const { passengers } = busPaymentForm(context).parse({
    ...form,
    passengers: [
      { ...foreigner, surname: 'schneider' },
      { ...man, surname: 'işık' },
    ],
  })
  expect(passengers.map(({ surname }) => surname)).toEqual(['SCHNEIDER', 'İŞIK'])
})

test('complete forms pass, of citizens and of foreigners', () => {
  expect(failures({})).toEqual([])
  expect(failures(withFirst({}, foreigner))).toEqual([])
})

test.each([
  [withFirst({ name: 'Al' }), 'passengers.0.name min_length|3'],
  [withFirst({ surname: 'Ali1' }), 'passengers.0.surname letters'],
  [withFirst({ citizen_number: '' }), 'passengers.0.citizen_number required'],
  [withFirst({ citizen_number: '10000000145' }), 'passengers.0.citizen_number national_id'],
  [withFirst({ citizen_number: '10000000146' }), 'passengers.1.citizen_number unique'],
  [withFirst({ gender: 'M' }), 'passengers.0.gender invalid'],
  [withFirst({ gender: '' }), 'passengers.0.gender required'],
  [withFirst({ nationality: '' }, foreigner), 'passengers.0.nationality required'],
  [withFirst({ passport: '' }, foreigner), 'passengers.0.passport required'],
  [withFirst({ passport: 'C01X00T' }, foreigner), 'passengers.0.passport min_length|8'],
  [withFirst({ passport_expiry_date: '' }, foreigner), 'passengers.0.passport_expiry_date required'],
  [withFirst({ passport_expiry_date: '2026-02-30' }, foreigner), 'passengers.0.passport_expiry_date date'],
  [
    withFirst({ passport_expiry_date: '2026-11-20' }, foreigner),
    'passengers.0.passport_expiry_date passport_until|2026-11-21',
  ],
  [{ passengers: [foreigner, { ...foreigner, gender: 'M' }] }, 'passengers.1.passport unique'],
  [{ passengers: [woman] }, 'passengers invalid'],
  [{ email: '' }, 'email required'],
  [{ phone: '532123456' }, 'phone phone'],
  [{ card_number: '4111 1111 1111 111' }, 'card_number card_number'],
  [{ card_expiry: '10/26' }, 'card_expiry card_expiry'],
  [{ has_invoice: 'true' }, 'bill required'],
  [{ condition: undefined }, 'condition required'],
])('%o fails with %s', (changes, failure) => {
  expect(failures(changes)).toContain(failure)
})

test('nothing that is sent in place of passengers breaks the check', () => {
  for (const passengers of [null, 'x', 5, [null, 1], [[], 'x'], {}])
    expect(failures({ passengers }).length).toBeGreaterThan(0)
})

test('a search needs two different stations and a day on sale', () => {
  const schema = busSearchForm({ today: '2026-11-21', lastDay: '2027-10-21' })
  const paths = (body: object) => schema.safeParse(body).error?.issues.map(({ path }) => path.join('.'))
  expect(paths({ departure_station: 1, arrival_station: 2, departure_date: '2026-11-21' })).toBeUndefined()
  expect(paths({ departure_station: 1, arrival_station: 1, departure_date: '2026-11-21' })).toEqual(['arrival_station'])
  expect(paths({ departure_station: 1, arrival_station: 2, departure_date: '2026-11-20' })).toEqual(['departure_date'])
})

test('a selection is of one to four seats, each once', () => {
  const select = (seats: string[]) =>
    BusSelectForm.safeParse({
      product_id: 'p',
      selected_seats: seats.map((seat) => ({ seat, gender: 'F' })),
      session_unique: 'a'.repeat(22),
    }).success
  expect([select(['1']), select(['1', '2', '3', '4'])]).toEqual([true, true])
  expect([select([]), select(['1', '1']), select(['1', '2', '3', '4', '5'])]).toEqual([false, false, false])
})

test('a cancellation form takes the amount as number or text', () => {
  expect(CancelForm.parse({})).toEqual({ confirm: false, seats: [], pnr: '', surname: '', proof: '' })
  expect(CancelForm.parse({ seats: '12' }).seats).toEqual(['12'])
  expect(CancelForm.parse({ confirm: 'true', refund_total: '850.5' })).toMatchObject({
    confirm: true,
    refund_total: 850.5,
  })
})

test('a trip is one event, whose end is reckoned where nobody says it', () => {
  const station = {
    id: 3401,
    name: 'Esenler',
    name_only: 'Esenler',
    city: 'İstanbul',
    district: '',
    country_code: 'TR',
  }
  const trip = {
    session_unique: 's',
    search_option: 'o',
    state: 'ticketed' as const,
    hold_seconds: 0,
    pnr_code: 'AB12CD',
    company: { id: 1, name: 'Turna Yolları', logo: '' },
    departure: { date: '2026-12-11', time: '23:30', station },
    arrival: { date: '2026-12-12', time: '06:00', station },
    information: { features: [], has_break: true, seat_type: '2+1', duration: '07:00' },
    stops: [],
    cancellation: { hours: 12, until: '', fee_percent: 0 },
    price: { discount: 0, total: 500 },
    tickets: [],
    contact: null,
    cancelled: null,
  }
  const [said] = busEvents(trip, 'https://x.example/')
  expect([said?.startsAt, said?.endsAt]).toEqual([
    Date.parse('2026-12-11T23:30:00+03:00'),
    Date.parse('2026-12-12T06:00:00+03:00'),
  ])
  const [reckoned] = busEvents({ ...trip, arrival: { date: null, time: null, station } }, 'https://x.example/')
  expect(reckoned?.endsAt).toBe(Date.parse('2026-12-12T06:30:00+03:00'))
})
