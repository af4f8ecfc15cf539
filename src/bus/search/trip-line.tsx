import { daysBetween } from '#contract/calendar-date.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import line from '#booking/results/journey-line.module.css'
import { useDuration } from '#ui/use-duration.ts'
import { BusGlyph } from '#bus/bus-glyph.tsx'
import { CompanyMark } from '#bus/company-mark.tsx'
import { EstimateMark } from '#bus/estimate-mark.tsx'
import { leavesAfterMidnight } from '#bus/small-hours.ts'
import styles from '#bus/search/trip-line.module.css'
import { busArrival } from '#contract/bus-arrival.ts'
import type { BusItem } from '#contract/bus-results.ts'
import type { TripStation } from '#contract/bus-search.ts'
import { formatDate, minutesOf } from '#i18n/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'

type Trip = Pick<BusItem, 'company' | 'information' | 'departure' | 'arrival'>

/** A trip in one line: company, seats and breaks, times with dates, stations and duration. */
export function TripLine({ trip }: { trip: Trip }) {
  const { t } = useLingui()
  const { language } = useSite()
  const duration = useDuration()
  const { company, information, departure, arrival } = trip
  const minutes = minutesOf(information.duration)
  const night = leavesAfterMidnight(departure.time)
  const day = formatDate(departure.date, 'short', language)
  const arrives = busArrival(trip)
  const shift = arrives ? daysBetween(departure.date, arrives.date) : 0
  return (
    <div className={classNames(line.trip, styles.trip)}>
      <p className={line.carrier}>
        <CompanyMark company={company} />
        <span className={styles.name}>{company.name}</span>
        <span className={styles.seats}>
          {information.seat_type} · {information.has_break ? <Trans>Molalı</Trans> : <Trans>Molasız</Trans>}
        </span>
      </p>
      <div className={line.journey}>
        <div className={classNames(line.point, styles.point)}>
          <time dateTime={`${departure.date}T${departure.time}`} className={styles.time}>
            {departure.time}
          </time>
          <span className={styles.day} data-night={night || undefined}>
            {night && <BusGlyph name="moon" size={14} label={t`Gece yarısından sonra`} />}
            {day}
          </span>
          <Station station={departure.station} />
        </div>
        <p className={line.path}>
          <span className={line.duration}>{duration(minutes)}</span>
          <span className={line.line} data-break={information.has_break || undefined}>
            {information.has_break ? (
              <BusGlyph
                name="break"
                size={18}
                label={t`Yolda mola var`}
                className={classNames(line.mark, styles.stop)}
              />
            ) : (
              <Icon name="bus" size={18} className={line.mark} />
            )}
          </span>
        </p>
        <div className={classNames(line.point, styles.point)}>
          <span>
            {arrives ? (
              <time dateTime={`${arrives.date}T${arrives.time}`} className={styles.time}>
                {arrives.estimated && <EstimateMark />}
                {arrives.time}
              </time>
            ) : (
              <span className={styles.time} aria-label={t`Varış saati belirtilmemiş`} role="img">
                –
              </span>
            )}
          </span>
          <span className={styles.day}>
            {arrives && shift > 0 ? formatDate(arrives.date, 'short', language) : null}
          </span>
          <Station station={arrival.station} />
        </div>
      </div>
    </div>
  )
}

function Station({ station }: { station: TripStation }) {
  return (
    <>
      <span className={classNames(line.city, styles.city)}>{station.city}</span>
      <span className={line.place}>{station.name_only}</span>
    </>
  )
}
