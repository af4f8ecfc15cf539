/** Bus bookings as the gateway sends them, for tests. */
import type { BusBooking, BusTicket } from '#contract/bus-booking.ts'
import type { CancelReply } from '#contract/cancelling.ts'

export const busSession = 'busbusbusbusbusbusbus1'

const station = (id: number, city: string, name_only: string) => ({
  id,
  name: `${city} ${name_only}`,
  name_only,
  city,
  district: '',
  country_code: 'TR',
})

const ticket = (changes: Partial<BusTicket> = {}): BusTicket => ({
  gender: 'F',
  gender_name: 'Kadın',
  seat_number: '12',
  price: 450,
  passenger: {
    name: 'Deniz',
    surname: 'Öztürk',
    citizen_number: '17291716060',
    nationality: { id: 1, name: 'Türkiye' },
    passport: '',
  },
  ticket_number: '6010000001',
  ...changes,
})

const guest = { name: 'John', surname: 'Smith', citizen_number: '', nationality: { id: 2, name: 'Almanya' } }

/** Deadline and fee of online cancellation. */
export const cancellation = { hours: 12, until: '2026-12-03T07:30:00.000Z', fee_percent: 10 }

/**
 * Returns a ticketed booking of a trip from İzmir to Ankara, for a citizen in seat 12 and a foreigner in seat 13;
 * `changes` override its fields.
 */
export function busBooking(changes: Partial<BusBooking> = {}): BusBooking {
  return {
    session_unique: busSession,
    search_option: 'bus-option',
    state: 'ticketed',
    hold_seconds: 0,
    pnr_code: 'BUS4XI',
    company: { id: 7, name: 'Yıldız Turizm', logo: '/companies/yildiz.svg' },
    departure: { date: '2026-12-03', time: '22:30', station: station(35, 'İzmir', 'Otogarı') },
    arrival: { date: '2026-12-04', time: '06:45', station: station(6, 'Ankara', 'AŞTİ') },
    information: {
      features: [{ icon_class: 'wifi', name: 'Wi-Fi' }],
      has_break: true,
      seat_type: '2+1',
      duration: '08:15',
    },
    stops: [{ name: 'Afyonkarahisar Otogarı', city: 'Afyonkarahisar', time: '02:15', date: '2026-12-04', minutes: 30 }],
    cancellation,
    price: { discount: 50, total: 850 },
    tickets: [
      ticket(),
      ticket({
        gender: 'M',
        gender_name: 'Erkek',
        seat_number: '13',
        passenger: { ...guest, passport: 'U12345678' },
        ticket_number: '6010000002',
      }),
    ],
    contact: null,
    cancelled: null,
    ...changes,
  }
}

/** Reply with the quote for cancelling a guest's ticket of 850 ₺. */
export const cancelQuote: CancelReply = {
  cancelled: false,
  refundable: true,
  seats: ['12', '13'],
  staying: [],
  paid: 850,
  fee: 85,
  refund_total: 765,
  limit: '2026-12-03T07:30:00.000Z',
  needs_proof: true,
  needs_sign_in: false,
  reason: null,
  message: '',
}
