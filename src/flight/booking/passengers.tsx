import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FlightTicket } from '#contract/flight-booking.ts'
import styles from '#flight/booking/passengers.module.css'
import { formatDate } from '#i18n/plain-date.ts'
import { useSite } from '#ui/site.ts'

/** 'Yolcular': a card per ticket. Before payment there are tickets without passengers, which are left out. */
export function Passengers({ tickets, roundTrip }: { tickets: FlightTicket[]; roundTrip: boolean }) {
  const named = tickets.filter((ticket) => ticket.passenger !== null)
  if (named.length === 0) return null
  return (
    <section aria-labelledby="passengers">
      <h2 id="passengers" className={styles.heading}>
        <Trans>Yolcular</Trans>
      </h2>
      <ul className={styles.cards}>
        {named.map((ticket, index) => (
          <li key={index} className={styles.card}>
            <PassengerCard ticket={ticket} roundTrip={roundTrip} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PassengerCard({ ticket, roundTrip }: { ticket: FlightTicket; roundTrip: boolean }) {
  const { language } = useSite()
  const { passenger } = ticket
  if (!passenger) return null
  return (
    <>
      <header className={styles.header}>
        <h3 className={styles.name}>
          {passenger.name} {passenger.surname}
        </h3>
        <span className={styles.type}>{ticket.pax_name}</span>
      </header>
      <dl className={styles.facts}>
        <Fact name={<Trans>T.C. kimlik no</Trans>} value={passenger.citizen_number} />
        <Fact name={<Trans>Doğum tarihi</Trans>} value={formatDate(passenger.birth_date, 'long', language)} />
        <Fact name={<Trans>Cinsiyet</Trans>} value={passenger.gender_display} />
        <Fact name={<Trans>Uyruk</Trans>} value={passenger.nationality?.name} />
        <Fact name={<Trans>Pasaport no</Trans>} value={passenger.passport} />
        <Fact
          name={roundTrip ? <Trans>Gidiş bilet no</Trans> : <Trans>Bilet no</Trans>}
          value={ticket.departure_ticket_number}
        />
        {roundTrip && <Fact name={<Trans>Dönüş bilet no</Trans>} value={ticket.return_ticket_number} />}
      </dl>
    </>
  )
}

function Fact({ name, value }: { name: ReactNode; value: string | null | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || '-'}</dd>
    </div>
  )
}
