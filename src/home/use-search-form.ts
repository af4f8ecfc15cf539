import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { PlaceOption, Side } from '#booking/places/places.ts'
import type { TabFormProps } from '#home/home-tab.ts'
import { type EndRules, type Ends, noPlace, placeOf, placeProblem, withPlaces } from '#home/places/place.ts'
import { type FormFields, useFormFields } from '#home/use-form-fields.ts'

export interface SearchFormState<F extends Ends> extends FormFields<F> {
  choose: (side: Side, place: PlaceOption) => void
  swap: () => void
  onSubmit: (event: FormEvent) => void
}

/**
 * Returns the state of a search form with departure and arrival: field values, errors, the open picker, and functions
 * that choose or swap the places. `read` reads the field values from the form data.
 */
export function useSearchForm<F extends Ends>(
  { initial, named, reply, pending }: TabFormProps<F>,
  read: (form: FormData) => F,
  { same, sentences }: EndRules,
): SearchFormState<F> {
  const { i18n } = useLingui()
  const state = useFormFields({
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
   * Checks departure and arrival; returns true if both are valid. Otherwise shows an error and opens the picker of the
   * missing or wrong place. An arrival that is the same as the departure is cleared.
   */
  const settlePlaces = (asked: F): boolean => {
    const problem = placeProblem(asked, same)
    if (problem === undefined) return true
    const side = problem === 'departure' ? 'departure' : 'arrival'
    state.refuse({ [side]: i18n._(sentences[problem]) })
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
