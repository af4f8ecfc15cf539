import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { PlaceOption } from '#booking/places/places.ts'
import type { Place, PlaceKind, PlaceName } from '#home/places/place.ts'
import { PickerButton } from '#home/picker-button.tsx'
import { SearchFieldError } from '#home/search-field-error.tsx'
import styles from '#home/search-form.module.css'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

interface PlaceFieldProps {
  side: PlaceName
  /** Label of a field whose place is neither the departure nor the arrival. */
  label?: string
  kind: PlaceKind
  place: Place
  /** Large and small text that describe the chosen place. */
  chosen: { head: string; detail: string } | undefined
  /** Icon of the field; `empty` is its text while no place is chosen. */
  icon: IconName
  empty?: string | undefined
  /** Placeholder of the text input that is used without JavaScript. */
  placeholder: string
  /** Whether the form is hydrated. If so, the field is a button that opens the popup, otherwise a text input. */
  enhanced: boolean
  error?: string | undefined
  matches?: PlaceOption[] | undefined
  focusFirst: boolean
  onOpen: () => void
  onPreload: () => void
}

/** Field for a place of a search: departure, arrival or the only place. */
export function PlaceField(props: PlaceFieldProps) {
  const {
    side,
    label: given,
    kind,
    place,
    placeholder,
    enhanced,
    error,
    matches,
    focusFirst,
    onOpen,
    onPreload,
  } = props
  const { t } = useLingui()
  const id = useId()
  const label = given ?? (side === 'departure' ? t`Nereden` : t`Nereye`)
  const described = error ? `${id}-error` : undefined
  return (
    <div className={styles.place} data-side={side} data-invalid={error !== undefined}>
      {enhanced ? (
        <PickerButton field={side} describedBy={described} onOpen={onOpen} onPreload={onPreload}>
          <span className={styles.label}>{label}</span>
          <ChosenPlace {...props} />
        </PickerButton>
      ) : (
        <div className={styles.control}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <span className={styles.face} aria-hidden="true">
            <ChosenPlace {...props} />
          </span>
          <input
            id={id}
            name={`${side}_keyword`}
            defaultValue={place.text}
            placeholder={placeholder}
            autoComplete="off"
            maxLength={80}
            enterKeyHint="next"
            autoFocus={focusFirst}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={described}
            className={styles.text}
          />
        </div>
      )}
      {enhanced && (
        <>
          <input type="hidden" name={`${side}_${kind}`} value={place.id} />
          <input type="hidden" name={`${side}_keyword`} value={place.text} />
          <input type="hidden" name={`${side}_name`} value={place.name} />
          {place.city && <input type="hidden" name={`${side}_city`} value={place.city} />}
        </>
      )}
      <SearchFieldError id={`${id}-error`} error={error} enhanced={enhanced} />
      {!enhanced && matches && <Matches name={`${side}_${kind}`} side={side} asked={place.text} places={matches} />}
    </div>
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

/** Without JavaScript, lists the places that match a typed text as radio buttons. */
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
