/** Transfer bookings as the gateway sends them, for tests. */
import { TransferBooking } from '#contract/transfer-booking.ts'

/** Returns a ticketed booking of a ride from Antalya Airport to Belek; `changes` override its fields. */
export const transferBooking = (changes: Partial<TransferBooking> = {}): TransferBooking => ({
  ...TransferBooking.parse({
    session_unique: 'ridesridesridesrides1',
    state: 'ticketed',
    departure_location: { name: 'Antalya Havalimanı' },
    arrival_location: { name: 'Belek' },
    info: { pnr_code: 'TRF4XI', departure_datetime: '2026-12-03 14:30' },
    vehicle: {
      vehicle_type: 'Minivan',
      brand: { name: 'Mercedes-Benz' },
      model: { name: 'Vito' },
      seats: 6,
      big_luggage_capacity: 4,
      luggage_capacity: 4,
    },
    rides: [
      {
        departure_date: '2026-12-03',
        departure_time: '14:30',
        arrival_date: '2026-12-03',
        arrival_time: '15:10',
        minutes: 40,
        kilometres: 34,
        free_waiting: 60,
        waiting_from: 'landing',
        follows_flight: true,
        meeting_point: 'Gelen yolcu çıkışında',
        drivers_from: '2026-12-02T11:30:00.000Z',
      },
    ],
    transfer: { flight_number: 'TK2124', airline_code: '', note: '' },
    price: { total: 1200 },
    tickets: [{ passenger: { name: 'Deniz', surname: 'Öztürk' } }],
  }),
  ...changes,
})
