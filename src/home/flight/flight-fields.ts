/**
 * The fields of the flight search form. A posted form and the stored values of an earlier search have the same field
 * names, so that one function reads both.
 */
import { msg } from '@lingui/core/macro'
import { asksForBag } from '#booking/search/bag-param.ts'
import { isPlainDate } from '#contract/calendar-date.ts'
import { onePassenger, type PassengerCounts, readCounts } from '#home/flight/passenger-counts.ts'
import { type EndRules, type Ends, formText, noPlace, type Place, readEnds } from '#home/places/place.ts'
import { defaultDates, renewDates, type TravelDates } from '#booking/search/travel-dates.ts'

type FlyType = 'OW' | 'RT'

export interface FlightFields extends Ends {
  flyType: FlyType
  dates: TravelDates
  counts: PassengerCounts
  flightClass: string
  direct: boolean
  /** Whether the results show prices with a checked bag. */
  bag: boolean
}

/** Default number of days between departure and return. */
export const flightStay = 3

/** Name under which the browser stores the form values of the last flight search. */
export const flightDraft = 'flight-search'

/**
 * Kind of place that the flight form asks for. The form fields with the IDs of the places are named after it:
 * `departure_airport` and `arrival_airport`.
 */
export const flightPlace = 'airport'

/**
 * Returns the city and the code of a chosen airport, or of a typed text such as 'İstanbul (IST)'. The code is '' if a
 * city with all its airports is chosen. Returns undefined for any other text.
 */
export function airportLabel(place: Place): { city: string; code: string } | undefined {
  if (place.city) return { city: place.city, code: '' }
  const [, city, code] = /^(.+) \(([A-Z]{3})\)$/.exec(place.text) ?? []
  return city && code ? { city, code } : undefined
}

/** Returns the initial values of the form: one adult in economy class, departure tomorrow, return three days later. */
export function emptyFlightFields(today: string, flyType: FlyType): FlightFields {
  return {
    flyType,
    departure: noPlace,
    arrival: noPlace,
    dates: defaultDates(today, flightStay),
    counts: onePassenger,
    flightClass: 'economy',
    direct: false,
    bag: false,
  }
}

/** Reads the fields from a posted or stored form; a missing or invalid date is replaced by its initial value. */
export function readFlightFields(form: FormData, today: string): FlightFields {
  const empty = emptyFlightFields(today, form.get('fly_type') === 'RT' ? 'RT' : 'OW')
  const day = (name: string, fallback: string) => (isPlainDate(formText(form, name)) ? formText(form, name) : fallback)
  return {
    ...empty,
    ...readEnds(form, flightPlace),
    dates: {
      departure: day('departure_date', empty.dates.departure),
      return: day('return_date', empty.dates.return),
    },
    counts: readCounts(form),
    flightClass: formText(form, 'flight_class') || empty.flightClass,
    direct: form.get('direct_flights_only') !== null,
    bag: asksForBag(form),
  }
}

/**
 * Returns the fields of an earlier search for use in a new one. If the departure date is in the past, it becomes
 * tomorrow, and the return date is postponed by as many days.
 */
export function renewFlightFields(form: FormData, today: string): FlightFields {
  const kept = readFlightFields(form, today)
  return { ...kept, dates: renewDates(kept.dates, defaultDates(today, flightStay), today) }
}

/** Whether departure and arrival are in the same city; such a search is refused (docs/product/frame.md#home). */
export function sameCity(departure: Place, arrival: Place): boolean {
  const [from, to] = [airportLabel(departure), airportLabel(arrival)]
  return (departure.id !== '' && departure.id === arrival.id) || Boolean(from && to && from.city === to.city)
}

export const flightEnds: EndRules = {
  same: sameCity,
  sentences: {
    departure: msg`Nereden uçacağınızı seçin.`,
    arrival: msg`Nereye uçacağınızı seçin.`,
    same: msg`Kalkış ve varış aynı şehirde olamaz. Başka bir varış seçin.`,
  },
}
