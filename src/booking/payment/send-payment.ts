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
import {
  cardFieldNames,
  draftOf,
  formOptions,
  preparePaymentForm,
  shownFields,
} from '#booking/payment/payment-form-data.ts'
import { sessionOf } from '#booking/payment/session-of.ts'
import type { reservedPayment } from '#booking/payment/reserved-payment.ts'
import { type PayerForm, paysLater } from '#contract/payment-form.ts'
import type { SendPayment } from '#contract/booking.ts'

type FieldErrors = Record<string, string[]>

const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

/** What a product supplies to send its payments: form schema and API call. */
export interface Payment<Booking, Form> {
  /**
   * Returns the form schema of a booking; `today` is a plain date in Europe/Istanbul, `language` the language that the
   * traveller reads.
   */
  schemaOf: (booking: Booking, today: string, language: string) => z.ZodMiniType<Form>
  /**
   * Returns whether the trip is domestic. A Turkish citizen then travels without a passport. If a product does not
   * supply this function, all its trips count as domestic.
   */
  isDomestic?: (booking: Booking) => boolean
  send: (
    api: Api,
    form: Form | PayerForm,
    idempotencyKey: string,
    options: Pick<CallOptions, 'signal'>,
  ) => Promise<SendPayment>
  /** Form schema and message for paying a reserved booking; undefined if the product can't be paid later. */
  reserved?: typeof reservedPayment
}

const selectionChanged = msg`Bu rezervasyonda seçiminiz değişti. Lütfen yeni seçimi kontrol edip tekrar deneyin.`

/** Returns whether the posted form was rendered for a selection that is no longer the booking's current one. */
function showsOther(posted: FormData, { selection }: AnyBooking): boolean {
  const shown = posted.get('selection')
  return Boolean(shown) && Boolean(selection) && shown !== selection
}

/** Validates the form and sends the payment. Without JavaScript, it redirects to the bank's page. */
export async function sendPayment<Booking extends AnyBooking, Form>(
  { context, request }: ActionFunctionArgs,
  { name, calls }: BookingProduct<Booking>,
  { schemaOf, isDomestic, send, reserved }: Payment<Booking, Form>,
) {
  const session = sessionOf(request)
  if (session === undefined) throw redirect(bookingAddresses(name).noSession)
  const posted = await request.formData()
  const key = z.safeParse(IdempotencyKey, posted.get('idempotency_key'))
  // A form without an idempotency key is refused, because a retry could charge twice. Forms of this app always contain
  // a key.
  if (!key.success) throw data(null, { status: 400 })
  const keptKey = key.data
  // Paying now and paying later are different requests, so each has its own idempotency key.
  const later = paysLater({ payment_type: posted.get('payment_type') })
  const idempotencyKey = later ? `${keptKey.slice(0, 58)}-later` : keptKey
  const api = context.get(apiContext)
  const { signal } = request
  const answer = async () => {
    const [booking, bills] = await Promise.all([
      calls.booking(api, session, { signal }),
      posted.has('has_invoice') ? savedBills() : [],
    ])
    // The selection is checked before the form is validated, as in the gateway, because the posted travellers may not
    // fit the current selection.
    if (showsOther(posted, booking)) {
      const holdEnds = context.get(clockContext).now().getTime() + 1000 * booking.hold_seconds
      await writeDraft(context.get(storeContext), name, draftOf(posted), holdEnds)
      const message = context.get(localeContext).i18n._(selectionChanged)
      return data<PaymentAnswer>({ kind: 'refused', message, research: false, refresh: true, draft: draftOf(posted) })
    }
    // A posted form pays for a reserved booking if it has no traveller fields and does not ask to pay later. The fields
    // of the form decide, not the state of the booking: the booking may have been reserved, paid or cancelled since the
    // form was rendered.
    const namesTravellers = posted.has('passengers[0].name')
    if (reserved && booking.state === 'reserved' && !later && namesTravellers) {
      const message = context.get(localeContext).i18n._(reserved.reservedMeanwhile)
      return data<PaymentAnswer>({ kind: 'refused', message, research: false, refresh: true, draft: draftOf(posted) })
    }
    const payer = later || namesTravellers ? undefined : reserved
    const prepared = preparePaymentForm(posted, formOptions(booking, bills, isDomestic?.(booking) ?? true))
    const today = context.get(clockContext).today()
    const language = context.get(localeContext).i18n.locale
    const schema: z.ZodMiniType<Form | PayerForm> = payer?.schemaOf(today) ?? schemaOf(booking, today, language)
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
    // If 3-D Secure is not needed, or if the booking is to be paid later, there is no page of the bank to open. The
    // ticket opens instead, and shows the state of the booking.
    if (reply.pay_url === '') throw redirect(bookingAddresses(name).paidTicket(session), 303)
    if (typeof document === 'undefined') throw redirect(reply.pay_url, 303)
    return data<PaymentAnswer>({ kind: 'pay', payUrl: reply.pay_url })
  }
  /** Loads the saved bills; returns an empty list for a guest without importing the account calls. */
  const savedBills = async () => {
    if ((await context.get(storeContext).token()) === null) return []
    return (await (await import('#api/account.ts')).accountCalls.bills(api, { signal })).results
  }
  /**
   * Converts the error of a failed API call to the action's answer; `replyWith` returns the submitted form with the
   * errors at its fields.
   */
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
    // 401: the sign-in has ended, so the page accepts no payment until it is reloaded (`src/store/ended-sign-in.ts`).
    if ((error.status === 400 || error.status === 401) && error.firstMessage) {
      const message = error.firstMessage
      return data<PaymentAnswer>(
        { kind: 'refused', message, research: false, refresh: false, ...typed },
        { status: error.status },
      )
    }
    return data<PaymentAnswer>({ kind: 'failed', keptKey, ...typed }, { status: refusedStatus(error, 502) })
  }
  return answer().catch((error: unknown) => refusal(error))
}

/**
 * Returns the gateway's error messages by form field name. The gateway's names are converted to those of the form:
 * `passengers[0][name]` becomes `passengers[0].name`, and `extra_products[12]` becomes `extra_products.12`. Returns
 * null if any part of the reply can't be shown at a form field.
 */
function fieldErrorsOf({ body = {} }: ApiError): FieldErrors | null {
  const errors: FieldErrors = {}
  for (const [key, messages] of Object.entries(body)) {
    const name = key.replaceAll(/\[(\D\w*|\d+(?=\]$))\]/g, '.$1')
    if (!Array.isArray(messages) || !shownFields.test(name)) return null
    errors[name] = messages
  }
  return errors
}
