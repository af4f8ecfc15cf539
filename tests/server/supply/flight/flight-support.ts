/** Contains the set-up that the tests of the gateway's embedded flight supplier share. */
import fc from 'fast-check'
import { createFlightInventory } from '#server/supply/flight/flight-inventory.ts'
import type {
  Cabin,
  FlightQuery,
  Itinerary,
  Offered,
  PaxCounts,
  PricedFare,
} from '#server/supply/flight/flight-supply.ts'
import { dayOf, plainDate } from '#server/runtime/plain-days.ts'

export type Offer = Offered<PricedFare>
export const supply = createFlightInventory()
export const now = new Date('2026-11-21T08:00:00Z')
export const nothingTaken = () => 0
export const oneAdult: PaxCounts = { adult: 1, child: 0, senior: 0, infant: 0 }

export const idOf = (code: string): number => supply.airports.byCode(code)?.id ?? -1

export function query(route: string, date: string, more: Partial<FlightQuery> = {}): FlightQuery {
  const [from = '', to = ''] = route.split('-')
  return { from: idOf(from), to: idOf(to), date, cabin: 'economy', pax: oneAdult, directOnly: false, ...more }
}

/** Returns the first offer of a search; fails if there is none. */
export function firstOffer(route: string, date: string, more: Partial<FlightQuery> = {}): Offer {
  const [offer] = supply.search(query(route, date, more), now, nothingTaken)
  if (!offer) throw new Error(`No offer for ${route} on ${date}`)
  return offer
}

export const dateAfter = (date: string, days: number): string => plainDate((dayOf(date) ?? 0) + days)
/** Returns the offers of a search at `now`, as if this gateway had sold no seats. */
export const search = (route: string, date: string, more: Partial<FlightQuery> = {}): Offer[] =>
  supply.search(query(route, date, more), now, nothingTaken)
export const numbersOf = (itinerary: Itinerary): string => itinerary.flights.map(({ number }) => number).join(' ')

export const anyRoute = fc.constantFrom(
  'IST-ESB',
  'SAW-ADB',
  'ESB-AYT',
  'TZX-AYT',
  'VAN-BJV',
  'KFS-JFK',
  'AYT-LHR',
  'IST-JFK',
  'AYT-JFK',
  'JFK-AYT',
  'IST-DXB',
  'FRA-SIN',
  'LHR-SYD',
  'AYT-DUS',
)
export const anyDate = fc.integer({ min: 0, max: 330 }).map((days) => dateAfter('2026-11-21', days))
export const anyCabin = fc.constantFrom<Cabin>('economy', 'business', 'first')
/** Generates passenger counts that the home form allows. */
export const anyPax = fc
  .record({
    adult: fc.integer({ min: 1, max: 4 }),
    child: fc.integer({ min: 0, max: 2 }),
    senior: fc.integer({ min: 0, max: 1 }),
    infant: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ adult, child, senior, infant }) => ({ adult, child, senior, infant: Math.min(infant, adult + senior) }))
/**
 * Generates functions that return how many seats of a flight's cabin this gateway has sold: always the same number for
 * the same flight and cabin.
 */
export const anyTaken = fc
  .func(fc.integer({ min: 0, max: 60 }))
  .map((sold) => (key: string, cabin: Cabin) => sold(key, cabin))
