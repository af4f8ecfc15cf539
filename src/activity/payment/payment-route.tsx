import { msg } from '@lingui/core/macro'
import { activityProduct } from '#activity/activity-product.ts'
import { activityHold } from '#activity/activity-words.ts'
import { loadAccountCoupons } from '#booking/payment/account-coupons.ts'
import { ActivityPaymentForm } from '#activity/payment/activity-payment-form.tsx'
import { activityFormContext } from '#activity/payment/activity-payment-rules.ts'
import { activityBookingCalls } from '#api/activity-booking.ts'
import { paymentRoute } from '#booking/payment/payment-route.tsx'
import { activityPaymentForm } from '#contract/activity-payment.ts'

export const { loader, action, shouldRevalidate, Component } = paymentRoute({
  product: activityProduct,
  loadDiscounts: loadAccountCoupons,
  schemaOf: (booking, today) => activityPaymentForm(activityFormContext(booking, today)),
  send: activityBookingCalls.sendPayment,
  form: ActivityPaymentForm,
  texts: {
    title: msg`Ödeme`,
    description: msg`Etkinliğiniz için güvenli ödeme`,
    leaving: msg`Etkinlikler yeniden aranıyor…`,
    hold: activityHold,
    expired: msg`Kartınızdan ödeme alınmadı. Güncel yer ve fiyatlar için aramayı yenileyin.`,
    kept: msg`Kimlik ve pasaport numaraları dışında yazdıklarınız saklandı.`,
  },
})
