/**
 * Cancels a ticket or parts of it: first requests a quote with the refund amounts, then cancels at exactly these
 * amounts.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api, CallOptions } from '#api/client.ts'
import { apiContext, localeContext, storeContext } from '#api/context.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { SessionUnique } from '#contract/booking.ts'
import { CancelForm, type CancelReply } from '#contract/cancelling.ts'
import type { ProductName } from '#contract/products.ts'
import { looseBoolean } from '#contract/rule-schemas.ts'

export interface CancelAnswer {
  /**
   * Amounts of the cancellation. Null if the traveller chose no part to cancel, or if there is neither a new quote nor
   * one that was shown before.
   */
  quote: CancelReply | null
  /** Error message in the traveller's language; null if there is no error. */
  problem: string | null
  /** PNR and surname as the traveller typed them, kept for the next attempt. */
  typed: Pick<CancelForm, 'pnr' | 'surname'>
}

/**
 * Schema of the hidden form fields with the quote that the traveller confirms. If the cancellation fails and no new
 * quote is loaded, this quote is shown again.
 */
const ShownQuote = z.object({
  refund_total: z.coerce.number(),
  fee: z.coerce.number(),
  paid: z.coerce.number(),
  limit: z.iso.datetime(),
  needs_proof: looseBoolean,
  seats: z.array(z.string()),
  staying: z.array(z.string()),
})

const refusals: ReadonlySet<number> = new Set([400, 403, 409])

/** How bookings of a product are cancelled. */
export interface Cancelling {
  name: ProductName
  /** The product's API call for cancellations. Throws `ApiError`. */
  cancel: (
    api: Api,
    sessionUnique: string,
    form: CancelForm,
    options: Pick<CallOptions, 'signal'>,
  ) => Promise<CancelReply>
  /** Error message if no part was chosen; only for products whose bookings can be cancelled in parts. */
  noneChosen?: MessageDescriptor
}

/**
 * Action of a ticket page: returns a quote for the cancellation of the ticket. If the posted form confirms a quote, the
 * action cancels at the amounts of this quote and redirects to the ticket page, which shows the result.
 */
export async function cancelTicket(
  { context, params, request }: ActionFunctionArgs,
  { name, cancel, noneChosen }: Cancelling,
) {
  const id = z.safeParse(SessionUnique, params.session_unique)
  if (!id.success) throw data(null, { status: 404 })
  const fields = await request.formData()
  const posted = {
    ...Object.fromEntries(fields),
    seats: fields.getAll('seats'),
    staying: fields.getAll('staying'),
    proof: (await context.get(storeContext).proof(id.data)) ?? '',
  }
  const form = z.parse(CancelForm, posted)
  const typed = { pnr: form.pnr, surname: form.surname }
  const api = context.get(apiContext)
  const { signal } = request
  const { i18n } = context.get(localeContext)
  if (noneChosen && fields.has('choosing') && form.seats.length === 0)
    return data<CancelAnswer>({ quote: null, problem: i18n._(noneChosen), typed }, { status: 400 })
  const quoteAnew = () => cancel(api, id.data, { ...form, confirm: false }, { signal })
  try {
    if (!form.confirm) return data<CancelAnswer>({ quote: await quoteAnew(), problem: null, typed })
    const reply = await cancel(api, id.data, form, { signal })
    if (!reply.cancelled) return data<CancelAnswer>({ quote: reply, problem: reply.message, typed }, { status: 409 })
    return redirect(bookingAddresses(name).ticket(id.data))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    // If the gateway refuses the cancellation, for example because the PNR is wrong or the amounts have changed, a new
    // quote is requested and shown.
    const anew = refusals.has(error.status) ? await quoteAnew().catch(noQuote) : null
    // An earlier request, whose reply was lost, may already have cancelled the ticket. In that case the ticket page is
    // opened, which shows the cancellation.
    if (anew?.cancelled) return redirect(bookingAddresses(name).ticket(id.data))
    const quote = anew ?? shownQuote(posted)
    const unknown = error.status === 409 && anew === null
    const said = error.firstMessage ?? i18n._(problemOf(error.status))
    const problem = unknown ? `${said} ${i18n._(noNewQuote)}` : said
    return data<CancelAnswer>({ quote, problem, typed }, { status: error.status || 503 })
  }
}

/**
 * Message if the current quote can't be loaded. The old quote stays visible, although the gateway no longer accepts it.
 */
const noNewQuote = msg`Güncel iptal koşulları şu an öğrenilemiyor; biraz sonra yeniden deneyin.`

function shownQuote(posted: unknown): CancelReply | null {
  const shown = z.safeParse(ShownQuote, posted)
  return shown.success
    ? { ...shown.data, cancelled: false, refundable: true, needs_sign_in: false, reason: null, message: '' }
    : null
}

function problemOf(status: number) {
  if (status === 0) {
    return msg`Yanıt alınamadı. Bağlantınızı kontrol edin; iptalin yapılıp yapılmadığını bu sayfayı yenileyerek görebilirsiniz.`
  }
  if (status === 409) return msg`İptal koşulları değişti. Lütfen yeni tutarı onaylayın.`
  return msg`Bir hata oluştu`
}

const noQuote = (error: unknown): null => {
  if (error instanceof ApiError) return null
  throw error
}
