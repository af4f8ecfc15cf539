/** Departure or arrival place in a search form, in its draft and in a refused submission. */
import type { PlaceOption, Side } from '#booking/places/places.ts'

/** A chosen place, or only a typed text (`id` is then ''). */
export interface Place {
  id: string
  /** Text such as 'İstanbul (IST)', or as typed. */
  text: string
  name: string
  /** City of a place without a code, because its text may not contain the city. */
  city?: string | undefined
}

/** Departure and arrival of the trip. */
export interface Ends {
  departure: Place
  arrival: Place
}

/**
 * Name of a place in a search form: departure or arrival of a journey, or the only place of a search without a journey.
 */
export type PlaceName = Side | 'location'

/** The kind of place that a form asks for: the suffix of its field names, as in `departure_airport`. */
export type PlaceKind = 'airport' | 'station' | 'location' | 'point'

export const noPlace: Place = { id: '', text: '', name: '' }

export function placeOf({ id, text, name, code, city }: PlaceOption): Place {
  return { id: String(id), text, name, city: code ? undefined : city }
}

/** The trimmed text of a form field, at most 120 characters; '' if missing. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 120) : ''
}

/** Reads a place from a posted or stored form. */
export function readPlace(form: FormData, side: PlaceName, kind: PlaceKind): Place {
  return {
    id: formText(form, `${side}_${kind}`),
    text: formText(form, `${side}_keyword`),
    name: formText(form, `${side}_name`),
    city: formText(form, `${side}_city`) || undefined,
  }
}

/** The fields of a chosen place in a draft, which `readPlace` reads. */
export function draftOfPlace(side: PlaceName, kind: PlaceKind, place: Place): Record<string, string> {
  return {
    [`${side}_${kind}`]: place.id,
    [`${side}_keyword`]: place.text,
    [`${side}_name`]: place.name,
    [`${side}_city`]: place.city ?? '',
  }
}

/** Reads departure and arrival from a posted or stored form. */
export function readEnds(form: FormData, kind: PlaceKind): Ends {
  return { departure: readPlace(form, 'departure', kind), arrival: readPlace(form, 'arrival', kind) }
}

/** Returns a copy of `fields` with the given places; an arrival equal to the new departure is cleared. */
export function withPlaces<F extends Ends>(fields: F, named: Partial<Ends>): F {
  const cleared = named.departure?.text === fields.arrival.text ? { arrival: noPlace } : {}
  return { ...fields, ...cleared, ...named }
}

/** Problem with the places, checked before any call: a missing place, or departure and arrival that are the `same`. */
export function placeProblem(
  { departure, arrival }: Ends,
  same: (departure: Place, arrival: Place) => boolean,
): Side | 'same' | undefined {
  if (!departure.text) return 'departure'
  if (!arrival.text) return 'arrival'
  return same(departure, arrival) ? 'same' : undefined
}
