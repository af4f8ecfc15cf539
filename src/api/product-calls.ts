/**
 * API calls that all products share after selection, each at the product's own path (docs/product/booking.md#payment).
 * Each throws `ApiError`.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import { BeforePayment, BookingInfo, CheckPnrReply, type CheckPnrForm, SendPayment } from '#contract/booking.ts'
import { bracketKeys } from '#contract/bracketed-keys.ts'
import { type CancelForm, CancelReply } from '#contract/cancelling.ts'
import type { PayerForm } from '#contract/payment-form.ts'
import type { PriceAlertForm } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'

type Signal = Pick<CallOptions, 'signal'>

/** Creates the calls that every product has; `Payment` is the type of the product's payment form. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers state the type of the form
export const productCalls = <Payment extends Parameters<typeof bracketKeys>[0]>(product: ProductName) => ({
  /**
   * Pays a booking. `idempotencyKey` is created once per filled form, so that a retry after a lost reply charges only
   * once.
   */
  sendPayment: (api: Api, form: Payment | PayerForm, idempotencyKey: string, options?: Signal) =>
    api.send('POST', `/api/${product}/gateway/payment/`, SendPayment, bracketKeys(form), {
      ...options,
      idempotencyKey,
    }),
  /**
   * Checks before payment whether the booking can still be paid. The call posts to the same path as the payment, with
   * only the session in its body.
   */
  beforePayment: (api: Api, session_unique: string, options?: Signal) =>
    api.send(
      'POST',
      `/api/${product}/gateway/payment/`,
      BeforePayment,
      { session_unique },
      { ...options, reads: true },
    ),
  bookingInfo: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/${product}/booking/info/${sessionUnique}/`, BookingInfo, options),
  checkPnr: (api: Api, form: CheckPnrForm, options?: Signal) =>
    api.send('POST', `/api/${product}/check-pnr/`, CheckPnrReply, form, { ...options, reads: true }),
  createPriceAlert: (api: Api, form: PriceAlertForm, options?: Signal) =>
    api.send('POST', `/api/${product}/info/price-alert/`, NoContent, form, options),
})

/** Creates the calls for products whose bookings travellers can cancel themselves. */
export const cancellableCalls = (product: ProductName) => ({
  /**
   * Without `confirm`, returns the amounts of a cancellation and changes nothing. With `confirm`, cancels the booking,
   * or throws 409 if that is not possible, for example because these amounts no longer apply.
   */
  cancel: (api: Api, sessionUnique: string, form: CancelForm, options?: Signal) =>
    api.send('POST', `/api/${product}/booking/${sessionUnique}/cancel/`, CancelReply, form, options),
})
