import { useLingui } from '@lingui/react/macro'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { seatStatus } from '#booking/words/seat-words.ts'
import { loadTicket } from '#booking/ticket/load-ticket.ts'
import { groupLine, PriceSummary } from '#booking/ticket/price-summary.tsx'
import { revalidatesTicket, TicketPage } from '#booking/ticket/ticket-page.tsx'
import type { BookedItinerary, FlightBooking } from '#contract/flight-booking.ts'
import { FareRules } from '#flight/booking/fare-rules.tsx'
import { FlightPassengers } from '#flight/booking/flight-passengers.tsx'
import { FlightTicketView } from '#flight/booking/flight-ticket-view.tsx'
import { transferAfterFlight } from '#flight/booking/transfer-after-flight.ts'
import { TransferSuggestion } from '#flight/booking/transfer-suggestion.tsx'
import { flightProduct } from '#flight/flight-product.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { useSite } from '#ui/site.ts'

export const loader = (args: LoaderFunctionArgs) => loadTicket(args, flightProduct)
export const shouldRevalidate = revalidatesTicket

/** The flight ticket screen, /flight/booking/detail/{session_unique}. */
export function Component() {
  const { t } = useLingui()
  const { language } = useSite()
  const data = useLoaderData<typeof loader>()
  const { departure_booking: outbound, return_booking: inbound, group_tickets: groups, ...booking } = data.booking
  const ticketed = booking.state === 'ticketed'
  const suggested = ticketed && data.savedAt === null ? transferAfterFlight(data.booking, data.now) : null
  const directions = inbound ? [outbound, inbound] : [outbound]
  return (
    <TicketPage
      product="flight"
      description={t`Uçak biletiniz: PNR, uçuş saatleri ve yolcular.`}
      words={seatStatus}
      data={data}
      codes={{
        journeys: directions.map((direction) => codeOf(direction, language)),
        names: namesOf(booking.tickets),
      }}
      shareText={`${routeOf(outbound)}, PNR ${outbound.info.pnr_code ?? '-'}`}
      journeys={
        <>
          <FlightTicketView itinerary={outbound} direction={inbound ? t`Gidiş` : null} ticketed={ticketed} />
          {inbound && <FlightTicketView itinerary={inbound} direction={t`Dönüş`} ticketed={ticketed} />}
          {suggested && <TransferSuggestion suggested={suggested} />}
        </>
      }
      passengers={<FlightPassengers tickets={booking.tickets} roundTrip={inbound !== null} />}
      side={
        <>
          <PriceSummary lines={groups.map(groupLine)} {...booking.prices} />
          <FareRules outbound={outbound} inbound={inbound} ticketed={ticketed} />
        </>
      }
    />
  )
}

const routeOf = ({ info }: BookedItinerary) => `${info.departure_airport.code} → ${info.arrival_airport.code}`

/**
 * Returns the details that staff at an airport counter ask for: route, departure date and time with the terminal, and
 * PNR.
 */
function codeOf(itinerary: BookedItinerary, language: string) {
  const { departure_date: date, departure_time: time, departure_airport: from, pnr_code: pnr } = itinerary.info
  const terminal = from.terminal ? ` · ${from.terminal}` : ''
  return { route: routeOf(itinerary), start: `${formatDate(date, 'day', language)}, ${time}${terminal}`, pnr }
}

const namesOf = (tickets: FlightBooking['tickets']) =>
  tickets.flatMap(({ passenger }) => (passenger ? [`${passenger.name} ${passenger.surname}`] : []))
