/**
 * The fields of the bus search form. A posted form and the stored values of an earlier search have the same field
 * names, so that one function reads both.
 */
import { msg } from '@lingui/core/macro'
import type { PricedSearch } from '#booking/day-prices/use-day-prices.ts'
import { isPlainDate, laterDate } from '#contract/calendar-date.ts'
import { type EndRules, type Ends, formText, noPlace, type Place, readEnds } from '#home/places/place.ts'

export interface BusFields extends Ends {
  /** Departure date as a plain date. */
  departureDate: string
}

/** Name under which the browser stores the form values of the last bus search. */
export const busDraft = 'bus-search'

/**
 * Kind of place that the bus form asks for. The form fields with the IDs of the places are named after it:
 * `departure_station` and `arrival_station`.
 */
export const busPlace = 'station'

/** Returns the initial values of the form; the date is today (docs/product/frame.md#home). */
export function emptyBusFields(today: string): BusFields {
  return { departure: noPlace, arrival: noPlace, departureDate: today }
}

/** Reads the fields from a posted or stored form; a missing or invalid date becomes today. */
export function readBusFields(form: FormData, today: string): BusFields {
  const day = formText(form, 'departure_date')
  return { ...readEnds(form, busPlace), departureDate: isPlainDate(day) ? day : today }
}

/** Returns the fields of an earlier search for use in a new one; a date in the past becomes today. */
export function renewBusFields(form: FormData, today: string): BusFields {
  const kept = readBusFields(form, today)
  return { ...kept, departureDate: laterDate(kept.departureDate, today) }
}

/** Whether departure and arrival are the same station; such a search is refused (docs/product/frame.md#home). */
export function sameStation(departure: Place, arrival: Place): boolean {
  return departure.id === '' ? departure.text === arrival.text : departure.id === arrival.id
}

export const busEnds: EndRules = {
  same: sameStation,
  sentences: {
    departure: msg`Nereden bineceğinizi seçin.`,
    arrival: msg`Nereye gideceğinizi seçin.`,
    same: msg`Kalkış ve varış aynı otogar olamaz. Başka bir varış seçin.`,
  },
}

/** Returns the city and the station of a chosen place, or undefined for a text that was only typed. */
export function stationLabel({ id, city, name }: Place): { head: string; detail: string } | undefined {
  return id && city ? { head: city, detail: name } : undefined
}

/** Returns the search whose prices the calendar shows, or null until two different stations are chosen. */
export function busDayPrices({ departure, arrival }: BusFields): PricedSearch | null {
  if (departure.id === '' || arrival.id === '' || sameStation(departure, arrival)) return null
  return { product: 'bus', fields: { departure_station: departure.id, arrival_station: arrival.id } }
}
