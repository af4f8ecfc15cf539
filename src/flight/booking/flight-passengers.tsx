import { Trans } from '@lingui/react/macro'
import { passengerWords } from '#booking/words/passenger-words.ts'
import { type ListedPassenger, PassengerList } from '#booking/ticket/passenger-list.tsx'
import { personFacts } from '#booking/ticket/person-facts.tsx'
import type { FlightTicket } from '#contract/flight-booking.ts'
import { useSite } from '#ui/site.ts'

/**
 * Lists the passengers with their identity data and ticket numbers. Tickets without a passenger are omitted: until the
 * payment form is accepted, no ticket has a passenger.
 */
export function FlightPassengers({ tickets, roundTrip }: { tickets: FlightTicket[]; roundTrip: boolean }) {
  const { language } = useSite()
  const listed = tickets.flatMap((ticket): ListedPassenger[] => {
    const { passenger, pax_name: aside } = ticket
    if (!passenger) return []
    const outbound = roundTrip ? <Trans>Gidiş bilet no</Trans> : <Trans>Bilet no</Trans>
    const facts = [
      ...personFacts(passenger, language),
      { key: 'outbound', name: outbound, value: ticket.departure_ticket_number },
    ]
    const inbound = { key: 'inbound', name: <Trans>Dönüş bilet no</Trans>, value: ticket.return_ticket_number }
    return [{ name: `${passenger.name} ${passenger.surname}`, aside, facts: roundTrip ? [...facts, inbound] : facts }]
  })
  return <PassengerList words={passengerWords} passengers={listed} tickets={tickets} />
}
