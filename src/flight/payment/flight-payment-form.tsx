import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { passengerWords } from '#booking/words/passenger-words.ts'
import { useRootData } from '#api/root-data.ts'
import { grossTotal } from '#booking/payment/discount.ts'
import { paymentDefaults } from '#booking/payment/payment-defaults.ts'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import { PaymentForm } from '#booking/payment/payment-form.tsx'
import { TypedPassengerCard } from '#booking/payment/typed-passenger-card.tsx'
import { usePaymentForm } from '#booking/payment/use-payment-form.ts'
import { flightPaymentForm } from '#contract/flight-payment.ts'
import type { FlightBooking } from '#contract/flight-booking.ts'
import { BookedFlightCard } from '#flight/payment/booked-flight-card.tsx'
import { flightFormContext, passportExpiryBounds } from '#flight/payment/flight-payment-rules.ts'

/** Shows the payment form of flights: the booked flights, and a card with the fields of each passenger. */
export function FlightPaymentForm(entry: PaymentEntry<FlightBooking>) {
  const { payment, draft } = entry
  const { booking, countries, saved } = payment
  const { t } = useLingui()
  const { today, user } = useRootData()
  const context = useMemo(() => flightFormContext(booking, today), [booking, today])
  const schema = useMemo(() => flightPaymentForm(context), [context])
  const { domestic, departureDate } = context
  const form = usePaymentForm(entry, schema, paymentDefaults(booking, user, draft), { domestic })
  const passengers = form.fields.passengers.getFieldList()
  const passportExpiry = passportExpiryBounds(departureDate)
  return (
    <PaymentForm
      product="flight"
      words={passengerWords}
      entry={entry}
      form={form}
      journeys={
        <>
          <BookedFlightCard itinerary={booking.departure_booking} direction="outbound" />
          {booking.return_booking && <BookedFlightCard itinerary={booking.return_booking} direction="return" />}
        </>
      }
      lines={booking.group_tickets.flatMap(({ count, pax_name, total_base, total_tax, total_service_fee }) => [
        { name: `${count} × ${pax_name}`, amount: count * total_base },
        { name: t`Vergi ve harçlar`, amount: count * total_tax, minor: true },
        { name: t`Hizmet bedeli`, amount: count * total_service_fee, minor: true },
      ])}
      total={grossTotal(booking.prices)}
    >
      {booking.tickets.map((ticket, index) => {
        const meta = passengers[index]?.getFieldset()
        return (
          meta && (
            <TypedPassengerCard
              words={passengerWords}
              key={`${ticket.pax_type} ${index}`}
              ticket={ticket}
              index={index}
              meta={meta}
              departureDate={departureDate}
              context={{ domestic, passportExpiry, countries, saved: saved.passengers }}
            />
          )
        )
      })}
    </PaymentForm>
  )
}
