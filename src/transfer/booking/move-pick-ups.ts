/**
 * Changes the pick-up times of a booked transfer: first asks the gateway for a quote of the change, then for the
 * change.
 */
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { apiContext, localeContext, storeContext } from '#api/context.ts'
import { transferBookingCalls } from '#api/transfer-booking.ts'
import { SessionUnique } from '#contract/booking.ts'
import { looseBoolean } from '#contract/rule-schemas.ts'
import type { TransferMoveReply } from '#contract/transfer-move.ts'

const text = z._default(z.string(), '')
const Asked = z.object({
  departure_date: text,
  departure_pickup_time: text,
  return_date: text,
  return_pickup_time: text,
  flight_number: text,
  confirm: z._default(looseBoolean, false),
  pnr: text,
  surname: text,
})

export interface MoveAnswer {
  /** The requested pick-up times and flight number, with PNR and surname as the traveller typed them. */
  asked: z.infer<typeof Asked>
  /** The gateway's quote or the result of the change; null if the gateway sent neither. */
  move: TransferMoveReply | null
  /** The gateway's error messages by field name. */
  errors: Record<string, string[]>
  /** Error message for the whole form, in the traveller's language; null if there is none. */
  problem: string | null
}

/**
 * Whether a result of the ticket page's action answers a request to change pick-up times. The same action also answers
 * cancellations.
 */
export const isMoveAnswer = (answer: unknown): answer is MoveAnswer =>
  typeof answer === 'object' && answer !== null && 'move' in answer

const lost = msg`Yanıt alınamadı. Bağlantınızı kontrol edin; alış saatinin değişip değişmediğini bu sayfayı yenileyerek görebilirsiniz.`
const failed = msg`Bir hata oluştu`

/**
 * Action that returns a quote of changed pick-up times or, if the posted form confirms the quote, the result of the
 * change.
 */
export async function movePickUps({ context, params, request }: ActionFunctionArgs) {
  const id = z.safeParse(SessionUnique, params.session_unique)
  if (!id.success) throw data(null, { status: 404 })
  const posted = z.safeParse(Asked, Object.fromEntries(await request.formData()))
  const asked = posted.data ?? z.parse(Asked, {})
  const proof = (await context.get(storeContext).proof(id.data)) ?? ''
  const { i18n } = context.get(localeContext)
  const call = (confirm: boolean) =>
    transferBookingCalls.move(
      context.get(apiContext),
      id.data,
      { ...asked, proof, confirm },
      { signal: request.signal },
    )
  const answer = (part: Partial<MoveAnswer>, status = 200) =>
    data<MoveAnswer>({ asked, move: null, errors: {}, problem: null, ...part }, { status })
  if (!posted.success) return answer({ problem: i18n._(failed) }, 400)
  try {
    return answer({ move: await call(asked.confirm) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    const problem = error.firstMessage ?? i18n._(error.status === 0 ? lost : failed)
    if (error.status === 400) return answer({ errors: errorsOf(error) }, 400)
    // The gateway refuses a confirmed change with 403 if the sign-in, PNR or surname is missing or wrong, and with 409
    // if the change can't be made. In both cases a new quote is requested, which tells whether the change is still
    // possible.
    const isRefused = asked.confirm && (error.status === 403 || error.status === 409)
    const move = isRefused ? await call(false).catch(noQuote) : null
    return answer({ move, problem }, error.status || 503)
  }
}

const errorsOf = ({ body = {} }: ApiError): MoveAnswer['errors'] =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, messages]) => (Array.isArray(messages) ? [[name, messages]] : [])),
  )

const noQuote = (error: unknown): null => {
  if (error instanceof ApiError) return null
  throw error
}
