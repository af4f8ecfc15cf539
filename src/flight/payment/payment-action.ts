import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import { flightPaymentForm } from '#contract/flight-payment.ts'
import { sessionOf } from '#flight/payment/payment-data.ts'
import { cardFieldNames, preparePaymentForm } from '#flight/payment/payment-form-data.ts'
import { formContext } from '#flight/payment/payment-rules.ts'

export type PaymentAnswer =
  | { kind: 'invalid'; lastResult: SubmissionResult<string[]>; keptKey: string }
  | { kind: 'refused'; message: string; research: boolean; refresh: boolean; lastResult?: SubmissionResult<string[]> }
  | { kind: 'pay'; payUrl: string }
  /** No answer came: the same key asks about the same charge. */
  | { kind: 'failed'; keptKey: string }

const kinds: readonly unknown[] = ['invalid', 'refused', 'pay', 'failed'] satisfies PaymentAnswer['kind'][]

/** Whether the result of an action is an answer to a payment. */
export function isPaymentAnswer(result: unknown): result is PaymentAnswer {
  return typeof result === 'object' && result !== null && 'kind' in result && kinds.includes(result.kind)
}

const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

/** Checks the form and sends the payment. With scripts off the bank's page is the next page. */
export async function sendPayment(args: ActionFunctionArgs) {
  const session = sessionOf(args.request)
  if (session === undefined) throw redirect('/')
  const posted = await args.request.formData()
  const keptKey = z.parse(IdempotencyKey, posted.get('idempotency_key'))
  try {
    return await answerTo(args, session, posted, keptKey)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    if (error.status === 400 && error.firstMessage) {
      const refused = { kind: 'refused', message: error.firstMessage, research: false, refresh: false } as const
      return data<PaymentAnswer>(refused, { status: 400 })
    }
    return data<PaymentAnswer>({ kind: 'failed', keptKey }, { status: 502 })
  }
}

async function answerTo({ context, request }: ActionFunctionArgs, session: string, posted: FormData, keptKey: string) {
  const api = context.get(apiContext)
  const { signal } = request
  const signedIn = (await context.get(storeContext).token()) !== null
  const savedBills = async () => (await (await import('#api/account.ts')).accountCalls.bills(api, { signal })).results
  const [booking, bills] = await Promise.all([
    flightCalls.booking(api, session, { signal }),
    signedIn && posted.has('has_invoice') ? savedBills() : [],
  ])
  const passengerCount = booking.tickets.length
  const prepared = preparePaymentForm(posted, { bills, domestic: booking.domestic_fly, passengerCount })
  const schema = flightPaymentForm(formContext(booking, context.get(clockContext).today()))
  const submission = parseWithZod(prepared, { schema })
  const lastResult = submission.reply({ hideFields: cardFieldNames })
  if (submission.status !== 'success') {
    return data<PaymentAnswer>({ kind: 'invalid', lastResult, keptKey }, { status: 400 })
  }
  const { send_payment: reply } = await flightCalls.sendPayment(api, submission.value, keptKey, { signal })
  if (!reply.status) {
    const { message, research, refresh } = reply
    return data<PaymentAnswer>({ kind: 'refused', message, research, refresh, lastResult })
  }
  if (typeof document === 'undefined') throw redirect(reply.pay_url, 303)
  return data<PaymentAnswer>({ kind: 'pay', payUrl: reply.pay_url })
}
