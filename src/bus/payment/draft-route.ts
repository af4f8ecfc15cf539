import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { keepDraft, loadDraft } from '#booking/payment/draft.ts'
import { leavePayment } from '#booking/payment/leave-payment.ts'
import { busProduct } from '#bus/bus-product.ts'

export const loader = (args: LoaderFunctionArgs) => loadDraft(args, 'bus')
/** A POST keeps what the form holds, a DELETE is who leaves payment for good. */
export const action = (args: ActionFunctionArgs) =>
  args.request.method === 'DELETE' ? leavePayment(args, busProduct) : keepDraft(args, 'bus')

/** Asked for once, and written by the page itself from then on. */
export const shouldRevalidate = () => false
