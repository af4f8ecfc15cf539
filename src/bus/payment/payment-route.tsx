import { useLingui } from '@lingui/react/macro'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { busBookingCalls } from '#api/bus-booking.ts'
import { loadPayment, type LoadDiscounts, resultsOf } from '#booking/payment/load-payment.ts'
import { revalidatesPayment } from '#booking/payment/payment-answer.ts'
import { PaymentScreen } from '#booking/payment/payment-screen.tsx'
import { sendPayment } from '#booking/payment/send-payment.ts'
import { seatHold } from '#booking/seat-words.tsx'
import { busProduct } from '#bus/bus-product.ts'
import { BusPaymentForm } from '#bus/payment/bus-payment-form.tsx'
import { busPaymentForm } from '#contract/bus-payment.ts'

/** Buses take the coupons of the account and no money points (docs/product/booking.md#discounts); one without an id can't be named. */
const loadDiscounts: LoadDiscounts = async (api, _session, options) => {
  const { accountCalls } = await import('#api/account.ts')
  const coupons = await resultsOf(accountCalls.coupons(api, options))
  const usable = coupons.flatMap(({ id, code, value, active }) =>
    active && id !== undefined ? { id, code, value } : [],
  )
  return { coupons: usable, moneyPoints: [] }
}

export const loader = (args: LoaderFunctionArgs) => loadPayment(args, busProduct, loadDiscounts)

export const action = (args: ActionFunctionArgs) =>
  sendPayment(args, busProduct, {
    schemaOf: ({ tickets }, today) => busPaymentForm({ seats: tickets, today }),
    send: busBookingCalls.sendPayment,
  })

export const shouldRevalidate = revalidatesPayment

/** Bus payment, /bus/payment/?session_unique=… */
export function Component() {
  const { t } = useLingui()
  return (
    <PaymentScreen
      product="bus"
      form={BusPaymentForm}
      texts={{
        title: t`Sefer Bilgileri`,
        description: t`Otobüs biletiniz için güvenli ödeme`,
        leaving: t`Seferler yeniden aranıyor…`,
        hold: seatHold,
        expired: t`Kartınızdan ödeme alınmadı. Güncel sefer ve fiyatlar için aramayı yenileyin; kimlik ve pasaport numaraları dışında yazdıklarınız saklandı.`,
      }}
    />
  )
}
