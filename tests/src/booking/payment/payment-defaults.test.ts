import { expect, test } from 'vitest'
import type { FlightBooking } from '#contract/flight-booking.ts'
import { passengerValuesOf, paymentDefaults, savedPassengerValues } from '#booking/payment/payment-defaults.ts'

const ticket = {
  pax_type: 'adult',
  pax_name: 'Yetişkin',
  age_from: 18,
  age_to: 100,
  passenger: null,
  departure_ticket_number: null,
  return_ticket_number: null,
}
const airport = { code: 'IST', name: 'İstanbul', city: 'İstanbul', country_code: 'TR' }
const booking: FlightBooking = {
  session_unique: 'AAAAAAAAAAAAAAAAAAAAAA',
  search_option: 'option',
  state: 'unpaid',
  hold_seconds: 900,
  domestic_fly: true,
  departure_booking: {
    info: {
      pnr_code: null,
      departure_airport: airport,
      arrival_airport: airport,
      departure_date: '2026-12-11',
      departure_time: '08:15',
      duration: '01:20',
      baggage_allowance: '',
      alternative_price: {
        code: 'ECO',
        name: 'Ekonomi',
        hand_luggage_allowance: '8',
        luggage_allowance: '15',
        free_cancel: false,
        free_change: false,
      },
      change_policies: [],
      cancelation_policies: [],
      change_policies_texts: [],
      cancelation_policies_texts: [],
    },
    transfers: [],
  },
  return_booking: null,
  group_tickets: [],
  tickets: [ticket, ticket],
  prices: { discount: 0, total: 1000 },
  contact: null,
}
const user = {
  username: 'demo',
  first_name: 'Deniz',
  last_name: 'Demir',
  email: 'deniz@ufuk.example',
  phone_code: '49',
  phone: '15112345678',
  settings: { country: 'TR', language: 'tr', currency: 'TRY' },
}

test('a guest begins with an empty form and phone code 90', () => {
  expect(paymentDefaults(booking, null, null)).toEqual({ email: '', phone: '', phone_code: '90', passengers: [{}, {}] })
})

test('a signed-in traveller’s contact data is filled in', () => {
  expect(paymentDefaults(booking, user, null)).toMatchObject({ email: user.email, phone: user.phone, phone_code: '49' })
})

test('what was typed before comes back, for as many passengers as there are now', () => {
  const draft = {
    email: 'a@b.tr',
    'passengers[1].name': 'Ayşe',
    'passengers[1].gender': 'F',
    'passengers[4].name': 'Fazla',
  }
  const defaults = paymentDefaults(booking, user, draft)
  expect(defaults.email).toBe('a@b.tr')
  expect(defaults.phone).toBe(user.phone)
  expect(defaults.passengers).toEqual([{}, { name: 'Ayşe', gender: 'F' }])
})

test('a saved passenger fills the fields; nationality_id becomes nationality', () => {
  const values = savedPassengerValues({
    id: 3,
    name: 'John',
    surname: 'Smith',
    gender: 'M',
    gender_display: 'Erkek',
    foregein_citizen: true,
    nationality_id: 12,
    citizen_number: '',
    birth_date: '1990-05-01',
    passport: 'U12345678',
  })
  expect(values).toMatchObject({ foregein_citizen: 'true', nationality: '12', birth_date: '1990-05-01', gender: 'M' })
})

test('what was typed of a passenger is read back by field, an unticked box as empty', () => {
  const form = new FormData()
  form.set('passengers[1].name', 'Ada')
  const fields = { name: { name: 'passengers[1].name' }, foregein_citizen: { name: 'passengers[1].foregein_citizen' } }
  expect(passengerValuesOf(form, fields)).toEqual({ name: 'Ada', foregein_citizen: '' })
})
