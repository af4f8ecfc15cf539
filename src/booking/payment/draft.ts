/** The draft of an unfinished payment form, stored on this device: contact and passengers, never card fields. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { storeContext } from '#api/context.ts'
import { readDraft, writeDraft } from '#booking/payment/kept-draft.ts'
import type { ProductName } from '#contract/products.ts'
import { draftOf } from '#booking/payment/payment-form-data.ts'
import type { Draft } from '#store/store.ts'

/** Loads the stored draft; null on the server, which stores none. */
export const loadDraft = ({ context }: LoaderFunctionArgs, product: ProductName): Promise<Draft | null> =>
  readDraft(context.get(storeContext), product)

/** Stores the posted form as the draft. */
export async function keepDraft({ context, request }: ActionFunctionArgs, product: ProductName): Promise<null> {
  const posted = await request.formData()
  await writeDraft(context.get(storeContext), product, draftOf(posted), Number(posted.get('hold_ends')))
  return null
}
