import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Airport } from '#contract/frame.ts'
import { type Place, placeLabel, type Side } from '#home/search-fields.ts'
import { airportText } from '#flight/airport-match.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './search-form.module.css'

interface PlaceFieldProps {
  side: Side
  place: Place
  /** With scripts the field is a button that opens the popup; without, a text field. */
  enhanced: boolean
  error?: string | undefined
  matches?: Airport[] | undefined
  focusFirst: boolean
  onOpen: () => void
  onPreload: () => void
}

/** One end of the trip. */
export function PlaceField({ side, place, enhanced, error, matches, focusFirst, onOpen, onPreload }: PlaceFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const label = side === 'departure' ? t`Nereden` : t`Nereye`
  const described = error ? `${id}-error` : undefined
  return (
    <div className={styles.place} data-side={side} data-invalid={error !== undefined}>
      {enhanced ? (
        <button
          type="button"
          className={styles.control}
          aria-haspopup="dialog"
          aria-describedby={described}
          onClick={onOpen}
          onPointerEnter={onPreload}
          onFocus={onPreload}
          data-field={`${side}_airport`}
        >
          <span className={styles.label}>{label}</span>
          <ChosenPlace place={place} side={side} />
        </button>
      ) : (
        <div className={styles.control}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <input
            id={id}
            name={`${side}_keyword`}
            defaultValue={place.text}
            placeholder={t`Şehir veya kod`}
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
          <input type="hidden" name={`${side}_airport`} value={place.id} />
          <input type="hidden" name={`${side}_keyword`} value={place.text} />
          <input type="hidden" name={`${side}_name`} value={place.name} />
        </>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role={enhanced ? 'alert' : undefined}>
          {error}
        </p>
      )}
      {!enhanced && matches && <Matches side={side} asked={place.text} airports={matches} />}
    </div>
  )
}

function ChosenPlace({ place, side }: { place: Place; side: Side }) {
  const chosen = placeLabel(place)
  if (chosen) {
    return (
      <>
        <strong className={styles.code}>{chosen.code}</strong>
        <span className={styles.detail}>{chosen.city}</span>
      </>
    )
  }
  if (place.text) return <span className={styles.value}>{place.text}</span>
  return (
    <>
      <Icon
        name={side === 'departure' ? 'plane-takeoff' : 'plane-landing'}
        size={28}
        className={styles.emptyIcon ?? ''}
      />
      <span className={styles.detail}>
        <Trans>Şehir seçin</Trans>
      </span>
    </>
  )
}

/** The airports that a text named, as a choice, where there are no scripts to pick one by. */
function Matches({ side, asked, airports }: { side: Side; asked: string; airports: Airport[] }) {
  return (
    <fieldset className={styles.matches}>
      <legend>
        <Trans>“{asked}” için havalimanı seçin</Trans>
      </legend>
      <input type="hidden" name={`${side}_asked`} value={asked} />
      {airports.slice(0, 8).map((airport) => (
        <label key={airport.id} className={styles.match}>
          <input type="radio" name={`${side}_airport`} value={airport.id} />
          <span>
            {airportText(airport)}
            <small>{airport.name}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
