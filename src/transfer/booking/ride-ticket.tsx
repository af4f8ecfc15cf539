import { Trans } from '@lingui/react/macro'
import { TicketPass } from '#booking/ticket/ticket-pass.tsx'
import ticket from '#booking/ticket/ticket-view.module.css'
import type { PlannedRide } from '#transfer/booked-rides.ts'
import { RideDrivers } from '#transfer/booking/ride-drivers.tsx'
import styles from '#transfer/booking/transfer-ticket.module.css'
import { RouteMap } from '#transfer/route-map.tsx'
import { RideRail } from '#transfer/ride-rail.tsx'
import { RideTerms } from '#transfer/ride-terms.tsx'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { Badge } from '#ui/badge.tsx'
import { useSite } from '#ui/site.ts'

interface RideTicketProps {
  booking: TransferBooking
  planned: PlannedRide
  /** Label of the ride in a round trip: 'Gidiş' (outbound) or 'Dönüş' (return). Null if there is only one ride. */
  direction: string | null
}

/**
 * Shows one ride of a booking as a boarding pass: pick-up, meeting point and driver, with the PNR on the tear-off part.
 */
export function RideTicket({ booking, planned, direction }: RideTicketProps) {
  const { language } = useSite()
  const { state, info, tickets, passenger_count: passengers = tickets.length, baggage_count: baggage } = booking
  const { ride, from, to, date } = planned
  const flight = booking.transfer?.flight_number
  const made = state === 'ticketed' || state === 'reserved'
  return (
    <TicketPass
      pnr={info.pnr_code}
      ticketed={state === 'ticketed'}
      facts={[
        { name: <Trans>Yolcu</Trans>, value: passengers },
        ...(baggage === undefined ? [] : [{ name: <Trans>Bagaj</Trans>, value: baggage }]),
      ]}
    >
      {(heading) => (
        <>
          <header className={ticket.header}>
            <h2 id={heading} className={ticket.route}>
              {direction && (
                <Badge small className={ticket.direction}>
                  {direction}
                </Badge>
              )}
              {from.name} – {to.name}
            </h2>
            <p className={ticket.day}>{formatDate(date, 'day', language)}</p>
          </header>
          <div className={styles.ride}>
            <RideRail planned={planned} />
            {ride && made && (
              <>
                <RideTerms ride={ride} flight={flight && <Trans>Sürücü {flight} uçuşunuzu takip eder.</Trans>} />
                <RideDrivers ride={ride} />
                <RouteMap from={from} to={to} />
              </>
            )}
          </div>
        </>
      )}
    </TicketPass>
  )
}
