import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { Names, PassengerFrame } from '#booking/payment/passenger-names.tsx'
import { PayLaterButton } from '#booking/payment/pay-later-button.tsx'
import { paymentDefaults } from '#booking/payment/payment-defaults.ts'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import { PaymentForm } from '#booking/payment/payment-form.tsx'
import { usePaymentForm } from '#booking/payment/use-payment-form.ts'
import { readFlight } from '#booking/transfer-link/transfer-flight.ts'
import { followsFlight } from '#transfer/booked-rides.ts'
import { AdditionalCard } from '#transfer/payment/additional-card.tsx'
import { asksAddress } from '#transfer/payment/address-asked.ts'
import { CompanyInvoice } from '#transfer/payment/company-invoice.tsx'
import { extraField, quantitiesIn, quantitiesOf, withQuantities } from '#transfer/payment/extra-quantities.ts'
import { ExtrasCard } from '#transfer/payment/extras-card.tsx'
import { ownDraft } from '#booking/payment/own-draft.ts'
import styles from '#transfer/payment/transfer-payment.module.css'
import { TransferSummaryCard } from '#transfer/payment/transfer-summary-card.tsx'
import { priceParts, sumOf } from '#transfer/price-parts.ts'
import { transferPeople } from '#transfer/transfer-words.tsx'
import { usePriceLines } from '#transfer/use-price-lines.ts'
import { extrasTotal, type TransferBooking } from '#contract/transfer-booking.ts'
import type { TransferDetails } from '#contract/transfer-details.ts'
import { transferPaymentForm } from '#contract/transfer-payment.ts'
import { fieldOf } from '#forms/field.ts'
import { hasTypedValues } from '#forms/has-typed-values.ts'
import { drawnByServer } from '#i18n/page-texts.ts'
import { keepAsking } from '#ui/keep-asking.ts'

/** The payment form of a reserved booking is loaded separately, because few travellers need it. */
const ReservedPaymentForm = lazy(async () => ({
  default: await keepAsking(() =>
    drawnByServer(() => import('#booking/payment/reserved-payment-form.tsx')).then((code) => code.ReservedPaymentForm),
  ),
}))

/** Payment form of a transfer. If the transfer is already reserved, the form asks only for the payment. */
export function TransferPaymentForm(entry: PaymentEntry<TransferBooking>) {
  return entry.payment.booking.state === 'reserved' ? <ReservedForm {...entry} /> : <OpenForm {...entry} />
}

function ReservedForm(entry: PaymentEntry<TransferBooking>) {
  const { booking, now } = entry.payment
  const parts = priceParts(booking.price)
  const lines = usePriceLines(parts)
  const [leader] = booking.tickets
  const name = leader?.passenger && `${leader.passenger.name} ${leader.passenger.surname}`
  return (
    <Suspense>
      <ReservedPaymentForm
        product="transfer"
        words={transferPeople}
        entry={entry}
        journeys={<TransferSummaryCard booking={booking} now={now} />}
        lines={lines}
        total={sumOf(parts)}
        {...(name ? { travellers: [name] } : {})}
      />
    </Suspense>
  )
}

/**
 * Payment form of a transfer, unless it is a reserved booking: rides, extras, lead passenger, additional information
 * and invoice.
 */
function OpenForm(entry: PaymentEntry<TransferBooking>) {
  const { payment, draft, lastResult } = entry
  const { booking, saved, now } = payment
  const { extra_products: extras, tickets } = booking
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const { today, user } = useRootData()
  const flight = readFlight(useSearchParams()[0])
  const own = ownDraft(draft, booking.session_unique)
  const [quantities, setQuantities] = useState(() => quantitiesOf(extras, typedExtras(lastResult) ?? own))
  useEffect(() => {
    const element = document.querySelector<HTMLFormElement>('#payment')
    // The quantities of all extras are read from the form, because a stepper does not report what the traveller chose
    // before hydration.
    if (element && hasTypedValues(element)) setQuantities(quantitiesIn(new FormData(element), extras))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, for quantities chosen before hydration
  }, [])
  const schema = useMemo(() => transferPaymentForm({ extras, today, language }), [extras, today, language])
  /**
   * Returns the initial value of a field with additional information for the driver: the value in the draft, otherwise
   * the booked value, otherwise `suggested`.
   */
  const known = (name: keyof TransferDetails, suggested = '') =>
    own?.[`transfer.${name}`] ?? booking.transfer?.[name] ?? suggested
  const { passengers, ...contact } = paymentDefaults(booking, user, draft)
  const form = usePaymentForm(entry, schema, {
    ...contact,
    passengers: passengers.slice(0, 1),
    transfer: {
      flight_number: known('flight_number', flight),
      airline_code: known('airline_code'),
      note: known('note'),
    },
    bill: { bill_type: '1' },
  })
  const { fields } = form
  const leader = fields.passengers.getFieldList()[0]?.getFieldset()
  const details = fields.transfer.getFieldset()
  const chosen = withQuantities(extras, quantities)
  const parts = { ...priceParts(booking.price), service: extrasTotal(chosen) }
  const others = tickets.length - 1
  const isShared = String(booking.info.transfer_type) === '1'
  return (
    <PaymentForm
      product="transfer"
      words={transferPeople}
      entry={entry}
      form={form}
      journeys={<TransferSummaryCard booking={booking} now={now} />}
      extras={<ExtrasCard extras={chosen} onChange={setQuantities} />}
      lines={usePriceLines(parts)}
      total={sumOf(parts)}
      invoice={
        <CompanyInvoice
          bill={fields.bill}
          hasInvoice={fieldOf(fields.has_invoice)}
          bills={saved.bills}
          {...form.invoice}
        />
      }
      labels={{ flight_number: t`Uçuş numarası`, airline_code: t`Otel Adı`, note: t`Sürücüye not` }}
      payLater={
        <>
          <PayLaterButton>
            <span className={styles.later}>
              <Trans>Ön rezervasyon yap</Trans>
            </span>
          </PayLaterButton>
          <p className={styles.note}>
            <Trans>Ön rezervasyonda kart gerekmez, ücreti sürücüye ödersiniz.</Trans>
          </p>
        </>
      }
    >
      {leader && (
        <PassengerFrame
          index={0}
          words={transferPeople}
          aside={
            others > 0 && (
              <span className={styles.total}>
                <Plural value={others} one="+ # yolcu" other="+ # yolcu" />
              </span>
            )
          }
          fields={{ name: fieldOf(leader.name), surname: fieldOf(leader.surname) }}
          saved={saved.passengers}
        >
          {(names) => (
            <>
              <Names fields={names} foreign={language !== 'tr'} own />
              {others > 0 && (
                <p className={styles.note}>
                  <Trans>Sürücü bu adla karşılar; diğer yolcuların adı gerekmez.</Trans>
                </p>
              )}
            </>
          )}
        </PassengerFrame>
      )}
      <AdditionalCard
        flight={fieldOf(details.flight_number)}
        hotel={fieldOf(details.airline_code)}
        note={fieldOf(details.note)}
        followsFlight={followsFlight(booking)}
        needsAddress={asksAddress([booking.departure_location, booking.arrival_location], isShared)}
      />
    </PaymentForm>
  )
}

/** Returns the posted quantities of extras by the name of the form field, or null if no quantities were posted. */
function typedExtras(lastResult: PaymentEntry<TransferBooking>['lastResult']): Record<string, unknown> | null {
  const typed = lastResult?.initialValue?.['extra_products']
  if (typed === undefined) return null
  return Object.fromEntries(Object.entries(Object(typed)).map(([id, quantity]) => [extraField(Number(id)), quantity]))
}
