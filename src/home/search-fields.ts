/** The fields of the flight search as they stand in the form, in the draft and in a refused submission. */
import type { Airport } from '#contract/frame.ts'
import { isPlainDate } from '#contract/rules.ts'
import { airportText } from '#flight/airport-match.ts'
import { onePassenger, type PassengerCounts, readCounts } from '#home/passenger-counts.ts'
import { defaultDates, type TravelDates } from '#home/travel-dates.ts'

export type FlyType = 'OW' | 'RT'
export type Side = 'departure' | 'arrival'

/** One end of the trip: a chosen airport, or only what was typed (`id` is '' then). */
export interface Place {
  id: string
  /** As in 'İstanbul (IST)', or as typed. */
  text: string
  name: string
}

export interface SearchFields {
  flyType: FlyType
  departure: Place
  arrival: Place
  dates: TravelDates
  counts: PassengerCounts
  flightClass: string
  direct: boolean
}

export const noPlace: Place = { id: '', text: '', name: '' }

export function placeOf(airport: Airport): Place {
  return { id: String(airport.id), text: airportText(airport), name: airport.name }
}

/** City and code of a place that was chosen; undefined for one that was only typed. */
export function placeLabel(place: Place): { city: string; code: string } | undefined {
  const [, city, code] = /^(.+) \(([A-Z]{3})\)$/.exec(place.text) ?? []
  return city && code ? { city, code } : undefined
}

/** An empty form: one adult in economy, tomorrow, and back three days later. */
export function emptyFields(today: string, flyType: FlyType): SearchFields {
  return {
    flyType,
    departure: noPlace,
    arrival: noPlace,
    dates: defaultDates(today),
    counts: onePassenger,
    flightClass: 'economy',
    direct: false,
  }
}

/** The form as it was posted or kept; a date that is missing or past falls back to the empty form's. */
export function readFields(form: FormData, today: string): SearchFields {
  const empty = emptyFields(today, form.get('fly_type') === 'RT' ? 'RT' : 'OW')
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, 120) : ''
  }
  const place = (side: Side): Place => ({
    id: text(`${side}_airport`),
    text: text(`${side}_keyword`),
    name: text(`${side}_name`),
  })
  const day = (name: string, fallback: string) => (isPlainDate(text(name)) ? text(name) : fallback)
  return {
    ...empty,
    departure: place('departure'),
    arrival: place('arrival'),
    dates: {
      departure: day('departure_date', empty.dates.departure),
      return: day('return_date', empty.dates.return),
    },
    counts: readCounts(form),
    flightClass: text('flight_class') || empty.flightClass,
    direct: form.get('direct_flights_only') !== null,
  }
}

/** `fields` with the ends of the trip that were named; an arrival in the named place of departure is cleared. */
export function withPlaces(fields: SearchFields, named: Partial<Record<Side, Place>>): SearchFields {
  const cleared = named.departure?.text === fields.arrival.text ? { arrival: noPlace } : {}
  return { ...fields, ...cleared, ...named }
}

/** What stops the search before any call: an end that is missing, or two ends in one city (spec 000 §5). */
export function placeProblem({ departure, arrival }: SearchFields): 'departure' | 'arrival' | 'same' | undefined {
  if (!departure.text) return 'departure'
  if (!arrival.text) return 'arrival'
  const [from, to] = [placeLabel(departure), placeLabel(arrival)]
  const sameAirport = departure.id !== '' && departure.id === arrival.id
  return sameAirport || (from && to && from.city === to.city) ? 'same' : undefined
}
