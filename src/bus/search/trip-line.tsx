import { Trans, useLingui } from '@lingui/react/macro'
import { JourneyLine, JourneyPlace, JourneyTime, lineMark } from '#booking/results/journey-line.tsx'
import { BusGlyph } from '#bus/bus-glyph.tsx'
import { CompanyMark } from '#bus/company-mark.tsx'
import { leavesAfterMidnight } from '#bus/small-hours.ts'
import styles from '#bus/search/trip-line.module.css'
import { busArrival } from '#contract/bus-arrival.ts'
import type { BusItem } from '#contract/bus-results.ts'
import type { TripStation } from '#contract/bus-search.ts'
import { daysBetween } from '#contract/calendar-date.ts'
import { minutesOf } from '#contract/duration.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { EstimateMark } from '#ui/estimate-mark.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'
import { useDuration } from '#ui/use-duration.ts'

type Trip = Pick<BusItem, 'company' | 'information' | 'departure' | 'arrival'>

/** A bus trip in one line: the company's logo, times with dates, stations and duration. */
export function TripLine({ trip }: { trip: Trip }) {
  const { t } = useLingui()
  const { language } = useSite()
  const duration = useDuration()
  const { company, information, departure, arrival } = trip
  const night = leavesAfterMidnight(departure.time)
  const arrives = busArrival(trip)
  const shift = arrives ? daysBetween(departure.date, arrives.date) : 0
  return (
    <JourneyLine
      mark={<CompanyMark company={company} />}
      departure={
        <>
          <JourneyTime {...departure} />
          <Station station={departure.station} />
        </>
      }
      arrival={
        <>
          {arrives ? (
            <JourneyTime
              date={arrives.date}
              time={arrives.time}
              shift={shift}
              mark={arrives.estimated && <EstimateMark />}
            />
          ) : (
            <span className={styles.unknown} aria-label={t`Varış saati belirtilmemiş`} role="img">
              –
            </span>
          )}
          <Station station={arrival.station} />
        </>
      }
      duration={duration(minutesOf(information.duration))}
      icon={
        information.has_break ? (
          <BusGlyph name="break" size={16} label={t`Yolda mola var`} className={classNames(lineMark, styles.stop)} />
        ) : (
          <Icon name="bus" size={16} className={lineMark} />
        )
      }
    >
      <span className={styles.day} data-night={night || undefined}>
        {night && <BusGlyph name="moon" size={14} label={t`Gece yarısından sonra`} />}
        {formatDate(departure.date, 'short', language)}
      </span>
    </JourneyLine>
  )
}

/**
 * Shows the name of the company, the seats per row and whether the bus stops for a break; below them, the trip in one
 * line.
 */
export function NamedTripLine({ trip }: { trip: Trip }) {
  return (
    <>
      <p className={styles.heading}>
        <strong>{trip.company.name}</strong>
        <TripKind information={trip.information} />
      </p>
      <TripLine trip={trip} />
    </>
  )
}

/** Shows how the seats of a row are arranged, such as 2+1, and whether the bus stops for a break. */
export function TripKind({ information }: Pick<Trip, 'information'>) {
  return (
    <span>
      {information.seat_type} · {information.has_break ? <Trans>Molalı</Trans> : <Trans>Molasız</Trans>}
    </span>
  )
}

function Station({ station }: { station: TripStation }) {
  return (
    <>
      <span className={styles.city}>{station.city}</span>
      <JourneyPlace>{station.name_only}</JourneyPlace>
    </>
  )
}
