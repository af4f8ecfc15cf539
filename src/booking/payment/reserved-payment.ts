/** Online payment of a booking that was reserved to be paid later; for products that are paid later. */
import { msg } from '@lingui/core/macro'
import { payerForm } from '#contract/payment-form.ts'

export const reservedPayment = {
  /** Form schema for paying a reserved booking; `today` is a plain date in Europe/Istanbul. */
  schemaOf: payerForm,
  /** Refusal of a form with travellers: another tab has reserved the booking with other travellers. */
  reservedMeanwhile: msg`Bu rezervasyon ödemesi sonraya bırakılarak yapılmış. Lütfen bilgileri ve tutarı kontrol edip yeniden deneyin.`,
}
