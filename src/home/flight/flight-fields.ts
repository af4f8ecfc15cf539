/** The fields of the flight search as they stand in the form, in the draft and in a refused submission. */
import { isPlainDate } from '#contract/calendar-date.ts'
import { onePassenger, type PassengerCounts, readCounts } from '#home/flight/passenger-counts.ts'
import { defaultDates, type TravelDates } from '#home/flight/travel-dates.ts'
import { type Ends, formText, noPlace, type Place, readEnds } from '#home/places/place.ts'

export type FlyType = 'OW' | 'RT'

export interface FlightFields extends Ends {
  flyType: FlyType
  dates: TravelDates
  counts: PassengerCounts
  flightClass: string
  direct: boolean
}

/** Name of the draft that keeps a search which could not be started. */
export const flightDraft = 'flight-search'

/** City and code of a place that was chosen; undefined for one that was only typed. */
export function airportLabel(place: Place): { city: string; code: string } | undefined {
  const [, city, code] = /^(.+) \(([A-Z]{3})\)$/.exec(place.text) ?? []
  return city && code ? { city, code } : undefined
}

/** An empty form: one adult in economy, tomorrow, and back three days later. */
export function emptyFlightFields(today: string, flyType: FlyType): FlightFields {
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
export function readFlightFields(form: FormData, today: string): FlightFields {
  const empty = emptyFlightFields(today, form.get('fly_type') === 'RT' ? 'RT' : 'OW')
  const day = (name: string, fallback: string) => (isPlainDate(formText(form, name)) ? formText(form, name) : fallback)
  return {
    ...empty,
    ...readEnds(form, 'airport'),
    dates: {
      departure: day('departure_date', empty.dates.departure),
      return: day('return_date', empty.dates.return),
    },
    counts: readCounts(form),
    flightClass: formText(form, 'flight_class') || empty.flightClass,
    direct: form.get('direct_flights_only') !== null,
  }
}

/** Two ends in one city can't be searched (docs/product/frame.md#home). */
export function sameCity(departure: Place, arrival: Place): boolean {
  const [from, to] = [airportLabel(departure), airportLabel(arrival)]
  return (departure.id !== '' && departure.id === arrival.id) || Boolean(from && to && from.city === to.city)
}
