/** Fields of the transfer search in the form, in its draft and in a refused submission. */
import { readFlight } from '#booking/transfer-link/transfer-flight.ts'
import type { TransferPrefill } from '#booking/transfer-link/transfer-address.ts'
import { isPickUpTime } from '#booking/transfer-link/transfer-prefill.ts'
import { isPlainDate, laterDate } from '#contract/calendar-date.ts'
import { defaultPickUpTime, transferLimits } from '#contract/transfer-limits.ts'
import type { TravelType } from '#contract/transfer-place.ts'
import { type Ends, formText, noPlace, type Place, readEnds } from '#home/places/place.ts'
import { defaultDates, renewDates, type TravelDates, withDeparture, withReturn } from '#booking/search/travel-dates.ts'

export interface TransferFields extends Ends {
  travelType: TravelType
  dates: TravelDates
  /** Pick-up times HH:MM. */
  times: { departure: string; return: string }
  passengers: number
  baggage: number
  /** Flight number from the link that opened the search, for the payment form; '' for none. */
  flight: string
}

/** Name of the draft that stores the last search. */
export const transferDraft = 'transfer-search'

/** The kind of place that the form asks for. */
export const transferPlace = 'location'

/** Default number of days from departure to return. */
export const transferStay = 2

/**
 * Initial values of the form: departure tomorrow, return two days later
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

/** Reads the posted or stored form; a missing or invalid value is replaced by the initial value. */
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

/** Returns the fields of an earlier search for a new one, without past days. */
export function renewTransferFields(form: FormData, today: string): TransferFields {
  const kept = readTransferFields(form, today)
  return { ...kept, dates: renewDates(kept.dates, defaultDates(today, transferStay), today) }
}

/** Returns a copy of the fields with the days, times, counts and flight of an address; past days become today. */
export function withPrefill(fields: TransferFields, given: TransferPrefill, today: string): TransferFields {
  const departed = given.departure ? withDeparture(fields.dates, given.departure, today, transferStay) : fields.dates
  return {
    ...fields,
    travelType: given.return ? 'RT' : fields.travelType,
    dates: given.return ? withReturn(departed, laterDate(given.return, today)) : departed,
    times: { departure: given.time ?? fields.times.departure, return: given.return_time ?? fields.times.return },
    passengers: given.passengers ?? fields.passengers,
    baggage: given.baggage ?? fields.baggage,
    flight: given.flight ?? fields.flight,
  }
}

/** Whether the return pick-up of a round trip is before the outbound one. */
export function returnsTooEarly({ travelType, dates, times }: TransferFields): boolean {
  return travelType === 'RT' && `${dates.return} ${times.return}` < `${dates.departure} ${times.departure}`
}

/**
 * Whether departure and arrival are the same place, which a search refuses
 * (docs/product/transfers.md#search-of-transfers).
 */
export function sameLocation(departure: Place, arrival: Place): boolean {
  return departure.id === '' ? departure.text === arrival.text : departure.id === arrival.id
}

/** Name and city of a chosen place; undefined for text that was only typed. */
export function locationLabel({ id, city, name }: Place): { head: string; detail: string } | undefined {
  return id && city ? { head: name, detail: city } : undefined
}
