/** Flight bookings as the gateway sends them, for tests. */
import type { FlightBooking } from '#contract/flight-booking.ts'

const airport = (code: string, city: string, country_code = 'TR') => ({
  code,
  city,
  name: `${city} Havalimanı`,
  country_code,
})

export const sessionUnique = 'abcdefghijklmnopqrstuv'

/**
 * Returns a ticketed booking of a trip from İzmir via İstanbul to London for one adult; `changes` override its fields.
 */
export function flightBooking(changes: Partial<FlightBooking> = {}): FlightBooking {
  const [izmir, istanbul, london] = [
    airport('ADB', 'İzmir'),
    airport('IST', 'İstanbul'),
    airport('LHR', 'Londra', 'GB'),
  ]
  const airline = { logo: '/airlines/TK.svg', name: 'Türk Hava Yolları', code: 'TK' }
  const first = {
    airline,
    flight_number: 'TK2015',
    departure_airport: izmir,
    arrival_airport: istanbul,
    departure_date: '2026-12-03',
    departure_time: '13:45',
    departure_timezone: 'Europe/Istanbul',
    arrival_date: '2026-12-03',
    arrival_time: '14:45',
    arrival_timezone: 'Europe/Istanbul',
    fly_duration: '01:00',
    stand_by_duration: null,
    fly_class: 'Ekonomi',
  }
  const second = {
    ...first,
    flight_number: 'TK558',
    departure_airport: istanbul,
    arrival_airport: london,
    departure_time: '22:10',
    arrival_time: '22:50',
    arrival_timezone: 'Europe/London',
    fly_duration: '03:40',
    stand_by_duration: '07:25',
  }
  return {
    session_unique: sessionUnique,
    search_option: 'option-1',
    state: 'ticketed',
    hold_seconds: 0,
    domestic_fly: false,
    departure_booking: {
      info: {
        pnr_code: 'WVKMQT',
        departure_airport: izmir,
        arrival_airport: london,
        departure_date: '2026-12-03',
        departure_time: '13:45',
        duration: '12:05',
        baggage_allowance: '23 kg',
        alternative_price: {
          code: 'ECO',
          name: 'Eco Fly',
          hand_luggage_allowance: '8',
          luggage_allowance: '23',
          free_cancel: false,
          free_change: true,
        },
        change_policies: [],
        cancelation_policies: [],
        change_policies_texts: ['Değişiklik ücretsiz.'],
        cancelation_policies_texts: ['İptal kesintili.'],
      },
      transfers: [first, second],
    },
    return_booking: null,
    group_tickets: [
      { pax_type: 'adult', pax_name: 'Yetişkin', count: 2, total_base: 1000, total_tax: 200, total_service_fee: 50 },
    ],
    tickets: [
      {
        pax_type: 'adult',
        pax_name: 'Yetişkin',
        age_from: 18,
        age_to: 100,
        passenger: {
          name: 'Deniz',
          surname: 'Öztürk',
          citizen_number: '',
          birth_date: '1990-05-14',
          gender: 'F',
          gender_display: 'Kadın',
          nationality: { id: 1, name: 'Almanya' },
          passport: 'U1234567',
        },
        departure_ticket_number: '2352400000002',
        return_ticket_number: null,
      },
    ],
    prices: { discount: 100, total: 2400 },
    contact: null,
    ...changes,
  }
}
