/**
 * The draft of an unfinished payment form, stored on this device: contact, travellers and the product's own fields, but
 * no card fields.
 */
import type { ActionFunctionArgs } from 'react-router'
import { storeContext } from '#api/context.ts'
import { writeDraft } from '#booking/payment/kept-draft.ts'
import type { ProductName } from '#contract/products.ts'
import { draftOf } from '#booking/payment/payment-form-data.ts'

/** Stores the posted form as the draft on this device. */
export async function keepDraft({ context, request }: ActionFunctionArgs, product: ProductName): Promise<null> {
  const posted = await request.formData()
  await writeDraft(context.get(storeContext), product, draftOf(posted), Number(posted.get('hold_ends')))
  return null
}
