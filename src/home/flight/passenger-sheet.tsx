import { Trans, useLingui } from '@lingui/react/macro'
import { passengerLimits } from '#contract/flight-limits.ts'
import type { AppInfo } from '#contract/frame.ts'
import { DoneSheet } from '#ui/sheet.tsx'
import type { PassengerCounts } from '#home/flight/passenger-counts.ts'
import { countBounds, withCount } from '#home/flight/passenger-rules.ts'
import styles from '#home/flight/passenger-sheet.module.css'
import { Segmented } from '#ui/segmented.tsx'
import { Stepper } from '#ui/stepper.tsx'

interface PassengerSheetProps {
  counts: PassengerCounts
  flightClass: string
  constants: AppInfo['constants']['flight']
  open: boolean
  onCounts: (counts: PassengerCounts) => void
  onFlightClass: (value: string) => void
  onClose: () => void
}

/**
 * Sheet with a stepper for each passenger type in the app info (`/api/mobile/info/`), and the choice of the cabin
 * class.
 */
export function PassengerSheet({
  counts,
  flightClass,
  constants,
  open,
  onCounts,
  onFlightClass,
  onClose,
}: PassengerSheetProps) {
  const { t } = useLingui()
  const { maxSeated } = passengerLimits
  return (
    <DoneSheet title={t`Yolcu ve kabin`} open={open} onClose={onClose}>
      <div className={styles.types}>
        {constants.passenger_types.map(({ input_name: name, name: label, description }) => (
          <Stepper
            key={name}
            name={`sheet_${name}`}
            label={label}
            hint={description}
            unit={label}
            value={counts[name]}
            {...countBounds(counts, name)}
            onChange={(value) => onCounts(withCount(counts, name, value))}
          />
        ))}
      </div>
      <p className={styles.note}>
        <Trans>Bebekler dışında en fazla {maxSeated} yolcu. Her bebek bir yetişkinin kucağında uçar.</Trans>
      </p>
      <h3 className={styles.heading}>
        <Trans>Kabin sınıfı</Trans>
      </h3>
      <Segmented
        name="sheet_flight_class"
        label={t`Kabin sınıfı`}
        options={constants.flight_classes.map(({ value, name }) => ({ value, label: name }))}
        value={flightClass}
        onChange={onFlightClass}
      />
    </DoneSheet>
  )
}
