import type { SubmissionResult } from '@conform-to/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form, useFetcher, useNavigation } from 'react-router'
import { useRootData } from '#app/root-data.ts'
import { CardDetailsCard } from '#booking/payment/card-details-card.tsx'
import { ConditionsCard } from '#booking/payment/conditions-card.tsx'
import { ContactCard } from '#booking/payment/contact-card.tsx'
import { LiraNote } from '#booking/payment/lira-note.tsx'
import { flightPaymentForm } from '#contract/flight-payment.ts'
import { BookedFlightCard } from '#flight/payment/booked-flight-card.tsx'
import { DiscountButtons } from '#flight/payment/discount-buttons.tsx'
import { Invoice } from '#flight/payment/invoice.tsx'
import { PassengerCard } from '#flight/payment/passenger-card.tsx'
import { paymentAddresses } from '#flight/payment/payment-addresses.ts'
import type { PaymentData } from '#flight/payment/payment-data.ts'
import { paymentDefaults } from '#flight/payment/payment-defaults.ts'
import { PaymentErrors } from '#flight/payment/payment-errors.tsx'
import { draftOf, preparePaymentForm } from '#flight/payment/payment-form-data.ts'
import styles from '#flight/payment/payment-form.module.css'
import {
  amountToPay,
  cardScheme,
  type Discount,
  discountAmount,
  formContext,
  grossTotal,
} from '#flight/payment/payment-rules.ts'
import { PriceCard } from '#flight/payment/price-card.tsx'
import { fieldOf } from '#forms/field.ts'
import { useConformForm } from '#forms/use-conform-form.ts'
import { Button } from '#ui/button.tsx'
import { useMoney } from '#ui/money.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Draft } from '#store/store.ts'

interface PaymentFormProps {
  payment: PaymentData
  draft: Draft | null
  /** Whether what is typed may be kept yet. */
  keepsDraft: boolean
  lastResult: SubmissionResult<string[]> | undefined
  idempotencyKey: string
}

/** The payment form: cards in the order of spec 001 §2. */
export function PaymentForm({ payment, draft, keepsDraft, lastResult, idempotencyKey }: PaymentFormProps) {
  const { booking, countries, conditions, saved } = payment
  const { t } = useLingui()
  const money = useMoney()
  const toast = useToast()
  const { today, user, appInfo } = useRootData()
  const navigation = useNavigation()
  const drafts = useFetcher({ key: 'payment-draft' })
  const savedDraft = useRef(JSON.stringify({}))
  const [discount, setDiscount] = useState<Discount>(null)
  const [invoiceOpen, setInvoiceOpen] = useState(false)
  const context = useMemo(() => formContext(booking, today), [booking, today])
  const schema = useMemo(() => flightPaymentForm(context), [context])
  const options = { bills: saved.bills, domestic: booking.domestic_fly, passengerCount: booking.tickets.length }
  const { form, fields, formProps } = useConformForm({
    id: 'payment',
    schema,
    lastResult,
    defaultValue: paymentDefaults(booking, user, draft),
    prepare: (formData) => preparePaymentForm(formData, options),
    onInvalid: (element) => {
      if (!element.querySelector('#invoice [aria-invalid=true]')) return
      // Open first: a notification stands inside the dialog that is on top.
      flushSync(() => setInvoiceOpen(true))
      toast({ message: t`Fatura bilgilerinde bir sorun var`, tone: 'danger' })
    },
  })

  const total = grossTotal(booking.prices)
  const toPay = amountToPay(total, discount)
  const pending = navigation.state === 'submitting'
  const saveDraft = (event: FormEvent<HTMLFormElement>) => {
    if (!keepsDraft) return
    const values = draftOf(new FormData(event.currentTarget))
    const text = JSON.stringify(values)
    if (text === savedDraft.current) return
    savedDraft.current = text
    void drafts.submit(values, { method: 'post', action: paymentAddresses.draft, defaultShouldRevalidate: false })
  }
  const passengers = fields.passengers.getFieldList()

  return (
    <Form method="post" {...formProps} className={styles.screen} onBlur={saveDraft}>
      <PaymentErrors errors={form.allErrors} />
      <div className={styles.form}>
        <input type="hidden" name="session_unique" value={booking.session_unique} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <input type="hidden" name="shown_total" value={toPay} />
        <div className={styles.summary}>
          <BookedFlightCard itinerary={booking.departure_booking} direction="outbound" />
          {booking.return_booking && <BookedFlightCard itinerary={booking.return_booking} direction="return" />}
          <PriceCard booking={booking} discount={discountAmount(discount, total)} total={toPay} />
        </div>
        <div className={styles.details}>
          <ContactCard
            email={fieldOf(fields.email)}
            phone={fieldOf(fields.phone)}
            phoneCode={fieldOf(fields.phone_code)}
            countries={countries}
          />
          {booking.tickets.map((ticket, index) => {
            const passenger = passengers[index]?.getFieldset()
            return (
              passenger && (
                <PassengerCard
                  key={`${ticket.pax_type} ${index}`}
                  index={index}
                  ticket={ticket}
                  fields={{
                    pax_type: fieldOf(passenger.pax_type),
                    name: fieldOf(passenger.name),
                    surname: fieldOf(passenger.surname),
                    foregein_citizen: fieldOf(passenger.foregein_citizen),
                    citizen_number: fieldOf(passenger.citizen_number),
                    birth_date: fieldOf(passenger.birth_date),
                    gender: fieldOf(passenger.gender),
                    nationality: fieldOf(passenger.nationality),
                    passport: fieldOf(passenger.passport),
                    passport_expiry_date: fieldOf(passenger.passport_expiry_date),
                  }}
                  context={{
                    domestic: booking.domestic_fly,
                    departureDate: context.departureDate,
                    today,
                    countries,
                    genders: appInfo.gender_types,
                    saved: saved.passengers,
                  }}
                />
              )
            )
          })}
          <CardDetailsCard
            owner={fieldOf(fields.card_owner)}
            number={fieldOf(fields.card_number)}
            expiry={fieldOf(fields.card_expiry)}
            cvc={fieldOf(fields.card_cvc)}
            schemeOf={cardScheme}
          />
          <Invoice
            bill={fields.bill}
            hasInvoice={fieldOf(fields.has_invoice)}
            bills={saved.bills}
            open={invoiceOpen}
            onOpen={setInvoiceOpen}
            onRefused={(names) => {
              for (const name of names) form.validate({ name })
            }}
          />
          <ConditionsCard condition={fieldOf(fields.condition)} pages={conditions} />
          <DiscountButtons
            coupons={saved.coupons}
            points={saved.moneyPoints}
            discount={discount}
            onDiscount={setDiscount}
          />
          <div className={styles.submit}>
            <Button type="submit" size="large" wide icon="lock" pending={pending}>
              <span className={styles.pay}>
                <span>
                  <Trans>Güvenli Ödeme Yap</Trans>
                </span>
                <span className={styles.amount}>{money(toPay)}</span>
              </span>
            </Button>
            <LiraNote amount={toPay} />
            <p role="status" className="visually-hidden">
              {pending && t`Ödemeniz gönderiliyor`}
            </p>
          </div>
        </div>
      </div>
    </Form>
  )
}
