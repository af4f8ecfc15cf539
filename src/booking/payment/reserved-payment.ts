/** Online payment of a booking that was reserved to be paid later, for products that offer this. */
import { msg } from '@lingui/core/macro'
import { payerForm } from '#contract/payment-form.ts'

export const reservedPayment = {
  /** Creates the schema of the form that pays a reserved booking; `today` is a plain date in Europe/Istanbul. */
  schemaOf: payerForm,
  /**
   * Message if a form with traveller fields is refused, because the booking was reserved after the form was rendered,
   * for example in another tab.
   */
  reservedMeanwhile: msg`Bu rezervasyon ödemesi sonraya bırakılarak yapılmış. Lütfen bilgileri ve tutarı kontrol edip yeniden deneyin.`,
}
