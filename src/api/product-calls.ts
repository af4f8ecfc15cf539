/**
 * API calls that all products share after selection, each at the product's own addresses
 * (docs/product/booking.md#payment). Each throws `ApiError`.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import { BeforePayment, BookingInfo, CheckPnrReply, type CheckPnrForm, SendPayment } from '#contract/booking.ts'
import { bracketKeys } from '#contract/bracketed-keys.ts'
import { type CancelForm, CancelReply } from '#contract/cancelling.ts'
import type { PayerForm } from '#contract/payment-form.ts'
import type { PriceAlertForm } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'

type Signal = Pick<CallOptions, 'signal'>

/** Calls of every product; `Payment` is the product's payment form. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a product names its form, which no argument has
export const productCalls = <Payment extends Parameters<typeof bracketKeys>[0]>(product: ProductName) => ({
  /** Pays. `idempotencyKey` is created once per filled form, so that a retry after a lost reply charges once. */
  sendPayment: (api: Api, form: Payment | PayerForm, idempotencyKey: string, options?: Signal) =>
    api.send('POST', `/api/${product}/gateway/payment/`, SendPayment, bracketKeys(form), {
      ...options,
      idempotencyKey,
    }),
  /** The before-payment check is posted to the same path as the payment; its body has only the session. */
  beforePayment: (api: Api, session_unique: string, options?: Signal) =>
    api.send('POST', `/api/${product}/gateway/payment/`, BeforePayment, { session_unique }, options),
  bookingInfo: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/${product}/booking/info/${sessionUnique}/`, BookingInfo, options),
  checkPnr: (api: Api, form: CheckPnrForm, options?: Signal) =>
    api.send('POST', `/api/${product}/check-pnr/`, CheckPnrReply, form, options),
  createPriceAlert: (api: Api, form: PriceAlertForm, options?: Signal) =>
    api.send('POST', `/api/${product}/info/price-alert/`, NoContent, form, options),
})

/** Calls of the products whose bookings travellers can cancel themselves. */
export const cancellableCalls = (product: ProductName) => ({
  /**
   * Without `confirm` returns a quote and changes nothing. With `confirm` cancels, or throws 409 if the quote no longer
   * holds.
   */
  cancel: (api: Api, sessionUnique: string, form: CancelForm, options?: Signal) =>
    api.send('POST', `/api/${product}/booking/${sessionUnique}/cancel/`, CancelReply, form, options),
})
