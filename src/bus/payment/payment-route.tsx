import { msg } from '@lingui/core/macro'
import { busBookingCalls } from '#api/bus-booking.ts'
import { paymentRoute } from '#booking/payment/payment-route.tsx'
import { seatHold } from '#booking/words/seat-words.ts'
import { busProduct } from '#bus/bus-product.ts'
import { loadAccountCoupons } from '#booking/payment/account-coupons.ts'
import { BusPaymentForm } from '#bus/payment/bus-payment-form.tsx'
import { busPaymentForm } from '#contract/bus-payment.ts'

export const { loader, action, shouldRevalidate, Component } = paymentRoute({
  product: busProduct,
  loadDiscounts: loadAccountCoupons,
  schemaOf: ({ tickets }, today) => busPaymentForm({ seats: tickets, today }),
  send: busBookingCalls.sendPayment,
  form: BusPaymentForm,
  texts: {
    title: msg`Sefer Bilgileri`,
    description: msg`Otobüs biletiniz için güvenli ödeme`,
    leaving: msg`Seferler yeniden aranıyor…`,
    hold: seatHold,
    expired: msg`Kartınızdan ödeme alınmadı. Güncel sefer ve fiyatlar için aramayı yenileyin.`,
    kept: msg`Kimlik ve pasaport numaraları dışında yazdıklarınız saklandı.`,
  },
})
