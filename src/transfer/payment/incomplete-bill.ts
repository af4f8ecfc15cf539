import { parseWithZod } from '@conform-to/zod/v4'
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data } from 'react-router'
import * as z from 'zod/mini'
import { localeContext } from '#api/context.ts'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import { cardFieldNames, preparePaymentForm } from '#booking/payment/payment-form-data.ts'
import { Bill } from '#contract/bill.ts'
import { nestKeys } from '#contract/bracketed-keys.ts'

const incomplete = msg`Fatura bilgileri eksik olduğu için seçiminiz 'Fatura istemiyorum' oldu. Faturasız devam edebilir ya da bilgileri tamamlayıp fatura isteyebilirsiniz.`

const Typed = z.looseObject({ idempotency_key: z._default(z.string(), '') })
/** Whether the chosen bill, as posted by the form, is a saved one. Saved bills are always complete. */
const isSaved = (choice: FormDataEntryValue | null) => typeof choice === 'string' && /^\d+$/.test(choice)

/**
 * Handles a payment form that was posted without JavaScript and asks for an invoice with an incomplete bill. Nothing is
 * charged. The form is rendered again with the choice changed to no invoice and a message about the incomplete bill. It
 * keeps all typed values except those of the payment card (docs/product/transfers.md#payment-of-transfers). Resolves to
 * null if no invoice is wanted, if the bill is complete, or if a saved bill is chosen.
 */
export async function answerIncompleteBill({ context, request }: ActionFunctionArgs) {
  const posted = await request.clone().formData()
  const wanted = posted.get('has_invoice') === 'true' && !isSaved(posted.get('bill_choice'))
  if (!wanted) return null
  const prepared = preparePaymentForm(posted, { bills: [], domestic: true, passengerCount: 0 })
  if (z.safeParse(Bill, nestKeys(Object.fromEntries(prepared))['bill']).success) return null
  posted.set('has_invoice', 'false')
  const submission = parseWithZod(posted, { schema: Typed })
  const keptKey = submission.status === 'success' ? submission.value.idempotency_key : ''
  const fieldErrors = { has_invoice: [context.get(localeContext).i18n._(incomplete)] }
  const lastResult = submission.reply({ hideFields: cardFieldNames, fieldErrors })
  return data<PaymentAnswer>({ kind: 'invalid', lastResult, keptKey }, { status: 400 })
}
