// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flightSearchForm } from '#contract/flight-search.ts'
import { flightPaymentForm } from '#contract/flight-payment.ts'
import { payerCard, payerContact } from '#tests/support/payer.ts'
import { processorTime } from '#tests/support/processor-time.ts'

const context = {
  passengers: [
    { pax_type: 'adult', age_from: 18, age_to: 100 },
    { pax_type: 'child', age_from: 2, age_to: 11 },
  ],
  departureDate: '2026-12-01',
  domestic: true,
  today: '2026-11-21',
}
const adult = {
  pax_type: 'adult',
  name: 'Ayşe',
  surname: 'Yılmaz',
  citizen_number: '17291716060',
  birth_date: '1990-01-01',
  gender: 'F',
}
const child = {
  ...adult,
  pax_type: 'child',
  name: 'Can',
  citizen_number: '10000000146',
  birth_date: '2020-01-01',
  gender: 'M',
}
const form = {
  session_unique: 'a'.repeat(22),
  passengers: [adult, child],
  ...payerContact,
  ...payerCard,
  condition: 'true',
}

function failures(changes: object, over: object = {}): string[] {
  const result = flightPaymentForm({ ...context, ...over }).safeParse({ ...form, ...changes })
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
}
const withAdult = (changes: object) => ({ passengers: [{ ...adult, ...changes }, child] })

test('a complete form passes', () => {
  expect(failures({})).toEqual([])
})

test('spaces and hyphens in numbers are ignored', () => {
  const spelled = {
    ...withAdult({ citizen_number: ' 172 917 160-60' }),
    card_number: ' 5528 - 7900  0000–00 08',
    card_cvc: ' 1 23',
  }
  expect(failures(spelled)).toEqual([])
  const { passengers, card_number: card, card_cvc: cvc } = flightPaymentForm(context).parse({ ...form, ...spelled })
  expect([passengers[0]?.citizen_number, card, cvc]).toEqual(['17291716060', '5528 7900 0000 0008', '123'])
})

test('a national ID is the same with spaces', () => {
  expect(failures(withAdult({ citizen_number: '100 000 001 46' }))).toEqual(['passengers.1.citizen_number unique'])
})

test('a phone without a country code is Turkish', () => {
  const { phone_code: _, ...without } = form
  expect(flightPaymentForm(context).parse(without)).toMatchObject({ phone_code: '90', phone: payerContact.phone })
})

test.each([
  [withAdult({ name: 'Al' }), 'passengers.0.name min_length|3'],
  [withAdult({ name: 'Ali1' }), 'passengers.0.name letters'],
  [withAdult({ surname: 'a'.repeat(151) }), 'passengers.0.surname invalid'],
  [withAdult({ citizen_number: '10000000145' }), 'passengers.0.citizen_number national_id'],
  [withAdult({ citizen_number: '' }), 'passengers.0.citizen_number required'],
  [withAdult({ citizen_number: '10000000146' }), 'passengers.1.citizen_number unique'],
  [withAdult({ birth_date: '2008-12-02' }), 'passengers.0.birth_date min_age|18'],
  [withAdult({ birth_date: '1925-01-01' }), 'passengers.0.birth_date max_age|100'],
  [withAdult({ gender: '' }), 'passengers.0.gender required'],
  [{ phone: '532123456' }, 'phone phone'],
  [{ phone: 'abc' }, 'phone digits'],
  [{ phone: '+abc' }, 'phone digits'],
  [{ phone: '+49 170 1234567' }, 'phone phone_code'],
  [{ phone: '0049 170 1234567' }, 'phone phone_code'],
  [{ phone: '+90 532 123 45 67', phone_code: '49' }, 'phone phone_code'],
  [{ phone: '0090 532 123 45 67', phone_code: '49' }, 'phone phone_code'],
  [{ phone: '+90 532 123 45 6' }, 'phone phone'],
  [{ card_number: '4111 1111 1111 111' }, 'card_number card_number'],
  [{ card_expiry: '10/26' }, 'card_expiry card_expiry'],
  [{ card_expiry: '12/2025' }, 'card_expiry card_expiry'],
  [{ card_expiry: '12/203' }, 'card_expiry card_expiry'],
  [{ card_cvc: '12' }, 'card_cvc min_length|3'],
  [{ card_cvc: 'abc' }, 'card_cvc digits'],
  [{ card_cvc: '-' }, 'card_cvc digits'],
  [{ card_number: '-' }, 'card_number card_number'],
  [withAdult({ citizen_number: ' - ' }), 'passengers.0.citizen_number required'],
  [{ card_owner: 'Al' }, 'card_owner min_length|3'],
  [{ condition: undefined }, 'condition required'],
  [{ email: 'a@' }, 'email email'],
])('%o fails with %s', (changes, failure) => {
  expect(failures(changes)).toContain(failure)
})

