import { msg } from '@lingui/core/macro'
import { flightBookingCalls } from '#api/flight-booking.ts'
import { discountsOf } from '#booking/payment/load-payment.ts'
import { paymentRoute } from '#booking/payment/payment-route.tsx'
import { seatHold } from '#booking/words/seat-words.ts'
import { flightPaymentForm } from '#contract/flight-payment.ts'
import { flightProduct } from '#flight/flight-product.ts'
import { FlightPaymentForm } from '#flight/payment/flight-payment-form.tsx'
import { flightFormContext } from '#flight/payment/flight-payment-rules.ts'

export const { loader, action, shouldRevalidate, Component } = paymentRoute({
  product: flightProduct,
  loadDiscounts: discountsOf(flightBookingCalls),
  schemaOf: (booking, today) => flightPaymentForm(flightFormContext(booking, today)),
  isDomestic: ({ domestic_fly: domestic }) => domestic,
  send: flightBookingCalls.sendPayment,
  form: FlightPaymentForm,
  texts: {
    title: msg`Ödeme`,
    description: msg`Uçak biletiniz için güvenli ödeme`,
    leaving: msg`Uçuşlar yeniden aranıyor…`,
    hold: seatHold,
    expired: msg`Kartınızdan ödeme alınmadı. Güncel uçuş ve fiyatlar için aramayı yenileyin.`,
    kept: msg`Kimlik ve pasaport numaraları dışında yazdıklarınız saklandı.`,
  },
})
