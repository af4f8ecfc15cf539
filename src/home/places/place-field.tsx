import { Trans, useLingui } from '@lingui/react/macro'
import type { PlaceOption } from '#booking/places/places.ts'
import type { Place, PlaceKind, PlaceName } from '#home/places/place.ts'
import { SearchField, type SearchFieldState } from '#home/search-field.tsx'
import styles from '#home/search-form.module.css'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

interface PlaceFieldProps {
  side: PlaceName
  /** Label of a field whose place is neither the departure nor the arrival. */
  label?: string
  kind: PlaceKind
  place: Place
  /** The two texts that describe the chosen place: a large one and, below it, a small one. */
  chosen: { head: string; detail: string } | undefined
  /**
   * Icon that the field shows while it contains neither a chosen place nor a typed text. `empty` is the text that is
   * shown with this icon, 'Şehir seçin' by default.
   */
  icon: IconName
  empty?: string | undefined
  /** Placeholder of the text input that is used before hydration. */
  placeholder: string
  state: SearchFieldState
  onPreload: () => void
}

/**
 * Field for a place of a search: departure, arrival or the only place. It is a button that opens the popup in which a
 * place is chosen or, before hydration, a text input.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { side, label, kind, place, placeholder, state, onPreload } = props
  const matches = state.reply?.matches[side]
  const { t } = useLingui()
  const idName = `${side}_${kind}`
  const keyword = `${side}_keyword`
  return (
    <SearchField
      name={side}
      label={label ?? (side === 'departure' ? t`Nereden` : t`Nereye`)}
      state={state}
      onPreload={onPreload}
      className={styles.place}
      data-side={side}
      chosen={<ChosenPlace {...props} />}
      input={{ name: keyword, defaultValue: place.text, placeholder, maxLength: 80, enterKeyHint: 'next' }}
      hidden={
        <>
          <input type="hidden" name={idName} value={place.id} />
          <input type="hidden" name={keyword} value={place.text} />
          <input type="hidden" name={`${side}_name`} value={place.name} />
          {place.city && <input type="hidden" name={`${side}_city`} value={place.city} />}
        </>
      }
    >
      {matches && <Matches name={idName} side={side} asked={place.text} places={matches} />}
    </SearchField>
  )
}

function ChosenPlace({ place, chosen, icon, empty }: PlaceFieldProps) {
  if (chosen) {
    return (
      <>
        <strong className={place.city ? styles.head : styles.code}>{chosen.head}</strong>
        <span className={styles.detail}>{chosen.detail}</span>
      </>
    )
  }
  if (place.text) return <span className={styles.value}>{place.text}</span>
  return (
    <>
      <Icon name={icon} size={28} className={styles.emptyIcon} />
      <span className={styles.detail}>{empty ?? <Trans>Şehir seçin</Trans>}</span>
    </>
  )
}

/** Before hydration, shows the first eight of `places` as radio buttons. The `places` match the typed text `asked`. */
function Matches({
  name,
  side,
  asked,
  places,
}: {
  name: string
  side: PlaceName
  asked: string
  places: PlaceOption[]
}) {
  return (
    <fieldset className={styles.matches}>
      <legend>
        <Trans>“{asked}” için birini seçin</Trans>
      </legend>
      <input type="hidden" name={`${side}_asked`} value={asked} />
      {places.slice(0, 8).map(({ id, text, name: place, code }) => (
        <label key={id} className={styles.match}>
          <input type="radio" name={name} value={id} />
          <span>
            {text}
            {code && <small>{place}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