test('who is not born yet is no passenger, though old enough on the day of departure', () => {
  const infant = { pax_type: 'infant', age_from: 0, age_to: 1 }
  const over = { passengers: [context.passengers[0], infant] }
  const born = (birth_date: string) =>
    failures({ passengers: [adult, { ...child, pax_type: 'infant', birth_date }] }, over)
  expect(born(context.today)).toEqual([])
  expect(born('2026-11-22')).toEqual(['passengers.1.birth_date not_born'])
})

test.each([
  ['yılmaz-işi', undefined, 'YILMAZ-İŞİ'],
  ['schneider', 'true', 'SCHNEIDER'],
  ['Groß', 'true', 'GROSS'],
  ['Kılıç', 'true', 'KILIÇ'],
])('a surname typed as %s is sent in the upper case of where its owner is from', (surname, foregein_citizen, sent) => {
  const papers = { nationality: '56', passport: 'C01X00T478', passport_expiry_date: '2031-01-01' }
  const passengers = [{ ...adult, ...papers, surname, foregein_citizen }, child]
  expect(flightPaymentForm(context).parse({ ...form, passengers }).passengers[0]?.surname).toBe(sent)
})

test('an expiry may be typed in any of its forms, and is sent in one', () => {
  for (const typed of ['12/30', '12/2030', '1230', '122030', '12 / 2030', '2030-12'])
    expect(flightPaymentForm(context).parse({ ...form, card_expiry: typed }).card_expiry).toBe('12/30')
})

test('the age counts on the day of departure', () => {
  expect(failures(withAdult({ birth_date: '2008-12-01' }))).toEqual([])
})

test('a foreigner needs a nationality and a passport in place of the national ID', () => {
  const foreign = { foregein_citizen: 'true', citizen_number: '' }
  expect(failures(withAdult(foreign))).toEqual([
    'passengers.0.nationality required',
    'passengers.0.passport required',
    'passengers.0.passport_expiry_date required',
  ])
  const passport = { nationality: '276', passport: 'C01X00T47', passport_expiry_date: '2026-12-02' }
  expect(failures(withAdult({ ...foreign, ...passport }))).toEqual([])
  expect(failures(withAdult({ ...foreign, ...passport, passport_expiry_date: '2026-12-01' }))).toEqual([
    'passengers.0.passport_expiry_date passport_until|2026-12-02',
  ])
})

test('abroad a citizen needs both', () => {
  expect(failures({}, { domestic: false })).toContain('passengers.0.passport required')
})

test('whatever is sent, the form answers and never throws', () => {
  const field = fc.constantFrom(...Object.keys(form), 'phone_code', 'bill', 'shown_total', 'nationality')
  fc.assert(
    fc.property(field, fc.anything(), fc.anything(), (name, value, inner) => {
      for (const sent of [{ [name]: value }, { passengers: [inner, { ...adult, [name]: value }] }])
        expect(() => flightPaymentForm(context).safeParse({ ...form, ...sent })).not.toThrow()
    }),
  )
})

test('a phone code is text, never a pattern', async () => {
  const pattern = { phone_code: '(a+)+$', phone: `+${'a'.repeat(60)}!` }
  const taken = await processorTime(() => expect(failures(pattern)).toContain('phone_code digits'))
  expect(taken).toBeLessThan(1000)
})

test.each([-1, 1.5, 1e12, '1.5', '-1'])('a search does not take %s passengers', (count) => {
  const search = {
    departure_airport: 1,
    arrival_airport: 2,
    departure_date: '2026-12-01',
    adult_count: 1,
    child_count: count,
  }
  const result = flightSearchForm({ today: '2026-11-21', lastDay: '2027-10-21' }).safeParse(search)
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toContain('child_count')
})
