import { Trans, useLingui } from '@lingui/react/macro'
import { useDuration } from '#ui/use-duration.ts'
import type { FlightItinerary, FlightPoint, FlightTransfer } from '#contract/flight-results.ts'
import { AirlineMark } from '#flight/search/airline-mark.tsx'
import styles from '#flight/search/flight-legs.module.css'
import { formatDate } from '#i18n/plain-date.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'

/**
 * Lists every flight of one direction with its number, times, cabin class and baggage, and the layovers between them.
 */
export function FlightLegs({ itinerary }: { itinerary: FlightItinerary }) {
  return (
    <ol className={styles.legs}>
      {itinerary.transfers.map((transfer) => (
        <li key={`${transfer.information.flight_number} ${transfer.departure.date}`} className={styles.item}>
          {transfer.information.standby_time > 0 && <Layover transfer={transfer} />}
          <Leg transfer={transfer} />
        </li>
      ))}
    </ol>
  )
}

function Layover({ transfer }: { transfer: FlightTransfer }) {
  const wait = useDuration()(transfer.information.standby_time)
  const { city, code } = transfer.departure.airport
  return (
    <p className={styles.layover}>
      <Icon name={moreIcons.clock} size={16} />
      <span>
        <Trans>
          {city} ({code}) aktarması: {wait}
        </Trans>
      </span>
    </p>
  )
}

function Leg({ transfer }: { transfer: FlightTransfer }) {
  const { t } = useLingui()
  const duration = useDuration()
  const { airline, departure, arrival, information } = transfer
  return (
    <div className={styles.leg}>
      <p className={styles.flight}>
        <AirlineMark airline={airline} size={20} />
        <span>{airline.name}</span>
        <strong>{information.flight_number}</strong>
        <span className={styles.cabin}>{information.class}</span>
      </p>
      <Stop point={departure} />
      <p className={styles.between}>
        <span>{duration(information.duration)}</span>
        {information.baggage !== '' && <span>{t`Bagaj: ${information.baggage}`}</span>}
      </p>
      <Stop point={arrival} />
    </div>
  )
}

function Stop({ point }: { point: FlightPoint }) {
  const { language } = useSite()
  const { airport, date, time } = point
  return (
    <div className={styles.stop}>
      <time dateTime={`${date}T${time}`} className={styles.time}>
        {time}
      </time>
      <span className={styles.place}>
        <span>
          <strong>{airport.code}</strong> {airport.city}
        </span>
        <span className={styles.name}>{airport.name}</span>
      </span>
      <span className={styles.day}>{formatDate(date, 'short', language)}</span>
    </div>
  )
}
