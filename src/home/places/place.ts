/** One end of a trip as it stands in a search form, in its draft and in a refused submission. */
import type { PlaceOption, Side } from '#booking/places/places.ts'

/** A chosen place, or only what was typed (`id` is '' then). */
export interface Place {
  id: string
  /** As in 'İstanbul (IST)', or as typed. */
  text: string
  name: string
  /** Of a place without a code, whose text need not tell its city. */
  city?: string | undefined
}

/** Both ends of the trip. */
export interface Ends {
  departure: Place
  arrival: Place
}

/** What the id of a place is called in its form: `departure_airport`, `arrival_station`. */
export type PlaceKind = string

export const noPlace: Place = { id: '', text: '', name: '' }

export function placeOf({ id, text, name, code, city }: PlaceOption): Place {
  return { id: String(id), text, name, city: code ? undefined : city }
}

/** A text of a posted form, trimmed, at most 120 characters; '' where there is none. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 120) : ''
}

/** Both ends of the trip as they were posted or kept. */
export function readEnds(form: FormData, kind: PlaceKind): Ends {
  const place = (side: Side): Place => ({
    id: formText(form, `${side}_${kind}`),
    text: formText(form, `${side}_keyword`),
    name: formText(form, `${side}_name`),
    city: formText(form, `${side}_city`) || undefined,
  })
  return { departure: place('departure'), arrival: place('arrival') }
}

/** `fields` with the ends of the trip that were named; an arrival in the named place of departure is cleared. */
export function withPlaces<F extends Ends>(fields: F, named: Partial<Ends>): F {
  const cleared = named.departure?.text === fields.arrival.text ? { arrival: noPlace } : {}
  return { ...fields, ...cleared, ...named }
}

/** What stops a search before any call: an end that is missing, or two ends that are the `same`. */
export function placeProblem(
  { departure, arrival }: Ends,
  same: (departure: Place, arrival: Place) => boolean,
): Side | 'same' | undefined {
  if (!departure.text) return 'departure'
  if (!arrival.text) return 'arrival'
  return same(departure, arrival) ? 'same' : undefined
}
