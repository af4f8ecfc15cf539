import { Trans, useLingui } from '@lingui/react/macro'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { transferBookingCalls } from '#api/transfer-booking.ts'
import { type Cancelling, cancelTicket } from '#booking/cancelling/cancel-ticket.ts'
import { loadTicket } from '#booking/ticket/load-ticket.ts'
import { PriceSummary } from '#booking/ticket/price-summary.tsx'
import { revalidatesTicket, TicketPage } from '#booking/ticket/ticket-page.tsx'
import { plannedRides } from '#transfer/booked-rides.ts'
import { BookedVehicle, Covered } from '#transfer/booked-vehicle.tsx'
import { DetailsCard } from '#transfer/booking/details-card.tsx'
import { movePickUps } from '#transfer/booking/move-pick-ups.ts'
import { PickUpCard } from '#transfer/booking/pick-up-card.tsx'
import { RideTicket } from '#transfer/booking/ride-ticket.tsx'
import { TransferCancellationCard } from '#transfer/booking/transfer-cancellation-card.tsx'
import { TransferPassengers } from '#transfer/booking/transfer-passengers.tsx'
import styles from '#transfer/booking/transfer-ticket.module.css'
import { VendorCard } from '#transfer/booking/vendor-card.tsx'
import { priceParts } from '#transfer/price-parts.ts'
import { transferProduct } from '#transfer/transfer-product.ts'
import { transferStatus } from '#transfer/transfer-words.tsx'
import { usePriceLines } from '#transfer/use-price-lines.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

const cancelling: Cancelling = { name: 'transfer', cancel: transferBookingCalls.cancel }

export const loader = (args: LoaderFunctionArgs) => loadTicket(args, transferProduct)

/**
 * Handles the forms of the ticket page. A form with the field `departure_date` asks to change the pick-up times of the
 * booking; any other form is handled as a cancellation of the booking.
 */
export async function action(args: ActionFunctionArgs) {
  const posted = await args.request.clone().formData()
  return posted.has('departure_date') ? movePickUps(args) : cancelTicket(args, cancelling)
}
export const shouldRevalidate = revalidatesTicket

/** The transfer ticket screen, /transfer/booking/detail/{session_unique}. */
export function Component() {
  const { t } = useLingui()
  const { language } = useSite()
  const data = useLoaderData<typeof loader>()
  const { booking, now } = data
  const { tickets, price, info } = booking
  const rides = plannedRides(booking)
  const { departure_location: from, arrival_location: to } = booking
  const leader = tickets[0]?.passenger
  return (
    <TicketPage
      product="transfer"
      description={t`Transfer biletiniz: PNR, alış saati, buluşma yeri ve araç.`}
      words={transferStatus}
      data={data}
      codes={{
        journeys: rides.map((ride) => ({
          route: `${ride.from.name} → ${ride.to.name}`,
          start: `${formatDate(ride.date, 'day', language)}, ${ride.time}`,
          pnr: info.pnr_code,
        })),
        names: leader ? [`${leader.name} ${leader.surname}`] : [],
      }}
      shareText={`${from.name} → ${to.name}, PNR ${info.pnr_code ?? '-'}`}
      journeys={
        <>
          {rides.map((planned, index) => (
            <RideTicket
              key={index}
              booking={booking}
              planned={planned}
              direction={rides.length > 1 ? (index === 0 ? t`Gidiş` : t`Dönüş`) : null}
            />
          ))}
          <Card title={t`Araç`} icon="car" className={styles.vehicle}>
            <BookedVehicle booking={booking} />
            <Covered covers={booking.covers} />
          </Card>
        </>
      }
      passengers={<TransferPassengers tickets={tickets} />}
      side={
        <>
          <PriceSummary lines={usePriceLines(priceParts(price))} discount={price.discount} total={price.total}>
            {price.per_km_price !== undefined && price.total_price_for_km !== undefined && (
              <Trans>
                Fiyatın yola düşen payı: <Money amount={price.total_price_for_km} /> (km başına{' '}
                <Money amount={price.per_km_price} />)
              </Trans>
            )}
          </PriceSummary>
          <VendorCard booking={booking} />
          <DetailsCard booking={booking} />
          <PickUpCard booking={booking} now={now} offline={data.savedAt !== null} />
          <TransferCancellationCard booking={booking} now={now} offline={data.savedAt !== null} />
        </>
      }
    />
  )
}
