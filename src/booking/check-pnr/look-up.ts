/** Looks up a booking of any product by PNR and surname. */
import { parseWithZod } from '@conform-to/zod/v4'
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, localeContext, storeContext } from '#api/context.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { type PnrNotice, pnrNotice } from '#booking/check-pnr/pnr-notice.ts'
import { CheckPnrForm } from '#contract/booking.ts'
import { upperSurname } from '#contract/turkish-text.ts'

/**
 * Looks up the booking with the posted PNR and surname, and redirects to its ticket. If the lookup fails, the form
 * keeps its values.
 */
export async function lookUp<Booking extends AnyBooking>(
  { context, request }: ActionFunctionArgs,
  { name, calls }: BookingProduct<Booking>,
) {
  const submission = parseWithZod(await request.formData(), { schema: CheckPnrForm })
  if (submission.status !== 'success') return data({ result: submission.reply(), notice: null }, { status: 400 })
  const { pnr, surname } = submission.value
  try {
    const { i18n } = context.get(localeContext)
    const form = { pnr, surname: upperSurname(surname, i18n.locale !== 'tr') }
    const { session_unique, proof } = await calls.checkPnr(context.get(apiContext), form, { signal: request.signal })
    if (proof) await context.get(storeContext).setProof(session_unique, proof)
    return redirect(bookingAddresses(name).ticket(session_unique))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { i18n } = context.get(localeContext)
    const { title, message } = pnrNotice(error.status)
    const notice: PnrNotice = { title: i18n._(title), message: i18n._(message) }
    const unreachable =
      error.status === 0
        ? i18n._(msg`Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.`)
        : undefined
    return data(
      { result: submission.reply({ formErrors: unreachable ? [unreachable] : [] }), notice },
      { status: error.status || 503 },
    )
  }
}
