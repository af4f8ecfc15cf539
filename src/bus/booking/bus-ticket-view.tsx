import { Trans, useLingui } from '@lingui/react/macro'
import { stationCode } from '#contract/bus-station-code.ts'
import { TicketPath } from '#booking/ticket/ticket-path.tsx'
import { TicketPass } from '#booking/ticket/ticket-pass.tsx'
import styles from '#booking/ticket/ticket-view.module.css'
import { useDuration } from '#ui/use-duration.ts'
import own from '#bus/booking/bus-ticket-view.module.css'
import { CompanyMark } from '#bus/company-mark.tsx'
import { NightNote } from '#bus/night-note.tsx'
import { type BusBooking, stayingTickets } from '#contract/bus-booking.ts'
import type { TripStation } from '#contract/bus-search.ts'
import { minutesOf } from '#contract/duration.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'
import { Still } from '#ui/still.tsx'

/** Shows the trip of a bus booking as a boarding pass, with PNR and seats on the stub. */
export function BusTicketView({ booking }: { booking: BusBooking }) {
  return (
    <Still of={booking} className={undefined}>
      {() => <BoardingPass booking={booking} />}
    </Still>
  )
}

function BoardingPass({ booking }: { booking: BusBooking }) {
  const { t } = useLingui()
  const { language } = useSite()
  const words = useDuration()
  const { company, departure, arrival, information, pnr_code: pnr } = booking
  const tickets = booking.state === 'cancelled' ? booking.tickets : stayingTickets(booking)
  return (
    <TicketPass
      pnr={pnr}
      ticketed={booking.state === 'ticketed'}
      facts={[
        {
          name: tickets.length > 1 ? <Trans>Koltuklar</Trans> : <Trans>Koltuk</Trans>,
          value: tickets.map(({ seat_number }) => seat_number).join(', '),
        },
        ...(information.seat_type ? [{ name: <Trans>Koltuk düzeni</Trans>, value: information.seat_type }] : []),
      ]}
    >
      {(heading) => (
        <>
          <header className={styles.header}>
            <h2 id={heading} className={styles.route}>
              {departure.station.city} – {arrival.station.city}
            </h2>
            <p className={styles.day}>{formatDate(departure.date, 'day', language)}</p>
          </header>
          <p className={styles.airline}>
            <CompanyMark company={company} />
            <strong>{company.name}</strong>
            <span className={styles.cabin}>
              {information.has_break ? <Trans>Molalı</Trans> : <Trans>Molasız</Trans>}
            </span>
          </p>
          <div className={classNames(styles.journey, own.journey)}>
            <Stop {...departure} label={t`Kalkış`} />
            <TicketPath
              label={<Trans>Yolculuk süresi:</Trans>}
              duration={words(minutesOf(information.duration))}
              icon={<Icon name="bus" size={20} className={own.bus ?? ''} />}
            />
            <Stop {...arrival} label={t`Varış`} />
          </div>
          <NightNote departure={departure} />
        </>
      )}
    </TicketPass>
  )
}

interface StopProps {
  station: TripStation
  /**
   * Date and time of the departure or arrival. They are null, and shown as dashes, for an arrival whose time the bus
   * company does not publish.
   */
  date: string | null
  time: string | null
  label: string
}

function Stop({ station, date, time, label }: StopProps) {
  const { language } = useSite()
  return (
    <div className={styles.stop}>
      <span className="visually-hidden">{label}</span>
      <span className={styles.code} aria-hidden="true">
        {stationCode(station)}
      </span>
      {time ? (
        <time className={styles.time} dateTime={date ? `${date}T${time}` : time}>
          {time}
        </time>
      ) : (
        <span className={styles.time}>-</span>
      )}
      <span className={styles.date}>{date ? formatDate(date, 'short', language) : '-'}</span>
      <span className={own.city}>
        {station.city}
        {station.country_code && <small className={styles.country}>{station.country_code}</small>}
      </span>
      <span className={styles.name}>{station.name_only}</span>
    </div>
  )
}
