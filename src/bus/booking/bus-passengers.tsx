import { Trans } from '@lingui/react/macro'
import { type ListedPassenger, PassengerList } from '#booking/ticket/passenger-list.tsx'
import { SeatBadge } from '#bus/seat-badge.tsx'
import type { BusTicket } from '#contract/bus-booking.ts'

/** Who sits where and as what gender the seat was sold, with documents and ticket numbers. Before payment there are seats without passengers, which are left out. */
export function BusPassengers({ tickets }: { tickets: BusTicket[] }) {
  const listed = tickets.flatMap((ticket): ListedPassenger[] => {
    const { passenger } = ticket
    if (!passenger) return []
    const facts = [
      { key: 'citizen', name: <Trans>T.C. kimlik no</Trans>, value: passenger.citizen_number },
      { key: 'nationality', name: <Trans>Uyruk</Trans>, value: passenger.nationality?.name },
      { key: 'passport', name: <Trans>Pasaport no</Trans>, value: passenger.passport },
      { key: 'ticket', name: <Trans>Bilet no</Trans>, value: ticket.ticket_number },
    ]
    const name = `${passenger.name} ${passenger.surname}`
    return [{ name, aside: <SeatBadge ticket={ticket} />, facts }]
  })
  return <PassengerList passengers={listed} />
}
