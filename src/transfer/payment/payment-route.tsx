import { msg } from '@lingui/core/macro'
import type { ActionFunctionArgs } from 'react-router'
import { transferBookingCalls } from '#api/transfer-booking.ts'
import { discountsOf } from '#booking/payment/load-payment.ts'
import { paymentRoute } from '#booking/payment/payment-route.tsx'
import { reservedPayment } from '#booking/payment/reserved-payment.ts'
import { TransferPaymentForm } from '#transfer/payment/transfer-payment-form.tsx'
import { transferSchemaOf } from '#transfer/payment/transfer-schema.ts'
import { transferProduct } from '#transfer/transfer-product.ts'
import { transferHold } from '#transfer/transfer-words.tsx'

const route = paymentRoute({
  product: transferProduct,
  loadDiscounts: discountsOf(transferBookingCalls),
  schemaOf: transferSchemaOf,
  send: transferBookingCalls.sendPayment,
  reserved: reservedPayment,
  form: TransferPaymentForm,
  texts: {
    title: msg`Ödeme ve ön rezervasyon`,
    description: msg`Transferiniz için güvenli ödeme ya da ön rezervasyon`,
    leaving: msg`Araçlar yeniden aranıyor…`,
    hold: transferHold,
    expired: msg`Kartınızdan ödeme alınmadı. Güncel araç ve fiyatlar için aramayı yenileyin.`,
    kept: msg`Yazdıklarınız saklandı.`,
  },
})

export const { loader, shouldRevalidate, Component } = route

/**
 * Action of the transfer payment screen, /transfer/payment/?session_unique=…. Without JavaScript, it also handles the
 * button that updates extras, and a form that asks for an invoice but has an incomplete bill.
 */
export async function action(args: ActionFunctionArgs) {
  if (!import.meta.env.SSR) return route.action(args)
  const { answerExtras } = await import('#transfer/payment/update-extras.ts')
  const { answerIncompleteBill } = await import('#transfer/payment/incomplete-bill.ts')
  return (await answerExtras(args)) ?? (await answerIncompleteBill(args)) ?? route.action(args)
}
