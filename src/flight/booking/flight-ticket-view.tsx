import { Trans, useLingui } from '@lingui/react/macro'
import { useDuration } from '#ui/use-duration.ts'
import type { BookedItinerary, BookedTransfer } from '#contract/flight-booking.ts'
import { TicketPath } from '#booking/ticket/ticket-path.tsx'
import { TicketPass } from '#booking/ticket/ticket-pass.tsx'
import styles from '#booking/ticket/ticket-view.module.css'
import { AirlineMark } from '#flight/search/airline-mark.tsx'
import { minutesOf } from '#contract/duration.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'
import { Still } from '#ui/still.tsx'

interface TicketViewProps {
  itinerary: BookedItinerary
  /** 'Gidiş' (outbound) or 'Dönüş' (return) for a round trip; null for a one-way trip. */
  direction: string | null
  ticketed: boolean
}

/** Shows one direction of a booking as a boarding pass: its flights, and the PNR on the tear-off part. */
export function FlightTicketView(props: TicketViewProps) {
  return (
    <Still of={props.itinerary} className={undefined}>
      {() => <BoardingPass {...props} />}
    </Still>
  )
}

function BoardingPass({ itinerary: { info, transfers }, direction, ticketed }: TicketViewProps) {
  const { language } = useSite()
  const total = useDuration()(minutesOf(info.duration))
  const { departure_airport: from, arrival_airport: to, alternative_price: fare } = info
  return (
    <TicketPass
      pnr={info.pnr_code}
      ticketed={ticketed}
      facts={[
        { name: <Trans>Bagaj</Trans>, value: info.baggage_allowance || '-' },
        { name: <Trans>Paket</Trans>, value: fare.name },
      ]}
    >
      {(heading) => (
        <>
          <header className={styles.header}>
            <h2 id={heading} className={styles.route}>
              {direction && (
                <Badge small className={styles.direction}>
                  {direction}
                </Badge>
              )}
              {from.city} – {to.city}
            </h2>
            <p className={styles.day}>
              {formatDate(info.departure_date, 'day', language)}
              {transfers.length > 1 && (
                <>
                  {' · '}
                  <Trans>Toplam {total}</Trans>
                </>
              )}
            </p>
          </header>
          <ol className={styles.legs}>
            {transfers.map((transfer) => (
              <li key={`${transfer.flight_number} ${transfer.departure_date}`}>
                <Layover transfer={transfer} />
                <Flight transfer={transfer} />
              </li>
            ))}
          </ol>
        </>
      )}
    </TicketPass>
  )
}

/** Shows the layover before a flight; renders nothing for the first flight of a direction. */
function Layover({ transfer }: { transfer: BookedTransfer }) {
  const { stand_by_duration: wait, departure_airport: airport } = transfer
  if (!wait || wait === '00:00') return null
  return (
    <p className={styles.layover}>
      <Icon name={moreIcons.clock} size={16} />
      <span>
        <Trans>
          {airport.city} ({airport.code}) aktarması: {wait}
        </Trans>
      </span>
    </p>
  )
}

function Flight({ transfer }: { transfer: BookedTransfer }) {
  const { t } = useLingui()
  const { airline, flight_number: number, fly_class: cabin, fly_duration: duration } = transfer
  return (
    <>
      <p className={styles.airline}>
        <AirlineMark airline={airline} />
        <span>{airline.name}</span>
        <strong className={styles.number}>{number}</strong>
        <span className={styles.cabin}>{cabin}</span>
      </p>
      <div className={styles.journey}>
        <Stop
          airport={transfer.departure_airport}
          date={transfer.departure_date}
          time={transfer.departure_time}
          label={t`Kalkış`}
        />
        <TicketPath
          label={<Trans>Uçuş süresi:</Trans>}
          duration={duration}
          icon={<Icon name="plane" size={20} className={styles.plane ?? ''} />}
        />
        <Stop
          airport={transfer.arrival_airport}
          date={transfer.arrival_date}
          time={transfer.arrival_time}
          label={t`Varış`}
        />
      </div>
    </>
  )
}

function Stop({
  airport,
  date,
  time,
  label,
}: {
  airport: BookedTransfer['departure_airport']
  date: string
  time: string
  label: string
}) {
  const { language } = useSite()
  return (
    <div className={styles.stop}>
      <span className="visually-hidden">{label}</span>
      <span className={styles.code}>
        {airport.code}
        <small className={styles.country}>{airport.country_code}</small>
      </span>
      <time className={styles.time} dateTime={`${date}T${time}`}>
        {time}
      </time>
      <span className={styles.date}>{formatDate(date, 'short', language)}</span>
      <span className={styles.name}>{airport.name}</span>
      {airport.terminal && <span className={styles.name}>{airport.terminal}</span>}
    </div>
  )
}
