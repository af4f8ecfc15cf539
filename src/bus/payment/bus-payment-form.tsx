import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { passengerWords } from '#booking/words/passenger-words.ts'
import { useRootData } from '#api/root-data.ts'
import { grossTotal } from '#booking/payment/discount.ts'
import { identityFieldsOf } from '#booking/payment/identity-fields.ts'
import { PassengerCard } from '#booking/payment/passenger-card.tsx'
import { paymentDefaults } from '#booking/payment/payment-defaults.ts'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import { PaymentForm } from '#booking/payment/payment-form.tsx'
import { usePaymentForm } from '#booking/payment/use-payment-form.ts'
import { SeatBadge } from '#bus/seat-badge.tsx'
import { seatLines } from '#bus/seat-lines.ts'
import { SeatGender } from '#bus/payment/seat-gender.tsx'
import { BookedTripCard } from '#bus/payment/booked-trip-card.tsx'
import type { BusBooking } from '#contract/bus-booking.ts'
import { busPaymentForm } from '#contract/bus-payment.ts'

/** Payment form of buses: the trip, and a passenger card per seat, with the gender that was chosen for the seat. */
export function BusPaymentForm(entry: PaymentEntry<BusBooking>) {
  const { payment, draft } = entry
  const { booking, countries, saved } = payment
  const { tickets } = booking
  const { t } = useLingui()
  const { today, user } = useRootData()
  const schema = useMemo(() => busPaymentForm({ seats: tickets, today }), [tickets, today])
  const form = usePaymentForm(entry, schema, paymentDefaults(booking, user, draft))
  const passengers = form.fields.passengers.getFieldList()
  // For a bus trip, a passport need only be valid today; it may expire before the departure
  // (docs/product/buses.md#payment-of-buses).
  const passportExpiry = { min: today, max: `${Number(today.slice(0, 4)) + 15}-12-31` }
  return (
    <PaymentForm
      product="bus"
      words={passengerWords}
      entry={entry}
      form={form}
      journeys={<BookedTripCard booking={booking} now={payment.now} />}
      lines={seatLines(tickets, grossTotal(booking.price), {
        one: ({ seat_number: seat, gender_name: name }) => t`Koltuk ${seat} · ${name}`,
        all: (seats) => t`Koltuk ${seats}`,
      })}
      total={grossTotal(booking.price)}
    >
      {tickets.map((ticket, index) => {
        const meta = passengers[index]?.getFieldset()
        return (
          meta && (
            <PassengerCard
              words={passengerWords}
              key={ticket.seat_number}
              index={index}
              aside={<SeatBadge ticket={ticket} />}
              fields={identityFieldsOf(meta)}
              context={{ domestic: true, passportExpiry, countries, saved: saved.passengers }}
            >
              {(_, chosen) => <SeatGender name={meta.gender.name} ticket={ticket} chosen={chosen} />}
            </PassengerCard>
          )
        )
      })}
    </PaymentForm>
  )
}
