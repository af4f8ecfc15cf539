/** A place of a search, such as the departure, and its fields in search forms and drafts. */
import type { MessageDescriptor } from '@lingui/core'
import type { PlaceOption, Side } from '#booking/places/places.ts'

/** A chosen place, or a text that was only typed; the ID is then ''. */
export interface Place {
  id: string
  /** Text that the field shows, such as 'İstanbul (IST)', or the text that the traveller typed. */
  text: string
  name: string
  /** City of a place without a code; the text of such a place does not always contain the city. */
  city?: string | undefined
}

/** Departure and arrival of a journey. */
export interface Ends {
  departure: Place
  arrival: Place
}

/** What a product requires of departure and arrival. */
export interface EndRules {
  /** Whether departure and arrival are the same or too close to travel between. */
  same: (departure: Place, arrival: Place) => boolean
  /** Error messages for a missing departure or arrival, and for an arrival that is the same as the departure. */
  sentences: Record<Side | 'same', MessageDescriptor>
}

/**
 * Which place of a search is meant: the departure or arrival of a journey, or the only place of a search that is not a
 * journey.
 */
export type PlaceName = Side | 'location'

/**
 * Kind of place that a search form asks for. The name of the form field with the ID of the place ends in this kind, as
 * in `departure_airport`.
 */
export type PlaceKind = 'airport' | 'station' | 'location' | 'point'

export const noPlace: Place = { id: '', text: '', name: '' }

export function placeOf({ id, text, name, code, city }: PlaceOption): Place {
  return { id: String(id), text, name, city: code ? undefined : city }
}

/** Returns the trimmed text of a form field, cut to 120 characters; '' if the field is missing. */
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

/** Converts a chosen place to fields of a draft. `readPlace` converts these fields back to a place. */
export function draftOfPlace(side: PlaceName, kind: PlaceKind, place: Place): Record<string, string> {
  return {
    [`${side}_${kind}`]: place.id,
    [`${side}_keyword`]: place.text,
    [`${side}_name`]: place.name,
    [`${side}_city`]: place.city ?? '',
  }
}

/** Reads the place of departure and the place of arrival from a posted or stored form. */
export function readEnds(form: FormData, kind: PlaceKind): Ends {
  return { departure: readPlace(form, 'departure', kind), arrival: readPlace(form, 'arrival', kind) }
}

/**
 * Returns a copy of `fields` in which the places in `named` replace the departure and the arrival. If `named` contains
 * only a departure, and its text equals that of the arrival in `fields`, the arrival is cleared.
 */
export function withPlaces<F extends Ends>(fields: F, named: Partial<Ends>): F {
  const cleared = named.departure?.text === fields.arrival.text ? { arrival: noPlace } : {}
  return { ...fields, ...cleared, ...named }
}

/**
 * Checks the places without an API call. Returns which place is missing, or 'same' if the function `same` returns true
 * for departure and arrival. Returns undefined if nothing is wrong.
 */
export function placeProblem(
  { departure, arrival }: Ends,
  same: (departure: Place, arrival: Place) => boolean,
): Side | 'same' | undefined {
  if (!departure.text) return 'departure'
  if (!arrival.text) return 'arrival'
  return same(departure, arrival) ? 'same' : undefined
}
