import type { SubmissionResult } from '@conform-to/react'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { LastTry } from '#booking/payment/last-try.ts'
import type { PaymentData } from '#booking/payment/load-payment.ts'
import type { Draft } from '#store/store.ts'

/** What a product's payment form is rendered from. */
export interface PaymentEntry<Booking extends AnyBooking> {
  payment: PaymentData<Booking>
  draft: Draft | null
  /** Whether what is typed may be kept yet. */
  keepsDraft: boolean
  lastResult: SubmissionResult<string[]> | undefined
  idempotencyKey: string
  /** What became of the last try, told at the card fields; null before one, and while one is under way. */
  lastTry: LastTry | null
}
