/**
 * Implements a small deterministic flight supplier: three Turkish airports and a foreign one, a few flights a day,
 * prices set by tests.
 */
import type {
  Carrier,
  FareFamily,
  FlightQuery,
  FlightSupply,
  Itinerary,
  Offered,
  PricedFare,
  PaxCounts,
  ScheduledFlight,
  SupplyAirport,
  TakenSeats,
} from '#server/supply/flight/flight-supply.ts'
import { flightSupplyOf } from '#server/supply/flight/embedded-flights.ts'
import type { FlightInventory } from '#server/supply/flight/flight-inventory.ts'
import { fold } from '#contract/turkish-text.ts'

const airport = (
  id: number,
  code: string,
  name: string,
  city: [string, string],
  country: string,
  timezone = 'Europe/Istanbul',
) => ({
  id,
  code,
  name: { tr: name, en: name },
  city: { tr: city[0], en: city[1] },
  country_code: country,
  latitude: 41,
  longitude: 29,
  timezone,
})
export const airports = {
  ist: airport(1, 'IST', 'İstanbul Havalimanı', ['İstanbul', 'Istanbul'], 'TR'),
  saw: airport(2, 'SAW', 'Sabiha Gökçen', ['İstanbul', 'Istanbul'], 'TR'),
  esb: airport(3, 'ESB', 'Esenboğa', ['Ankara', 'Ankara'], 'TR'),
  lhr: airport(4, 'LHR', 'Heathrow', ['Londra', 'London'], 'GB', 'Europe/London'),
} satisfies Record<string, SupplyAirport>
const all: SupplyAirport[] = Object.values(airports)

const carriers: Carrier[] = [
  { code: 'TK', name: { tr: 'Türk Hava Yolları', en: 'Turkish Airlines' }, logo: '/airlines/TK.svg' },
  { code: 'PC', name: 'Pegasus', logo: '/airlines/PC.svg' },
]
const families: FareFamily[] = [
  {
    code: 'ECO',
    name: { tr: 'Eko', en: 'Eco' },
    handLuggage: 8,
    luggage: 0,
    seatSelection: false,
  },
  {
    code: 'FLEX',
    name: { tr: 'Esnek', en: 'Flex' },
    handLuggage: 8,
    luggage: 20,
    seatSelection: true,
  },
]
const times: [string, string, number][] = [
  ['08:00', '09:15', 75],
  ['19:30', '20:45', 75],
]
const factor = { adult: 1, child: 0.75, senior: 0.9, infant: 0.1 } as const

/** The supplier with its settings: seats per flight, and a surcharge in kuruş on every adult's base fare. */
export interface FixedFlights extends FlightSupply {
  seatsPerFlight: number
  surcharge: number
}

