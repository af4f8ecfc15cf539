import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { participantWords } from '#activity/participant-words.ts'
import { useRootData } from '#api/root-data.ts'
import { activityFormContext, arrivalToBegin, passportExpiryBounds } from '#activity/payment/activity-payment-rules.ts'
import { ArrivalCard } from '#activity/payment/arrival-card.tsx'
import { ActivitySummaryCard } from '#activity/payment/activity-summary-card.tsx'
import { useGroupLines } from '#activity/payment/use-group-lines.ts'
import { grossTotal } from '#booking/payment/discount.ts'
import { paymentDefaults } from '#booking/payment/payment-defaults.ts'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import { PaymentForm } from '#booking/payment/payment-form.tsx'
import { TypedPassengerCard } from '#booking/payment/typed-passenger-card.tsx'
import { usePaymentForm } from '#booking/payment/use-payment-form.ts'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { activityPaymentForm } from '#contract/activity-payment.ts'
import { fieldOf } from '#forms/field.ts'

/**
 * Payment form of activities: the booked activity, a passenger card for each ticket, and the day on which the
 * travellers arrive at their destination.
 */
export function ActivityPaymentForm(entry: PaymentEntry<ActivityBooking>) {
  const { payment, draft } = entry
  const { booking, countries, saved, now } = payment
  const { t } = useLingui()
  const { today, user } = useRootData()
  const context = useMemo(() => activityFormContext(booking, today), [booking, today])
  const schema = useMemo(() => activityPaymentForm(context), [context])
  const arrival_date = arrivalToBegin(booking, draft)
  const form = usePaymentForm(entry, schema, { ...paymentDefaults(booking, user, draft), arrival_date })
  const passengers = form.fields.passengers.getFieldList()
  const { departureDate } = context
  const passportExpiry = passportExpiryBounds(departureDate)
  return (
    <PaymentForm
      product="activity"
      words={participantWords}
      entry={entry}
      form={form}
      journeys={<ActivitySummaryCard booking={booking} now={now} />}
      lines={useGroupLines(booking.group_tickets)}
      total={grossTotal(booking.price)}
      labels={{ arrival_date: t`Varış tarihi` }}
    >
      {booking.tickets.map((ticket, index) => {
        const meta = passengers[index]?.getFieldset()
        return (
          meta && (
            <TypedPassengerCard
              words={participantWords}
              key={`${ticket.pax_type} ${index}`}
              ticket={ticket}
              index={index}
              meta={meta}
              departureDate={departureDate}
              context={{ domestic: true, passportExpiry, countries, saved: saved.passengers }}
            />
          )
        )
      })}
      <ArrivalCard
        field={fieldOf(form.fields.arrival_date)}
        place={booking.activity.location.name || booking.activity.location.city.name}
        min={today < departureDate ? today : departureDate}
        max={departureDate}
      />
    </PaymentForm>
  )
}
