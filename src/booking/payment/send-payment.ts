import { parseWithZod } from '@conform-to/zod/v4'
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api, CallOptions } from '#api/client.ts'
import { apiContext, clockContext, localeContext, storeContext } from '#api/context.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { type AnyBooking, type BookingProduct, draftName } from '#booking/booking-product.ts'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import { cardFieldNames, draftOf, formOptions, preparePaymentForm } from '#booking/payment/payment-form-data.ts'
import { sessionOf } from '#booking/payment/session-of.ts'
import type { SendPayment } from '#contract/booking.ts'

const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

/** A product's payment form and the call that takes it. */
interface Payment<Booking, Form> {
  /** The rules of the form of a booking; `today` is Europe/Istanbul's. */
  schemaOf: (booking: Booking, today: string) => z.ZodMiniType<Form>
  send: (api: Api, form: Form, idempotencyKey: string, options: Pick<CallOptions, 'signal'>) => Promise<SendPayment>
}

const selectionChanged = msg`Bu rezervasyonda seçiminiz değişti. Lütfen yeni seçimi kontrol edip tekrar deneyin.`

/** Whether the form is of another selection than the booking's by now. */
function showsOther(posted: FormData, { selection }: AnyBooking): boolean {
  const shown = posted.get('selection')
  return Boolean(shown) && Boolean(selection) && shown !== selection
}

/** Checks the form and sends the payment. With scripts off the bank's page is the next page. */
export async function sendPayment<Booking extends AnyBooking, Form>(
  { context, request }: ActionFunctionArgs,
  { name, calls }: BookingProduct<Booking>,
  { schemaOf, send }: Payment<Booking, Form>,
) {
  const session = sessionOf(request)
  if (session === undefined) throw redirect('/')
  const posted = await request.formData()
  const keptKey = z.parse(IdempotencyKey, posted.get('idempotency_key'))
  const api = context.get(apiContext)
  const { signal } = request
  const answer = async () => {
    const [booking, bills] = await Promise.all([
      calls.booking(api, session, { signal }),
      posted.has('has_invoice') ? savedBills() : [],
    ])
    // Looked at before the form, as the gateway does: its passengers may not fit what was selected since.
    if (showsOther(posted, booking)) {
      await context.get(storeContext).setDraft(draftName(name), draftOf(posted))
      const message = context.get(localeContext).i18n._(selectionChanged)
      return data<PaymentAnswer>({ kind: 'refused', message, research: false, refresh: true, draft: draftOf(posted) })
    }
    const prepared = preparePaymentForm(posted, formOptions(booking, bills))
    const submission = parseWithZod(prepared, { schema: schemaOf(booking, context.get(clockContext).today()) })
    const lastResult = submission.reply({ hideFields: cardFieldNames })
    if (submission.status !== 'success') {
      return data<PaymentAnswer>({ kind: 'invalid', lastResult, keptKey }, { status: 400 })
    }
    const { send_payment: reply } = await send(api, submission.value, keptKey, { signal })
    if (!reply.status) {
      const { message, research, refresh } = reply
      return data<PaymentAnswer>({ kind: 'refused', message, research, refresh, lastResult, draft: draftOf(posted) })
    }
    // Paid without a step at the bank: the ticket tells how far it is.
    if (reply.pay_url === '') throw redirect(bookingAddresses(name).paidTicket(session), 303)
    if (typeof document === 'undefined') throw redirect(reply.pay_url, 303)
    return data<PaymentAnswer>({ kind: 'pay', payUrl: reply.pay_url })
  }
  /** None for a guest, who never needs that code. */
  const savedBills = async () => {
    if ((await context.get(storeContext).token()) === null) return []
    return (await (await import('#api/account.ts')).accountCalls.bills(api, { signal })).results
  }
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    if (error.status === 400 && error.firstMessage) {
      const refused = {
        kind: 'refused',
        message: error.firstMessage,
        research: false,
        refresh: false,
        draft: draftOf(posted),
      } as const
      return data<PaymentAnswer>(refused, { status: 400 })
    }
    return data<PaymentAnswer>({ kind: 'failed', keptKey, draft: draftOf(posted) }, { status: 502 })
  }
}
