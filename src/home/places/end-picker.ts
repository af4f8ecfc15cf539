import type { Side } from '#booking/places/places.ts'
import type { PlacePickerProps } from '#home/places/place-popup.tsx'
import type { Ends, Place } from '#home/places/place.ts'
import type { SearchFormState } from '#home/use-search-form.ts'

/**
 * Returns the props of the popup in which the departure or arrival is chosen. `labelOf` returns the label of a chosen
 * place, and undefined for a place that was only typed. The typed text is then the keyword with which the popup opens.
 */
export function endPicker<F extends Ends>(
  state: SearchFormState<F>,
  side: Side,
  labelOf: (place: Place) => unknown,
): Omit<PlacePickerProps, 'popular'> {
  const place = state.fields[side]
  return {
    side,
    open: state.opened === side,
    round: state.round,
    initialKeyword: labelOf(place) ? '' : place.text,
    notice: state.errors[side],
    onChoose: (chosen) => state.choose(side, chosen),
    onClose: () => state.close(side),
  }
}