/** Creates the supplier with enough seats and without a surcharge. */
export function createFixedFlights(): FixedFlights {
  let supply: FixedFlights
  const instant = (date: string, time: string) => Date.parse(`${date}T${time}:00+03:00`)
  const flight = (from: SupplyAirport, to: SupplyAirport, date: string, index: number): ScheduledFlight | undefined => {
    const carrier = carriers[index]
    const slot = times[index]
    if (!carrier || !slot) return undefined
    const [departureTime, arrivalTime, duration] = slot
    const number = `${carrier.code}${from.id}${to.id}${index}`
    const seats = supply.seatsPerFlight
    return {
      key: `${number}/${date}`,
      carrier,
      number,
      from,
      to,
      departureDate: date,
      departureTime,
      arrivalDate: date,
      arrivalTime,
      duration,
      departsAt: instant(date, departureTime),
      arrivesAt: instant(date, arrivalTime),
      seats: { economy: seats, business: seats, first: 0 },
    }
  }
  const itinerary = (from: SupplyAirport, to: SupplyAirport, date: string, index: number): Itinerary | undefined => {
    const only = flight(from, to, date, index)
    return (
      only && {
        key: `${from.code}${to.code}-${date}-${index}`,
        flights: [only],
        duration: only.duration,
        layovers: [0],
      }
    )
  }
  const fares = (legs: number, pax: PaxCounts): PricedFare[] =>
    families.map((family, rank) => {
      const price = (type: keyof PaxCounts) => ({
        base: Math.round((100_000 + supply.surcharge + rank * 40_000) * factor[type]) * legs,
        tax: 20_000 * legs,
        serviceFee: 5_000 * legs,
      })
      const perPax = { adult: price('adult'), child: price('child'), senior: price('senior'), infant: price('infant') }
      const types = ['adult', 'child', 'senior', 'infant'] as const
      const total = types.reduce(
        (sum, type) => sum + pax[type] * (perPax[type].base + perPax[type].tax + perPax[type].serviceFee),
        0,
      )
      return { family, perPax, total }
    })
  const itinerariesOf = ({ from, to, date }: Pick<FlightQuery, 'from' | 'to' | 'date'>) => {
    const [a, b] = [all.find(({ id }) => id === from), all.find(({ id }) => id === to)]
    if (!a || !b) return []
    return times.flatMap((_, index) => itinerary(a, b, date, index) ?? [])
  }
  const left = (way: Itinerary, query: FlightQuery, taken: TakenSeats) =>
    Math.min(...way.flights.map((one) => one.seats[query.cabin] - taken(one.key, query.cabin)))
  const seated = ({ pax }: FlightQuery) => pax.adult + pax.child + pax.senior
  const search = (query: FlightQuery, now: Date, taken: TakenSeats): Offered<PricedFare>[] =>
    itinerariesOf(query)
      .filter((way) => way.flights.every((one) => one.departsAt > now.getTime()))
      .map((way) => ({ itinerary: way, fares: fares(1, query.pax), seatsLeft: left(way, query, taken) }))
      .filter(({ seatsLeft }) => seatsLeft >= seated(query))

  const knobs = { seatsPerFlight: 50, surcharge: 0 }
  const inventory: FlightInventory = {
    airports: {
      byId: (id) => all.find((one) => one.id === id),
      byCode: (code) => all.find((one) => one.code === code),
      search: (keyword) =>
        all.filter((one) => fold(`${one.code} ${one.name.tr} ${one.city.tr} ${one.city.en}`).includes(fold(keyword))),
      popular: () => [airports.ist, airports.esb],
    },
    search,
    searchPackaged: (query, returnDate, now, taken) => {
      const back = { ...query, from: query.to, to: query.from, date: returnDate }
      return search(query, now, taken).flatMap((out) =>
        search(back, now, taken).map((home) => ({
          departure: out.itinerary,
          return: home.itinerary,
          fares: fares(2, query.pax),
          seatsLeft: Math.min(out.seatsLeft, home.seatsLeft),
        })),
      )
    },
    itinerary: (key) => {
      const match = /^([A-Z]{3})([A-Z]{3})-(\d{4}-\d{2}-\d{2})-(\d)$/.exec(key)
      const [, from, to, date, index] = match ?? []
      const [a, b] = [all.find(({ code }) => code === from), all.find(({ code }) => code === to)]
      return a && b && date ? itinerary(a, b, date, Number(index)) : undefined
    },
    fares: (ways, _cabin, pax) => fares(ways.length, pax),
    rules: (family, way) => {
      const departs = new Date(way.flights[0]?.departsAt ?? 0).toISOString()
      return {
        change: [{ allowed: true, amount: family.code === 'FLEX' ? 0 : 15_000, from: null, to: departs }],
        cancel: [{ allowed: family.code === 'FLEX', amount: 0, from: null, to: departs }],
      }
    },
    flightKeys: (query) => itinerariesOf(query).flatMap(({ flights }) => flights.map(({ key }) => key)),
    lastDay: (today) => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`,
  }
  supply = Object.assign(flightSupplyOf(inventory), knobs)
  return supply
}
