// @vitest-environment node
/** Tests the refund terms of every fare of every carrier, from the results to the e-mail. */
import { describe, expect, test } from 'vitest'
import { fareTerm, type FareTerm } from '#contract/flight-fare-terms.ts'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { findBooking } from '#server/booking/booking-store.ts'
import { flightTicketMail } from '#server/api/flight/ticket-mail.ts'
import { carriers } from '#server/supply/flight/carriers.ts'
import { createEmbeddedFlights } from '#server/supply/flight/embedded-flights.ts'
import { createFlightInventory } from '#server/supply/flight/flight-inventory.ts'
import { fareOffers } from '#server/supply/flight/fare-families.ts'
import type { Cabin } from '#server/supply/flight/flight-supply.ts'
import { buildTimetable } from '#server/supply/flight/patterns.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { flightBooking, flightResults, searchFlights, selectFlight } from '#tests/server/support/flight-journey.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'
import { FareBox } from '#flight/search/fare-box.tsx'
import { BookedFlightCard } from '#flight/payment/booked-flight-card.tsx'
import { FareRules } from '#flight/booking/fare-rules.tsx'
import { render } from '#tests/support/render-part.tsx'

const gateway = sharedGateway({ flights: createEmbeddedFlights() })

interface FareCase {
  carrier: string
  cabin: Cabin
  route: { from: number; to: number }
  domestic: boolean
  code: string
  term: FareTerm
}

/**
 * Every fare of every carrier's year-round flights, domestic and international, with the refund terms that follow from
 * its fees.
 */
const cases: FareCase[] = [...buildTimetable().byNumber.values()].reduce<FareCase[]>((found, pattern) => {
  const { carrier, domestic, from, to, aircraft } = pattern
  for (const cabin of ['economy', 'business', 'first'] as const) {
    if (aircraft.seats[cabin] < 1 || pattern.summerOnly) continue
    for (const { family, cancel } of fareOffers(carrier.kind, cabin, domestic)) {
      const known = found.some(
        (one) =>
          one.carrier === carrier.code && one.cabin === cabin && one.domestic === domestic && one.code === family.code,
      )
      if (known) continue
      const term = cancel.early === null ? 'none' : cancel.early === 0 ? 'free' : 'fee'
      found.push({
        carrier: carrier.code,
        cabin,
        domestic,
        code: family.code,
        term,
        route: { from: from.id, to: to.id },
      })
    }
  }
  return found
}, [])

const labels: Record<FareTerm, string> = {
  free: 'Ücretsiz iptal',
  fee: 'İptal kesintili',
  none: 'İptal ve iade yok',
}
/** For each kind of refund terms, matches the first sentence of the terms, which says until when they apply. */
const sentences: Record<FareTerm, RegExp> = {
  free: /: ücretsiz iptal\.$/,
  fee: /: yolcu başına [\d.]+,\d\d\u00A0₺ kesintiyle iptal\.$/,
  none: /^Her zaman: iptal ve iade yapılamaz\.$/,
}
const others = (term: FareTerm) => (['free', 'fee', 'none'] as const).filter((one) => one !== term)

function expectToSay(words: string, term: FareTerm): void {
  expect(words).toContain(labels[term])
  for (const other of others(term)) expect(words).not.toContain(labels[other])
}

/**
 * Finds the first direct flight on the route that the carrier itself operates. Searches the days from 10 December on,
 * until one has such a flight.
 */
async function offerOf({ carrier, cabin, route }: FareCase) {
  for (let day = 10; day < 24; day++) {
    const { session_unique: session } = await searchFlights(gateway, {
      departure_airport: route.from,
      arrival_airport: route.to,
      departure_date: `2026-12-${day}`,
      flight_class: cabin,
      direct_flights_only: true,
    })
    const { search: found } = await flightResults(gateway, session)
    for (const item of found) if ('transfers' in item && item.airline.code === carrier) return item
  }
  throw new Error(`${carrier} does not fly ${route.from}–${route.to} in ${cabin}`)
}

test('there are fares of every carrier, of all three terms', () => {
  expect(new Set(cases.map(({ carrier }) => carrier))).toEqual(new Set(carriers.map(({ code }) => code)))
  expect(new Set(cases.map(({ term }) => term))).toEqual(new Set(['free', 'fee', 'none']))
})

