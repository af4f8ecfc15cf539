// @vitest-environment node
import { expect, test } from 'vitest'
import { policyTexts } from '#server/api/flight/policies.ts'
import { findBooking } from '#server/booking/booking-store.ts'
import { flightSnapshot, outboundOf } from '#server/api/flight/snapshot.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { heldFlight } from '#tests/server/support/flight-journey.ts'

const gateway = sharedGateway()

/**
 * Returns a leg that departs from a city in the time zone `timezone`. It can be cancelled free of charge between the
 * instants `from` and `to`; null means no limit.
 */
async function legFrom(timezone: string, from: string | null, to: string | null) {
  const booking = await findBooking(gateway.deps.db.orm, await heldFlight(gateway))
  if (!booking) throw new Error('no booking')
  const leg = outboundOf(flightSnapshot(booking))
  const [flight] = leg.itinerary.flights
  if (!flight) throw new Error('no flight')
  flight.from = { ...flight.from, timezone, city: { tr: 'Londra', en: 'London' } }
  leg.rules.cancel = [{ allowed: true, amount: 0, from, to }]
  return leg
}

test('times of a leg from abroad are local to its first airport, which is named', async () => {
  const leg = await legFrom('Europe/London', '2026-12-09T08:00:00Z', '2026-12-10T08:30:00Z')
  expect(policyTexts('cancel', leg, 'tr')).toEqual([
    '9 Aralık 2026 08:00 (Londra saati) – 10 Aralık 2026 08:30 (Londra saati) arasında: ücretsiz iptal.',
  ])
  leg.rules.cancel = [{ allowed: true, amount: 0, from: null, to: '2026-12-10T08:30:00Z' }]
  expect(policyTexts('cancel', leg, 'en')).toEqual([
    'Until 10 December 2026 08:30 (London time): cancel free of charge.',
  ])
})

test('no place is named while its time is that of Istanbul', async () => {
  const leg = await legFrom('Europe/Helsinki', '2026-10-20T08:00:00Z', '2026-12-10T08:30:00Z')
  expect(policyTexts('cancel', leg, 'en')).toEqual([
    'Between 20 October 2026 11:00 and 10 December 2026 10:30 (London time): cancel free of charge.',
  ])
})
