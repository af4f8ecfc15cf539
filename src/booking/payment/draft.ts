/** What is typed into an unfinished payment form, kept on this device: contact and passengers, never card fields. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { storeContext } from '#api/context.ts'
import type { ProductName } from '#booking/booking-addresses.ts'
import { draftName } from '#booking/booking-product.ts'
import { draftOf } from '#booking/payment/payment-form-data.ts'
import type { Draft } from '#store/store.ts'

/** What was typed before; null on the server, which keeps no drafts. */
export const loadDraft = ({ context }: LoaderFunctionArgs, product: ProductName): Promise<Draft | null> =>
  context.get(storeContext).draft(draftName(product))

/** Keeps what the posted form holds now. */
export async function keepDraft({ context, request }: ActionFunctionArgs, product: ProductName): Promise<null> {
  const draft = draftOf(await request.formData())
  await context.get(storeContext).setDraft(draftName(product), Object.keys(draft).length > 0 ? draft : null)
  return null
}
