import { Trans } from '@lingui/react/macro'
import { participantWords } from '#activity/participant-words.ts'
import { type ListedPassenger, PassengerList } from '#booking/ticket/passenger-list.tsx'
import { personFacts } from '#booking/ticket/person-facts.tsx'
import type { ActivityTicket } from '#contract/activity-booking.ts'
import { useSite } from '#ui/site.ts'

/**
 * Lists the passengers, each with identity data and a ticket number. Tickets without a passenger are left out: a ticket
 * has no passenger until the payment form is sent.
 */
export function ActivityPassengers({ tickets }: { tickets: readonly ActivityTicket[] }) {
  const { language } = useSite()
  const listed = tickets.flatMap((ticket): ListedPassenger[] => {
    const { passenger, pax_name: aside, ticket_number: number } = ticket
    if (!passenger) return []
    const facts = [...personFacts(passenger, language), { key: 'ticket', name: <Trans>Bilet no</Trans>, value: number }]
    return [{ name: `${passenger.name} ${passenger.surname}`, aside, facts }]
  })
  return <PassengerList words={participantWords} passengers={listed} tickets={tickets} />
}
