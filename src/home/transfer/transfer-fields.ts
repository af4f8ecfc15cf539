/**
 * The fields of the transfer search form. A posted form and the stored values of an earlier search have the same field
 * names, so that one function reads both.
 */
import { msg } from '@lingui/core/macro'
import { readFlight } from '#booking/transfer-link/transfer-flight.ts'
import type { TransferPrefill } from '#booking/transfer-link/transfer-address.ts'
import { isPickUpTime } from '#booking/transfer-link/transfer-prefill.ts'
import { isPlainDate, laterDate } from '#contract/calendar-date.ts'
import { defaultPickUpTime, transferLimits } from '#contract/transfer-limits.ts'
import type { TravelType } from '#contract/transfer-place.ts'
import { type EndRules, type Ends, formText, noPlace, type Place, readEnds } from '#home/places/place.ts'
import { defaultDates, renewDates, type TravelDates, withDeparture, withReturn } from '#booking/search/travel-dates.ts'

export interface TransferFields extends Ends {
  travelType: TravelType
  dates: TravelDates
  /** Pick-up times as HH:MM. */
  times: { departure: string; return: string }
  passengers: number
  baggage: number
  /** Flight number from the link that opened the search form, for use in the payment form; '' for none. */
  flight: string
}

/** Name under which the browser stores the values of the transfer search form. */
export const transferDraft = 'transfer-search'

/**
 * Kind of place that the transfer form asks for. It is the last part of the names of the form fields for the IDs of the
 * places: `departure_location` and `arrival_location`.
 */
export const transferPlace = 'location'

/** Default number of days between departure and return. */
export const transferStay = 2

/**
 * Returns the initial values of the form: departure tomorrow, return two days later
 * (docs/product/transfers.md#search-of-transfers).
 */
export function emptyTransferFields(today: string): TransferFields {
  return {
    departure: noPlace,
    arrival: noPlace,
    travelType: 'OW',
    dates: defaultDates(today, transferStay),
    times: { departure: defaultPickUpTime, return: defaultPickUpTime },
    passengers: 1,
    baggage: 0,
    flight: '',
  }
}

/**
 * Reads the fields from a posted or stored form. A missing or invalid value is replaced by its initial value. A number
 * with one or two digits that is outside its limits becomes the nearest limit.
 */
export function readTransferFields(form: FormData, today: string): TransferFields {
  const empty = emptyTransferFields(today)
  const read = (name: string, isValid: (value: string) => boolean, fallback: string) =>
    isValid(formText(form, name)) ? formText(form, name) : fallback
  const count = (name: string, { min, max }: { min: number; max: number }) => {
    const given = formText(form, name)
    return /^\d{1,2}$/.test(given) ? Math.min(max, Math.max(min, Number(given))) : min
  }
  return {
    ...readEnds(form, transferPlace),
    travelType: form.get('travel_type') === 'RT' ? 'RT' : 'OW',
    dates: {
      departure: read('departure_date', isPlainDate, empty.dates.departure),
      return: read('return_date', isPlainDate, empty.dates.return),
    },
    times: {
      departure: read('departure_pickup_time', isPickUpTime, empty.times.departure),
      return: read('return_pickup_time', isPickUpTime, empty.times.return),
    },
    passengers: count('passenger_count', transferLimits.passengers),
    baggage: count('baggage_count', transferLimits.baggage),
    flight: readFlight(new URLSearchParams({ flight: formText(form, 'flight') })) ?? '',
  }
}

/**
 * Returns the fields of an earlier search for use in a new one. If the departure date is in the past, it becomes
 * tomorrow, and the return date is postponed by as many days.
 */
export function renewTransferFields(form: FormData, today: string): TransferFields {
  const kept = readTransferFields(form, today)
  return { ...kept, dates: renewDates(kept.dates, defaultDates(today, transferStay), today) }
}

/**
 * Returns a copy of the fields with the values that the URL contains: dates, pick-up times, numbers of passengers and
 * of pieces of baggage, and flight number. A date in the past becomes today. A return date makes the search a round
 * trip; an outbound date without a return date makes it a one-way search.
 */
export function withPrefill(fields: TransferFields, given: TransferPrefill, today: string): TransferFields {
  const asked = given.departure ? 'OW' : fields.travelType
  const departed = given.departure ? withDeparture(fields.dates, given.departure, today, transferStay) : fields.dates
  return {
    ...fields,
    travelType: given.return ? 'RT' : asked,
    dates: given.return ? withReturn(departed, laterDate(given.return, today)) : departed,
    times: { departure: given.time ?? fields.times.departure, return: given.return_time ?? fields.times.return },
    passengers: given.passengers ?? fields.passengers,
    baggage: given.baggage ?? fields.baggage,
    flight: given.flight ?? fields.flight,
  }
}

/** Whether the return pick-up of a round trip is earlier than the outbound pick-up. */
export function returnsTooEarly({ travelType, dates, times }: TransferFields): boolean {
  return travelType === 'RT' && `${dates.return} ${times.return}` < `${dates.departure} ${times.departure}`
}

/**
 * Whether departure and arrival are the same place; such a search is refused
 * (docs/product/transfers.md#search-of-transfers).
 */
export function sameLocation(departure: Place, arrival: Place): boolean {
  return departure.id === '' ? departure.text === arrival.text : departure.id === arrival.id
}

export const transferEnds: EndRules = {
  same: sameLocation,
  sentences: {
    departure: msg`Nereden alınacağınızı seçin.`,
    arrival: msg`Nereye gideceğinizi seçin.`,
    same: msg`Alış ve varış aynı yer olamaz. Başka bir varış seçin.`,
  },
}

/** Returns the name and the city of a chosen place, or undefined for a text that was only typed. */
export function locationLabel({ id, city, name }: Place): { head: string; detail: string } | undefined {
  return id && city ? { head: name, detail: city } : undefined
}
