import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, storeContext } from '#api/context.ts'
import { authCalls } from '#api/auth.ts'
import { endSignIn } from '#store/end-sign-in.ts'

/** There is nothing to see here. */
export function loader() {
  return redirect('/')
}

/**
 * Signs out: the call carries the old token, and what is kept here goes whatever comes of it
 * (docs/product/frame.md#sign-in), a traveller who goes on to another screen meanwhile included.
 */
export async function action({ context }: ActionFunctionArgs) {
  const store = context.get(storeContext)
  try {
    if ((await store.token()) !== null) await authCalls.logout(context.get(apiContext))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  return (await endSignIn(store)) ? redirectDocument('/') : redirect('/')
}
