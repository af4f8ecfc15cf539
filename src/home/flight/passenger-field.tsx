import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { passengerLimits } from '#contract/flight-limits.ts'
import type { AppInfo } from '#contract/frame.ts'
import { type PassengerCounts, totalPassengers } from '#home/flight/passenger-counts.ts'
import styles from '#home/search-form.module.css'
import { SheetField } from '#home/sheet-field.tsx'

interface PassengerFieldProps {
  counts: PassengerCounts
  flightClass: string
  constants: AppInfo['constants']['flight']
  enhanced: boolean
  error?: string | undefined
  onOpen: () => void
  onPreload: () => void
}

/**
 * Field for passengers and cabin class: a button that opens the sheet in which both are chosen or, before hydration,
 * expandable form fields.
 */
export function PassengerField({ counts, flightClass, constants, error, ...field }: PassengerFieldProps) {
  const { t } = useLingui()
  const cabin = constants.flight_classes.find(({ value }) => value === flightClass)?.name ?? flightClass
  return (
    <SheetField
      {...field}
      error={error}
      label={<Trans>Yolcu ve kabin</Trans>}
      value={
        <>
          <Plural value={totalPassengers(counts)} one="# Yolcu" other="# Yolcu" />
          {` · ${cabin}`}
        </>
      }
      values={{ ...counts, flight_class: flightClass }}
    >
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
    </SheetField>
  )
}
