import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { passengerLimits } from '#contract/flight-limits.ts'
import type { AppInfo } from '#contract/frame.ts'
import { countNames, type PassengerCounts, totalPassengers } from '#home/flight/passenger-counts.ts'
import { PickerButton } from '#home/picker-button.tsx'
import { SearchFieldError } from '#home/search-field-error.tsx'
import styles from '#home/search-form.module.css'

interface PassengerFieldProps {
  counts: PassengerCounts
  flightClass: string
  constants: AppInfo['constants']['flight']
  enhanced: boolean
  error?: string | undefined
  onOpen: () => void
  onPreload: () => void
}

/** Passengers and cabin class: a button that opens the sheet, or a disclosure with fields before hydration. */
export function PassengerField({
  counts,
  flightClass,
  constants,
  enhanced,
  error,
  onOpen,
  onPreload,
}: PassengerFieldProps) {
  const id = useId()
  const described = error ? `${id}-error` : undefined
  const cabin = constants.flight_classes.find(({ value }) => value === flightClass)?.name ?? flightClass
  const face = (
    <>
      <span className={styles.label}>
        <Trans>Yolcu ve kabin</Trans>
      </span>
      <span className={styles.value}>
        <Plural value={totalPassengers(counts)} one="# Yolcu" other="# Yolcu" />
        {` · ${cabin}`}
      </span>
    </>
  )
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      {enhanced ? (
        <>
          <PickerButton field="passengers" describedBy={described} onOpen={onOpen} onPreload={onPreload}>
            {face}
          </PickerButton>
          {countNames.map((name) => (
            <input key={name} type="hidden" name={name} value={counts[name]} />
          ))}
          <input type="hidden" name="flight_class" value={flightClass} />
        </>
      ) : (
        <details className={styles.unfolding} open={error !== undefined}>
          <summary className={styles.control} aria-describedby={described}>
            {face}
          </summary>
          <PlainFields counts={counts} flightClass={flightClass} constants={constants} />
        </details>
      )}
      <SearchFieldError id={`${id}-error`} error={error} enhanced={enhanced} />
    </div>
  )
}

function PlainFields({
  counts,
  flightClass,
  constants,
}: Pick<PassengerFieldProps, 'counts' | 'flightClass' | 'constants'>) {
  const { t } = useLingui()
  return (
    <div className={styles.plainFields}>
      {constants.passenger_types.map(({ input_name: name, name: label, description }) => (
        <label key={name} className={styles.plainField}>
          <span>
            {label}
            <small>{description}</small>
          </span>
          <input type="number" name={name} min={0} max={passengerLimits.maxSeated} defaultValue={counts[name]} />
        </label>
      ))}
      <label className={styles.plainField}>
        <span>{t`Kabin sınıfı`}</span>
        <select name="flight_class" defaultValue={flightClass}>
          {constants.flight_classes.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
