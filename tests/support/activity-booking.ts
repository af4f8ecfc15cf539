/** Activity bookings as the gateway sends them, for tests. */
import { ActivityBooking } from '#contract/activity-booking.ts'

export const activitySession = 'activityactivityactiv1'

/** Returns a ticketed booking of a day trip to Ephesus for an adult and a child; `changes` override its fields. */
export const activityBooking = (changes: Partial<ActivityBooking> = {}): ActivityBooking => ({
  ...ActivityBooking.parse({
    session_unique: activitySession,
    state: 'ticketed',
    activity: {
      id: 'efes-gunubirlik',
      name: 'Efes ve Meryem Ana Evi',
      image: '/activities/efes-gunubirlik.svg',
      location: { id: 'efes', name: 'Efes ve Selçuk', city: { name: 'İzmir' } },
      category: { id: 'muze', name: 'Müze' },
    },
    info: { pnr_code: 'EFS4XI' },
    organization_date: {
      id: 'efes-gunubirlik_20261203T0845',
      start_date: '2026-12-03',
      end_date: '2026-12-03',
      time: '08:45',
      end_time: '16:45',
    },
    package: { id: 'group', name: 'Grupla', languages: ['tr', 'en'], pick_up: true },
    provider: { name: 'Sakız Ağacı Gezileri', phone: '+90 508 000 00 00' },
    departure_zones: [
      { name: 'Kuşadası Limanı', time: '08:30', address: 'Liman Cd.', latitude: 37.8614, longitude: 27.2567 },
    ],
    cancellation: { free_until: '2026-12-02T05:45:00Z', fee_percent: 50, closes_at: '2026-12-03T01:45:00Z' },
    operation_from: '2026-12-02T05:45:00Z',
    price: { total: 5760 },
    group_tickets: [
      { pax_name: 'Yetişkin', count: 1, total_base: 3000, total_tax: 600, total_service_fee: 0 },
      { pax_name: 'Çocuk', count: 1, total_base: 2160, total_tax: 0, total_service_fee: 0 },
    ],
    tickets: [
      { pax_type: 'adult', pax_name: 'Yetişkin', passenger: { name: 'Deniz', surname: 'ÖZTÜRK' } },
      { pax_type: 'child', pax_name: 'Çocuk', age_from: 6, age_to: 11, passenger: { name: 'Duru', surname: 'ÖZTÜRK' } },
    ],
  }),
  ...changes,
})
