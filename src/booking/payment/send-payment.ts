import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api, CallOptions } from '#api/client.ts'
import { apiContext, clockContext, localeContext, storeContext } from '#api/context.ts'
import { refusedStatus } from '#api/refused-status.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { writeDraft } from '#booking/payment/kept-draft.ts'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import { cardFieldNames, draftOf, formOptions, preparePaymentForm } from '#booking/payment/payment-form-data.ts'
import { sessionOf } from '#booking/payment/session-of.ts'
import { payerForm, type PayerForm, paysLater } from '#contract/payment-form.ts'
import type { SendPayment } from '#contract/booking.ts'

type FieldErrors = Record<string, string[]>

const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

/** A product's payment form and the call that takes it. */
export interface Payment<Booking, Form> {
  /** The rules of the form of a booking; `today` is Europe/Istanbul's. */
  schemaOf: (booking: Booking, today: string) => z.ZodMiniType<Form>
  send: (
    api: Api,
    form: Form | PayerForm,
    idempotencyKey: string,
    options: Pick<CallOptions, 'signal'>,
  ) => Promise<SendPayment>
}

const reservedMeanwhile = msg`Bu rezervasyon ödemesi sonraya bırakılarak yapılmış. Lütfen yolcuları ve tutarı kontrol edip yeniden deneyin.`
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
  if (session === undefined) throw redirect(bookingAddresses(name).noSession)
  const posted = await request.formData()
  const key = z.safeParse(IdempotencyKey, posted.get('idempotency_key'))
  // No form of ours sends none: without it a repeated payment could not be told from a second one.
  if (!key.success) throw data(null, { status: 400 })
  const keptKey = key.data
  // Each way of paying has a key of its own: another way is another request.
  const later = paysLater({ payment_type: posted.get('payment_type') })
  const idempotencyKey = later ? `${keptKey.slice(0, 58)}-later` : keptKey
  const api = context.get(apiContext)
  const { signal } = request
  const answer = async () => {
    const [booking, bills] = await Promise.all([
      calls.booking(api, session, { signal }),
      posted.has('has_invoice') ? savedBills() : [],
    ])
    // Looked at before the form, as the gateway does: its passengers may not fit what was selected since.
    if (showsOther(posted, booking)) {
      const holdEnds = context.get(clockContext).now().getTime() + 1000 * booking.hold_seconds
      await writeDraft(context.get(storeContext), name, draftOf(posted), holdEnds)
      const message = context.get(localeContext).i18n._(selectionChanged)
      return data<PaymentAnswer>({ kind: 'refused', message, research: false, refresh: true, draft: draftOf(posted) })
    }
    const isPayer = booking.state === 'reserved' && !later
    // Another tab reserved it with people of its own; these would not be looked at.
    if (isPayer && posted.has('passengers[0].name')) {
      const message = context.get(localeContext).i18n._(reservedMeanwhile)
      return data<PaymentAnswer>({ kind: 'refused', message, research: false, refresh: true, draft: draftOf(posted) })
    }
    const prepared = preparePaymentForm(posted, formOptions(booking, bills))
    const today = context.get(clockContext).today()
    const schema: z.ZodMiniType<Form | PayerForm> = isPayer ? payerForm(today) : schemaOf(booking, today)
    const submission = parseWithZod(prepared, { schema })
    const lastResult = submission.reply({ hideFields: cardFieldNames })
    if (submission.status !== 'success') {
      return data<PaymentAnswer>({ kind: 'invalid', lastResult, keptKey }, { status: 400 })
    }
    const sent = await send(api, submission.value, idempotencyKey, { signal }).catch((error: unknown) =>
      refusal(error, (fieldErrors) => submission.reply({ hideFields: cardFieldNames, fieldErrors })),
    )
    if (!('send_payment' in sent)) return sent
    const reply = sent.send_payment
    if (!reply.status) {
      const { message, research, refresh } = reply
      return data<PaymentAnswer>({ kind: 'refused', message, research, refresh, lastResult, draft: draftOf(posted) })
    }
    // Paid without a step at the bank, or to be paid later: the ticket tells how far it is.
    if (reply.pay_url === '') throw redirect(bookingAddresses(name).paidTicket(session), 303)
    if (typeof document === 'undefined') throw redirect(reply.pay_url, 303)
    return data<PaymentAnswer>({ kind: 'pay', payUrl: reply.pay_url })
  }
  /** None for a guest, who never needs that code. */
  const savedBills = async () => {
    if ((await context.get(storeContext).token()) === null) return []
    return (await (await import('#api/account.ts')).accountCalls.bills(api, { signal })).results
  }
  /** What a failed call is answered with; `replyWith` gives the form back as it was sent, with errors at its fields. */
  const refusal = (error: unknown, replyWith?: (errors: FieldErrors) => SubmissionResult<string[]>) => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    const draft = draftOf(posted)
    const fieldErrors = error.status === 400 ? fieldErrorsOf(error) : null
    const lastResult = replyWith?.(fieldErrors ?? {})
    if (fieldErrors && lastResult && error.firstMessage) {
      return data<PaymentAnswer>({ kind: 'invalid', lastResult, keptKey }, { status: 400 })
    }
    const typed = { draft, ...(lastResult && { lastResult }) }
    if (error.status === 400 && error.firstMessage) {
      const message = error.firstMessage
      return data<PaymentAnswer>(
        { kind: 'refused', message, research: false, refresh: false, ...typed },
        { status: 400 },
      )
    }
    return data<PaymentAnswer>({ kind: 'failed', keptKey, ...typed }, { status: refusedStatus(error, 502) })
  }
  return answer().catch((error: unknown) => refusal(error))
}

/** Fields beside which an error is seen, whatever the product; a bill's are in a popup, others in none. */
const shownFields =
  /^(email|phone|condition|card_\w+|passengers\[\d+\]\.(name|surname|citizen_number|birth_date|nationality|passport|passport_expiry_date))$/

/** The gateway's messages by the names that the fields have in the form; null where one of them would not be seen there. */
function fieldErrorsOf({ body = {} }: ApiError): FieldErrors | null {
  const errors: FieldErrors = {}
  for (const [key, messages] of Object.entries(body)) {
    const name = key.replaceAll(/\[(\D\w*)\]/g, '.$1')
    if (!Array.isArray(messages) || !shownFields.test(name)) return null
    errors[name] = messages
  }
  return errors
}
