import type { SubmissionResult } from '@conform-to/react'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { LastTry } from '#booking/payment/last-try.ts'
import type { PaymentData } from '#booking/payment/load-payment.ts'
import type { Draft } from '#store/store.ts'

/** Data from which the payment form of a product is rendered. */
export interface PaymentEntry<Booking extends AnyBooking> {
  payment: PaymentData<Booking>
  draft: Draft | null
  /**
   * Returns whether the draft may be stored now. This function itself is the same object in every render of the form.
   */
  keepsDraft: () => boolean
  lastResult: SubmissionResult<string[]> | undefined
  idempotencyKey: string
  /**
   * Outcome of the last payment attempt, shown above the card fields; null before the first attempt and during an
   * attempt.
   */
  lastTry: LastTry | null
}
