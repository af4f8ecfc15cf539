import { type LoaderFunctionArgs, replace } from 'react-router'
import { storeContext } from '#api/context.ts'
import { returnToOf } from '#auth/auth-addresses.ts'

/**
 * Returns the path to open after a guest's sign-in. Throws a redirect to this path if the traveller is already signed
 * in (docs/product/frame.md#addresses).
 */
export async function guestsOnly({ context, request }: LoaderFunctionArgs): Promise<string> {
  const returnTo = returnToOf(request)
  if ((await context.get(storeContext).token()) !== null) throw replace(returnTo)
  return returnTo
}
