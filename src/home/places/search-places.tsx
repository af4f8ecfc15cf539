import type { Side } from '#booking/places/places.ts'
import { PlaceField } from '#home/places/place-field.tsx'
import type { Ends, Place, PlaceKind } from '#home/places/place.ts'
import { SwapButton } from '#home/places/swap-button.tsx'
import styles from '#home/search-form.module.css'
import type { SearchFormState } from '#home/use-search-form.ts'
import type { IconName } from '#ui/icon-paths.ts'

interface SearchPlacesProps<F extends Ends> {
  state: SearchFormState<F>
  kind: PlaceKind
  icons: Record<Side, IconName>
  /** Text of a field while no place is chosen; 'Şehir seçin' by default. */
  empty?: string
  /** Placeholder of the text inputs that are used without JavaScript. */
  placeholder: string
  /** Returns the large and small text that describe a chosen place. */
  labelOf: (place: Place) => { head: string; detail: string } | undefined
  onPreload: () => void
}

/** Shows the departure and arrival fields with a button that swaps them. */
export function SearchPlaces<F extends Ends>({ icons, labelOf, ...shared }: SearchPlacesProps<F>) {
  const { state } = shared
  const place = (side: Side) => (
    <PlaceField
      {...shared}
      side={side}
      place={state.fields[side]}
      chosen={labelOf(state.fields[side])}
      icon={icons[side]}
    />
  )
  return (
    <div className={styles.places}>
      {place('departure')}
      <SwapButton disabled={!state.enhanced} onSwap={state.swap} />
      {place('arrival')}
    </div>
  )
}
