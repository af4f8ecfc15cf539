/**
 * Creates flights and search results for tests. They have the types of the API (`src/contract/`); callers may override
 * values.
 */
import type {
  AlternativePrice,
  FlightItinerary,
  FlightResults,
  FlightStatistics,
  PackagedFlightItem,
  SingleFlightItem,
} from '#contract/flight-results.ts'
import type { FlightSearchOptions } from '#contract/flight-search.ts'

export interface FlightShape {
  airline?: string
  from?: string
  to?: string
  date?: string
  departs?: string
  arrives?: string
  arrivalDate?: string
  duration?: number
  transfers?: number
}

const airport = (code: string) => ({ code, city: `${code} city`, name: `${code} airport` })

export function itinerary(shape: FlightShape = {}): FlightItinerary {
  const { airline: code = 'TK', from = 'IST', to = 'ESB', date = '2026-12-01', departs = '09:00' } = shape
  const { arrives = '10:10', arrivalDate = date, duration = 70, transfers = 0 } = shape
  const airline = { code, name: `Airline ${code}`, logo: `/airlines/${code}.svg` }
  const departure = { time: departs, date, airport: airport(from) }
  const arrival = { time: arrives, date: arrivalDate, airport: airport(to) }
  return {
    airline,
    departure,
    arrival,
    information: { baggage: '15', duration, total_transfer_count: transfers },
    transfers: Array.from({ length: transfers + 1 }, (_, index) => ({
      airline,
      departure,
      arrival,
      information: {
        baggage: '15',
        flight_number: `${code}${100 + index}`,
        duration: Math.round(duration / (transfers + 1)),
        standby_time: index === 0 ? 0 : 60,
        class: 'economy',
      },
    })),
  }
}

export function fare(code: string, total: number): AlternativePrice {
  return {
    code,
    name: code,
    price: { total },
    features: {
      baggage_allowance: { hand_luggage: '8', luggage: '15' },
      seat_selection: false,
      free_cancel: false,
      free_change: false,
    },
  }
}

export function flight(
  id: string,
  total: number,
  shape: FlightShape = {},
  fares: AlternativePrice[] = [],
): SingleFlightItem {
  return { product_id: id, ...itinerary(shape), price: { total, alternative_prices: fares, seats_left: null } }
}

export function packagedFlight(
  id: string,
  total: number,
  out: FlightShape = {},
  back: FlightShape = {},
): PackagedFlightItem {
  return {
    product_id: id,
    departure: itinerary(out),
    return: itinerary({ from: 'ESB', to: 'IST', date: '2026-12-05', ...back }),
    price: { total, alternative_prices: [], seats_left: null },
  }
}

const counted = (ids: string[]) => ids.map((id) => ({ id, name: id, count: 1 }))
const direction = {
  transfers: counted(['0', '1', '2']),
  airlines: counted(['TK', 'PC']),
  departure_time: { min: 360, max: 1380 },
  arrival_time: { min: 400, max: 1420 },
  price: { min: 999.5, max: 4000.25 },
  duration: { min: 60, max: 600 },
}

export const oneWayStatistics: FlightStatistics = direction
export const roundTripStatistics: FlightStatistics = {
  ...direction,
  return_transfers: direction.transfers,
  return_airlines: direction.airlines,
  return_departure_time: direction.departure_time,
  return_arrival_time: direction.arrival_time,
  return_price: direction.price,
  return_duration: direction.duration,
}

const place = (id: number, code: string) => ({
  id,
  code,
  name: `${code} airport`,
  city: `${code} city`,
  country_code: 'TR',
})

export const options: FlightSearchOptions = {
  id: 'option-1',
  departure_date: '2026-12-01',
  return_date: null,
  departure_airport_id: 1,
  arrival_airport_id: 2,
  departure_airport_code: 'IST',
  arrival_airport_code: 'ESB',
  departure_airport: place(1, 'IST'),
  arrival_airport: place(2, 'ESB'),
  direct_flights_only: false,
  refundables_only: false,
  adult_count: 1,
  child_count: 0,
  infant_count: 0,
  senior_count: 0,
  total_passenger_count: 1,
  fly_type: 'OW',
  flight_class: 'economy',
  flight_class_name: 'Ekonomi',
  is_packaged: false,
  domestic_fly: true,
}

export function results(search: FlightResults['search'], change: Partial<FlightResults> = {}): FlightResults {
  return {
    research: false,
    search,
    statistics: oneWayStatistics,
    search_options: options,
    time_out_seconds: 900,
    ...change,
  }
}

/** A session key for tests; like every session key it has 22 characters. */
export const session = 'AAAAAAAAAAAAAAAAAAAAAA'
