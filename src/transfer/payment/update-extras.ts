import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { apiContext } from '#api/context.ts'
import { bracketKeys } from '#contract/bracketed-keys.ts'
import { TransferExtrasReply } from '#contract/transfer-booking.ts'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import { cardFieldNames } from '#booking/payment/payment-form-data.ts'
import { sessionOf } from '#booking/payment/session-of.ts'
import { updateExtras } from '#transfer/payment/extras-card.tsx'

const Typed = z.looseObject({
  /** Quantities of extras by the ID of the extra. */
  extra_products: z._default(z.record(z.string(), z._default(z.string(), '')), {}),
})

/**
 * Handles the button that updates the total price without JavaScript. Sends the chosen extras to the gateway, unless
 * their fields are malformed, and renders the payment form again with the new total. The form keeps all typed values
 * except those of the payment card. The new total is shown even if the API call fails, because the page computes it
 * from the typed quantities. Resolves to null if another button submitted the form, or if the URL has no valid
 * `session_unique`.
 */
export async function answerExtras({ context, request }: ActionFunctionArgs) {
  const posted = await request.clone().formData()
  const session = sessionOf(request)
  if (!posted.has(updateExtras) || session === undefined) return null
  const submission = parseWithZod(posted, { schema: Typed })
  if (submission.status === 'success') {
    const chosen = Object.entries(submission.value.extra_products).filter(([, quantity]) => quantity)
    const body = bracketKeys({ session_unique: session, extra_products: Object.fromEntries(chosen) })
    await context
      .get(apiContext)
      .send('POST', '/api/transfer/gateway/extras/', TransferExtrasReply, body, { signal: request.signal })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      })
  }
  const key = posted.get('idempotency_key')
  const keptKey = typeof key === 'string' ? key : ''
  return data<PaymentAnswer>({ kind: 'invalid', lastResult: submission.reply({ hideFields: cardFieldNames }), keptKey })
}
