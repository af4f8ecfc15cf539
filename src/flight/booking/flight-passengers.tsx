import { Trans } from '@lingui/react/macro'
import { type ListedPassenger, PassengerList } from '#booking/ticket/passenger-list.tsx'
import type { FlightTicket } from '#contract/flight-booking.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { useSite } from '#ui/site.ts'

/**
 * Passengers with identity documents and ticket numbers. Tickets without passengers, as before payment, are omitted.
 */
export function FlightPassengers({ tickets, roundTrip }: { tickets: FlightTicket[]; roundTrip: boolean }) {
  const { language } = useSite()
  const listed = tickets.flatMap((ticket): ListedPassenger[] => {
    const { passenger, pax_name: aside } = ticket
    if (!passenger) return []
    const outbound = roundTrip ? <Trans>Gidiş bilet no</Trans> : <Trans>Bilet no</Trans>
    const facts = [
      { key: 'citizen', name: <Trans>T.C. kimlik no</Trans>, value: passenger.citizen_number },
      { key: 'born', name: <Trans>Doğum tarihi</Trans>, value: formatDate(passenger.birth_date, 'birth', language) },
      { key: 'gender', name: <Trans>Cinsiyet</Trans>, value: passenger.gender_display },
      { key: 'nationality', name: <Trans>Uyruk</Trans>, value: passenger.nationality?.name },
      { key: 'passport', name: <Trans>Pasaport no</Trans>, value: passenger.passport },
      { key: 'outbound', name: outbound, value: ticket.departure_ticket_number },
    ]
    const inbound = { key: 'inbound', name: <Trans>Dönüş bilet no</Trans>, value: ticket.return_ticket_number }
    return [{ name: `${passenger.name} ${passenger.surname}`, aside, facts: roundTrip ? [...facts, inbound] : facts }]
  })
  return <PassengerList passengers={listed} />
}
