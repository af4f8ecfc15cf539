import { useLingui } from '@lingui/react/macro'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { flightBookingCalls } from '#api/flight-booking.ts'
import { loadPayment, type LoadDiscounts, resultsOf } from '#booking/payment/load-payment.ts'
import { revalidatesPayment } from '#booking/payment/payment-answer.ts'
import { PaymentScreen } from '#booking/payment/payment-screen.tsx'
import { sendPayment } from '#booking/payment/send-payment.ts'
import { seatHold } from '#booking/seat-words.tsx'
import { flightPaymentForm } from '#contract/flight-payment.ts'
import { flightProduct } from '#flight/flight-product.ts'
import { FlightPaymentForm } from '#flight/payment/flight-payment-form.tsx'
import { formContext } from '#flight/payment/payment-rules.ts'

const loadDiscounts: LoadDiscounts = async (api, session, options) => {
  const [coupons, moneyPoints] = await Promise.all([
    resultsOf(flightBookingCalls.usableCoupons(api, session, options)),
    resultsOf(flightBookingCalls.usableMoneyPoints(api, session, options)),
  ])
  return { coupons, moneyPoints }
}

export const loader = (args: LoaderFunctionArgs) => loadPayment(args, flightProduct, loadDiscounts)

export const action = (args: ActionFunctionArgs) =>
  sendPayment(args, flightProduct, {
    schemaOf: (booking, today) => flightPaymentForm(formContext(booking, today)),
    send: flightBookingCalls.sendPayment,
  })

export const shouldRevalidate = revalidatesPayment

/** Flight payment, /flight/payment/?session_unique=… */
export function Component() {
  const { t } = useLingui()
  return (
    <PaymentScreen
      product="flight"
      form={FlightPaymentForm}
      texts={{
        title: t`Ödeme`,
        description: t`Uçak biletiniz için güvenli ödeme`,
        leaving: t`Uçuşlar yeniden aranıyor…`,
        hold: seatHold,
        expired: t`Kartınızdan ödeme alınmadı. Güncel uçuş ve fiyatlar için aramayı yenileyin; kimlik ve pasaport numaraları dışında yazdıklarınız saklandı.`,
      }}
    />
  )
}
