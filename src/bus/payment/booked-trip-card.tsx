import { Trans, useLingui } from '@lingui/react/macro'
import line from '#booking/payment/booked-journey.module.css'
import { BookedPath } from '#booking/payment/booked-path.tsx'
import { grossTotal } from '#booking/payment/discount.ts'
import { CancellationNote } from '#bus/cancellation-note.tsx'
import { CompanyMark } from '#bus/company-mark.tsx'
import { NightNote } from '#bus/night-note.tsx'
import styles from '#bus/payment/booked-trip-card.module.css'
import { useTripDuration } from '#bus/use-trip-duration.ts'
import { busArrival } from '#contract/bus-arrival.ts'
import type { BusBooking } from '#contract/bus-booking.ts'
import type { TripStation } from '#contract/bus-search.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { formatTripDay } from '#i18n/trip-day.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { EstimateMark } from '#ui/estimate-mark.tsx'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

/**
 * Card with the booked trip: company, date, stations and the price before any discount. If there is a deadline for
 * cancelling online, the card shows it; if the deadline has passed at `now` (ms since 1970), the card says so.
 */
export function BookedTripCard({ booking, now }: { booking: BusBooking; now: number }) {
  const { t } = useLingui()
  const { language } = useSite()
  const { company, departure, arrival, cancellation, price } = booking
  const duration = useTripDuration(booking.information)
  return (
    <Card
      title={t`Otobüs Seferi`}
      icon="bus"
      aside={<span className={line.day}>{formatTripDay(departure.date, language)}</span>}
    >
      <div className={styles.journey}>
        <Stop {...departure} label={t`Kalkış`} />
        <BookedPath icon="bus" size={20} className={styles.path} />
        <Stop {...arrival} {...busArrival(booking)} label={t`Varış`} />
      </div>
      <NightNote departure={departure} />
      <p className={classNames(line.carrier, styles.carrier)}>
        <CompanyMark company={company} size={24} />
        <strong>{company.name}</strong>
        <span className={styles.price}>
          <span className="visually-hidden">
            <Trans>Bilet tutarı</Trans>{' '}
          </span>
          <Money amount={grossTotal(price)} />
        </span>
        <span className={styles.facts}>{duration}</span>
      </p>
      {cancellation && <CancellationNote cancellation={cancellation} now={now} />}
    </Card>
  )
}

interface StopProps {
  label: string
  time: string | null
  date: string | null
  estimated?: boolean
  station: TripStation
}

function Stop({ label, time, date, estimated = false, station }: StopProps) {
  const { language } = useSite()
  return (
    <span className={classNames(line.stop, styles.stop)}>
      <span className="visually-hidden">{label}</span>
      {time && date ? (
        <time dateTime={`${date}T${time}`} className={classNames(line.time, styles.time)}>
          {estimated && <EstimateMark />}
          {time}
        </time>
      ) : (
        <span className={classNames(line.time, styles.time)}>-</span>
      )}
      <span className={line.place}>{date ? formatDate(date, 'short', language) : '-'}</span>
      <strong>{station.city}</strong>
      <span className={line.place}>{station.name_only}</span>
    </span>
  )
}
