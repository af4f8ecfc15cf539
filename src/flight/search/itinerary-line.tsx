import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import line from '#booking/results/journey-line.module.css'
import { useDuration } from '#ui/use-duration.ts'
import type { FlightItinerary, FlightPoint } from '#contract/flight-results.ts'
import { AirlineMark } from '#flight/search/airline-mark.tsx'
import { dayShift } from '#flight/search/flight-item.ts'
import styles from '#flight/search/itinerary-line.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

/**
 * One direction in one line: airline, times, airports, duration, stops and baggage. `label` is shown before the
 * airline.
 */
export function ItineraryLine({ itinerary, label }: { itinerary: FlightItinerary; label?: ReactNode }) {
  const duration = useDuration()
  const { airline, departure, arrival, information } = itinerary
  return (
    <div className={classNames(line.trip, styles.itinerary)}>
      <p className={line.carrier}>
        {label && <span className={styles.direction}>{label}</span>}
        <AirlineMark airline={airline} />
        <span className={styles.airlineName}>{airline.name}</span>
        {information.baggage !== '' && (
          <span className={styles.baggage}>
            <Icon name="luggage" size={16} />
            <span className="visually-hidden">
              <Trans>Bagaj:</Trans>
            </span>
            {information.baggage}
          </span>
        )}
      </p>
      <div className={line.journey}>
        <Point point={departure} />
        <p className={line.path}>
          <span className={line.duration}>{duration(information.duration)}</span>
          <span className={line.line}>
            <Icon name="plane" size={16} className={classNames(line.mark, styles.plane)} />
          </span>
          <ItineraryStops count={information.total_transfer_count} />
        </p>
        <Point point={arrival} shift={dayShift(itinerary)} />
      </div>
    </div>
  )
}

function Point({ point, shift = 0 }: { point: FlightPoint; shift?: number }) {
  const { t } = useLingui()
  const { airport, date, time } = point
  const sign = shift > 0 ? '+' : ''
  return (
    <div className={line.point}>
      <span className={styles.times}>
        <time dateTime={`${date}T${time}`} className={styles.time}>
          {time}
        </time>
        {shift !== 0 && (
          <sup className={styles.shift} title={date}>
            <span aria-hidden="true">{`${sign}${shift}`}</span>
            <span className="visually-hidden">{t`${shift} gün sonra`}</span>
          </sup>
        )}
      </span>
      <span className={styles.code}>{airport.code}</span>
      <span className={classNames(line.city, styles.city)}>{airport.city}</span>
      <span className={line.place}>{airport.name}</span>
    </div>
  )
}

/** 'Direkt', or the number of stops. */
export function ItineraryStops({ count }: { count: number }) {
  return (
    <span className={styles.stops} data-direct={count === 0 || undefined}>
      {count === 0 ? <Trans>Direkt</Trans> : <Plural value={count} other="# aktarma" />}
    </span>
  )
}
