import { Trans } from '@lingui/react/macro'
import { participantWords } from '#activity/participant-words.ts'
import { type ListedPassenger, PassengerList } from '#booking/ticket/passenger-list.tsx'
import { personFacts } from '#booking/ticket/person-facts.tsx'
import type { ActivityTicket } from '#contract/activity-booking.ts'
import { useSite } from '#ui/site.ts'

/**
 * Shows the passengers with identity documents and ticket numbers. Tickets that have no passenger yet, because the
 * booking is not paid, are left out.
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
