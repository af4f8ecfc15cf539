import { Trans, useLingui } from '@lingui/react/macro'
import type { PlannedRide } from '#transfer/booked-rides.ts'
import styles from '#transfer/ride-rail.module.css'
import type { TransferPlace } from '#contract/transfer-place.ts'
import { EstimateMark } from '#ui/estimate-mark.tsx'
import { useDuration } from '#ui/use-duration.ts'

/** Shows the route of a ride from top to bottom: pick-up time and place, distance and driving time, destination. */
export function RideRail({ planned: { from, to, date, time, ride } }: { planned: PlannedRide }) {
  const { t } = useLingui()
  const words = useDuration()
  return (
    <ol className={styles.rail}>
      <li className={styles.end}>
        <Place place={from} label={t`Alış yeri`} />
        {time && (
          <time dateTime={`${date}T${time}`} className={styles.time}>
            <span className="visually-hidden">
              <Trans>Alış saati</Trans>{' '}
            </span>
            {time}
          </time>
        )}
      </li>
      {ride && (
        <li className={styles.way}>
          {ride.kilometres} km · {words(ride.minutes)}
        </li>
      )}
      <li className={styles.end}>
        <Place place={to} label={t`Varış yeri`} />
        {ride && (
          <time dateTime={`${ride.arrival_date}T${ride.arrival_time}`} className={styles.arrival}>
            <span className="visually-hidden">
              <Trans>Varış saati</Trans>{' '}
            </span>
            <EstimateMark />
            {ride.arrival_time}
          </time>
        )}
      </li>
    </ol>
  )
}

function Place({ place: { name, address }, label }: { place: TransferPlace; label: string }) {
  return (
    <span className={styles.place}>
      <span className="visually-hidden">{label} </span>
      <strong>{name}</strong>
      {address && !name.includes(address) && <span className={styles.address}>{address}</span>}
    </span>
  )
}
