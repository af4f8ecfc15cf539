import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { storeContext } from '#api/context.ts'
import { draftName } from '#flight/payment/draft-name.ts'
import { draftOf } from '#flight/payment/payment-form-data.ts'
import type { Draft } from '#store/store.ts'

/** What was typed before, on this device; null on the server, which keeps no drafts. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Draft | null> {
  return context.get(storeContext).draft(draftName)
}

/** Keeps what is typed on this device: contact and passengers, never card fields. */
export async function action({ context, request }: ActionFunctionArgs): Promise<null> {
  const draft = draftOf(await request.formData())
  await context.get(storeContext).setDraft(draftName, Object.keys(draft).length > 0 ? draft : null)
  return null
}

/** Asked for once, and written by the page itself from then on. */
export const shouldRevalidate = () => false