const byOffer = Map.groupBy(
  cases,
  ({ carrier, cabin, domestic }) => `${carrier} ${cabin} ${domestic ? 'domestic' : 'abroad'}`,
)
describe('from the results to the mail a fare says one thing', () => {
  test.each([...byOffer])('%s', async (_name, fares) => {
    const [first] = fares
    if (!first) throw new Error('no fares')
    const item = await offerOf(first)
    expect(item.price.alternative_prices.map(({ code }) => code).toSorted()).toEqual(
      fares.map(({ code }) => code).toSorted(),
    )
    for (const { code, term } of fares) {
      const fare = item.price.alternative_prices.find((one) => one.code === code)
      if (!fare) throw new Error(`no fare ${code}`)
      expect([fare.features.cancel_terms, fare.features.free_cancel]).toEqual([term, term === 'free'])
      const box = <FareBox productId="p" fares={[fare]} choice={{ leadsTo: 'payment', before: null }} flight="" />
      expectToSay(render(box).words, term)

      const key = keyOf(await selectFlight(gateway, [item.product_id], [code]))
      const view = await flightBooking(gateway, key)
      const { info } = view.departure_booking
      expect(info.alternative_price).toMatchObject({ code, cancel_terms: term, free_cancel: term === 'free' })
      const policies = info.cancelation_policies.map(({ refundable, amount, datetime_from, datetime_to }) => ({
        allowed: refundable,
        amount,
        from: datetime_from,
        to: datetime_to,
      }))
      expect(fareTerm(policies, gateway.deps.clock.now())).toBe(term)
      expect(info.cancelation_policies_texts[0]).toMatch(sentences[term])
      const card = <BookedFlightCard itinerary={view.departure_booking} direction="outbound" />
      expectToSay(render(card).words, term)

      const ticket = render(<FareRules outbound={view.departure_booking} inbound={null} ticketed={false} />).words
      const row = await findBooking(gateway.deps.db.orm, key)
      if (!row) throw new Error('no booking')
      const mail = await flightTicketMail(gateway.deps, row, 'https://ufuk.example/')
      for (const text of info.cancelation_policies_texts) {
        expect(ticket).toContain(text.replaceAll('\u00A0', ' '))
        expect(mail.parts.flatMap(({ lines }) => lines)).toContain(text)
      }
    }
  })
})

test('a fare that is free until a day before says within that day what it costs then', async () => {
  const flown = cases.find(({ carrier, code, domestic }) => carrier === 'TK' && code === 'PRIME' && domestic)
  if (!flown) throw new Error('no such fare')
  const item = await offerOf(flown)
  const day = `${item.departure.date}T${item.departure.time}:00+03:00`
  const dayLeft = Date.parse(day) - dayMilliseconds
  const inventory = createFlightInventory()
  const itinerary = inventory.itinerary(item.product_id.split('.')[1] ?? '')
  const family = fareOffers('full', 'economy', true).find((one) => one.family.code === 'PRIME')?.family
  if (!itinerary || !family) throw new Error('no such flight')
  const { cancel } = inventory.rules(family, itinerary)
  const at = (milliseconds: number) => fareTerm(cancel, new Date(milliseconds))
  expect([at(dayLeft), at(dayLeft + 1), at(Date.parse(day) - 7_200_000), at(Date.parse(day) - 7_199_999)]).toEqual([
    'free',
    'fee',
    'fee',
    'none',
  ])
})

test('cancelling is not possible before, between and after the windows of a rule', () => {
  const free = { allowed: true, amount: 0, from: '2026-12-01T00:00:00Z', to: '2026-12-05T00:00:00Z' }
  const fee = { allowed: true, amount: 100, from: '2026-12-08T00:00:00Z', to: '2026-12-10T00:00:00Z' }
  const days = ['2026-11-30', '2026-12-01', '2026-12-05', '2026-12-07', '2026-12-09', '2026-12-11']
  const terms = days.map((day) => fareTerm([free, fee], new Date(`${day}T00:00:00Z`)))
  expect(terms).toEqual(['none', 'free', 'free', 'none', 'fee', 'none'])
  expect(fareTerm([fee, free], new Date('2026-12-02T00:00:00Z'))).toBe('free')
})
