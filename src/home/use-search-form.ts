import type { FormEvent, RefObject } from 'react'
import type { PlaceOption, Side } from '#booking/places/places.ts'
import type { TabFormProps } from '#home/home-tab.ts'
import { type Ends, noPlace, type Place, placeOf, placeProblem, withPlaces } from '#home/places/place.ts'
import { type FormFields, useFormFields } from '#home/use-form-fields.ts'

interface JourneyForm<F extends Ends> {
  read: (form: FormData) => F
  /** Whether departure and arrival are the same or too close to travel between. */
  same: (departure: Place, arrival: Place) => boolean
  /** Error messages for a missing departure or arrival, and for an arrival that is the same as the departure. */
  sentences: Record<Side | 'same', string>
}

export interface SearchFormState<F extends Ends> extends FormFields<F> {
  choose: (side: Side, place: PlaceOption) => void
  swap: () => void
  onSubmit: (event: FormEvent) => void
}

/**
 * Returns the state of a search form for a journey: values, errors, the open picker, and functions for departure and
 * arrival.
 */
export function useSearchForm<F extends Ends>(
  form: RefObject<HTMLFormElement | null>,
  { initial, named, reply, pending }: TabFormProps<F>,
  { read, same, sentences }: JourneyForm<F>,
): SearchFormState<F> {
  const state = useFormFields(form, {
    initial,
    named: (fields) => withPlaces(fields, named),
    reply,
    typed(posted, fields) {
      const typed = read(posted)
      const keep = (side: Side) => (typed[side].text === fields[side].text ? fields[side] : typed[side])
      return { ...typed, departure: keep('departure'), arrival: keep('arrival') }
    },
  })
  const { fields, change } = state
  const ends = (places: Partial<Ends>): F => ({ ...fields, ...places })

  /**
   * Opens the picker of a missing place; an arrival that is the same as the departure is cleared first. Returns true if
   * both places are valid.
   */
  const settlePlaces = (asked: F): boolean => {
    const problem = placeProblem(asked, same)
    if (problem === undefined) return true
    const side = problem === 'departure' ? 'departure' : 'arrival'
    state.refuse({ [side]: sentences[problem] })
    if (problem === 'same') change({ ...asked, arrival: noPlace })
    state.open(side)
    return false
  }

  return {
    ...state,
    choose(side, place) {
      const next = ends({ [side]: placeOf(place) })
      change(next, 'departure', 'arrival')
      state.close(null)
      if (placeProblem(next, same) === 'same') settlePlaces(next)
      else if (side === 'departure' && !next.arrival.text) state.open('arrival')
      else state.focusNext('departure_date')
    },
    swap() {
      change(ends({ departure: fields.arrival, arrival: fields.departure }), 'departure', 'arrival')
    },
    onSubmit(event) {
      if (pending || !settlePlaces(fields)) event.preventDefault()
    },
  }
}
