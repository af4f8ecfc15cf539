import { Trans, useLingui } from '@lingui/react/macro'
import { DateBar } from '#booking/search/date-bar.tsx'
import type { TransferRide } from '#contract/transfer-parts.ts'
import type { TransferFormData, TransferSearchForm } from '#contract/transfer-search.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { RouteMap } from '#transfer/route-map.tsx'
import { FlightNumber } from '#transfer/search/flight-number.tsx'
import { PickUpTimes } from '#transfer/search/pick-up-times.tsx'
import styles from '#transfer/search/search-bar.module.css'
import { transferSearchFields } from '#transfer/search/transfer-search-again.ts'
import { Icon } from '#ui/icon.tsx'
import { useDuration } from '#ui/use-duration.ts'

interface Props {
  asked: TransferFormData
  /**
   * Outbound ride with the shortest driving time among the results; its distance and driving time are shown. Undefined
   * if there are no results.
   */
  ride: TransferRide | undefined
  /** Time at which the results were loaded, in ms since 1970. */
  now: number
}

/**
 * Shows the pick-up times, distance and driving time of a search on one line, between buttons for the previous and the
 * next date. Pressing the line expands a form for other dates and times, and a map.
 */
export function SearchBar({ asked, ride, now }: Props) {
  const { departure_location: from, arrival_location: to } = asked
  const fields = transferSearchFields(asked)
  const roundTrip = fields.travel_type === 'RT'
  return (
    <DateBar
      fields={fields}
      roundTrip={roundTrip}
      chosen={['departure_pickup_time', ...(roundTrip ? ['return_pickup_time'] : [])]}
    >
      {(days, steps) => (
        <div className={styles.bar}>
          <details className={styles.fold}>
            <summary className={styles.line}>
              <PickUps fields={fields} />
              {ride && <Way ride={ride} />}
              <Icon name="chevron" size={16} className={styles.chevron} />
            </summary>
            <div className={styles.panel}>
              <div className={styles.inputs}>
                {days}
                <PickUpTimes fields={fields} now={now} />
              </div>
              {ride && <RouteMap from={from} to={to} />}
            </div>
          </details>
          {steps}
          <FlightNumber />
        </div>
      )}
    </DateBar>
  )
}

/** Shows the dates and times of the pick-ups, such as 12 Ara 14:30 → 15 Ara 11:00. */
function PickUps({ fields }: { fields: TransferSearchForm }) {
  const { i18n } = useLingui()
  const pickUp = (date: string, time: string | null) =>
    `${formatDate(date, 'dayMonth', i18n.locale)} ${time ?? '00:00'}`
  const { departure_date: date, departure_pickup_time: time, return_date: back, return_pickup_time: backTime } = fields
  return (
    <strong className={styles.pickUps}>
      <span className={styles.pickUp}>{pickUp(date, time)}</span>
      {back && (
        <>
          <span aria-hidden> → </span>
          <span className={styles.pickUp}>
            <span className="visually-hidden">
              <Trans>Dönüş</Trans>{' '}
            </span>
            {pickUp(back, backTime)}
          </span>
        </>
      )}
    </strong>
  )
}

/** Shows the distance and the driving time of a ride. */
function Way({ ride }: { ride: TransferRide }) {
  const { t } = useLingui()
  const duration = useDuration()
  const kilometres = Math.round(ride.kilometres)
  return (
    <span className={styles.way}>
      {t`${kilometres} km`} · {duration(ride.minutes)}
    </span>
  )
}
