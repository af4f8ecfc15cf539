import { useLingui } from '@lingui/react/macro'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { stationCode } from '#contract/bus-station-code.ts'
import { cancelTicket } from '#booking/cancelling/cancel-ticket.ts'
import { grossTotal } from '#booking/payment/discount.ts'
import { seatStatus } from '#booking/words/seat-words.ts'
import { loadTicket } from '#booking/ticket/load-ticket.ts'
import { PriceSummary } from '#booking/ticket/price-summary.tsx'
import { revalidatesTicket, TicketPage } from '#booking/ticket/ticket-page.tsx'
import { BusPassengers } from '#bus/booking/bus-passengers.tsx'
import { BusTicketView } from '#bus/booking/bus-ticket-view.tsx'
import { busCancelling } from '#bus/booking/bus-cancelling.ts'
import { CancellationCard } from '#bus/booking/cancellation-card.tsx'
import { TripStops } from '#bus/booking/trip-stops.tsx'
import { seatLines } from '#bus/seat-lines.ts'
import { busProduct } from '#bus/bus-product.ts'
import { type BusBooking, stayingTickets } from '#contract/bus-booking.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { useSite } from '#ui/site.ts'

export const loader = (args: LoaderFunctionArgs) => loadTicket(args, busProduct)
export const action = (args: ActionFunctionArgs) => cancelTicket(args, busCancelling)
export const shouldRevalidate = revalidatesTicket

/** Ticket page of a bus, /bus/booking/detail/{session_unique}. */
export function Component() {
  const { t } = useLingui()
  const { language } = useSite()
  const data = useLoaderData<typeof loader>()
  const { booking } = data
  const { departure, arrival, tickets, price, pnr_code: pnr } = booking
  const route = `${stationCode(departure.station)} → ${stationCode(arrival.station)}`
  const start = `${formatDate(departure.date, 'day', language)}, ${departure.time} · ${departure.station.name}`
  return (
    <TicketPage
      product="bus"
      description={t`Otobüs biletiniz: PNR, sefer saatleri ve yolcular.`}
      words={seatStatus}
      data={data}
      codes={{ journeys: [{ route, start, pnr }], names: namesOf(stayingTickets(booking)) }}
      shareText={`${departure.station.city} → ${arrival.station.city}, PNR ${pnr ?? '-'}`}
      journeys={<BusTicketView booking={booking} />}
      passengers={<BusPassengers tickets={tickets} />}
      side={
        <>
          <PriceSummary
            lines={seatLines(tickets, grossTotal(price), {
              one: ({ seat_number: seat }) => t`Koltuk ${seat}`,
              all: (seats) => t`Koltuk ${seats}`,
            })}
            discount={price.discount}
            total={price.total}
          />
          <CancellationCard booking={booking} now={data.now} offline={data.savedAt !== null} />
          <TripStops stops={booking.stops} />
        </>
      }
    />
  )
}

const namesOf = (tickets: BusBooking['tickets']) =>
  tickets.flatMap(({ passenger, seat_number }) =>
    passenger ? [`${passenger.name} ${passenger.surname} · ${seat_number}`] : [],
  )
