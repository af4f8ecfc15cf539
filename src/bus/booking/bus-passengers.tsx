import { Trans } from '@lingui/react/macro'
import { passengerWords } from '#booking/words/passenger-words.ts'
import { type ListedPassenger, PassengerList } from '#booking/ticket/passenger-list.tsx'
import { MoneyAndLira } from '#booking/ticket/money-and-lira.tsx'
import { SeatBadge } from '#bus/seat-badge.tsx'
import type { BusTicket } from '#contract/bus-booking.ts'
import { Badge } from '#ui/badge.tsx'
import { Money } from '#ui/money.tsx'

/**
 * Lists the passengers by seat, with gender, national ID, nationality, passport and ticket number. For a cancelled
 * seat, the list shows the amounts of the cancellation and no gender. Seats without a passenger, as before payment, are
 * left out.
 */
export function BusPassengers({ tickets }: { tickets: BusTicket[] }) {
  const listed = tickets.flatMap((ticket): ListedPassenger[] => {
    const { passenger } = ticket
    if (!passenger) return []
    const facts: ListedPassenger['facts'] = [
      { key: 'citizen', name: <Trans>T.C. kimlik no</Trans>, value: passenger.citizen_number },
      { key: 'nationality', name: <Trans>Uyruk</Trans>, value: passenger.nationality?.name },
      { key: 'passport', name: <Trans>Pasaport no</Trans>, value: passenger.passport },
      { key: 'ticket', name: <Trans>Bilet no</Trans>, value: ticket.ticket_number },
    ]
    const name = `${passenger.name} ${passenger.surname}`
    const aside = ticket.cancelled ? (
      <Badge tone="quiet">
        <Trans>Koltuk {ticket.seat_number} · İptal edildi</Trans>
      </Badge>
    ) : (
      <SeatBadge ticket={ticket} />
    )
    return [{ name, aside, facts: [...facts, ...refundOf(ticket)] }]
  })
  return <PassengerList words={passengerWords} passengers={listed} tickets={tickets} />
}

/**
 * Returns the amounts of a cancelled seat (paid, kept as fee, refunded) as facts for the passenger list; an empty list
 * for a seat that is not cancelled.
 */
function refundOf({ cancelled }: BusTicket): ListedPassenger['facts'] {
  if (!cancelled) return []
  return [
    { key: 'paid', name: <Trans>Ödenen tutar</Trans>, value: <Money amount={cancelled.paid} /> },
    { key: 'fee', name: <Trans>Kesinti</Trans>, value: <Money amount={-cancelled.fee} /> },
    { key: 'refund', name: <Trans>Kartınıza iade</Trans>, value: <MoneyAndLira amount={cancelled.refund_total} /> },
  ]
}
