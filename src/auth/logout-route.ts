import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, localeContext, storeContext } from '#api/context.ts'
import { authCalls } from '#api/auth.ts'
import { endPush } from '#pwa/push.ts'
import { endSignIn, isSameSettings } from '#store/end-sign-in.ts'

/** Sign-out has no page, so a GET request redirects to the home page. */
export function loader() {
  return redirect('/')
}

/**
 * Signs out: calls the gateway, then deletes the user's data on this device, even if the call has failed
 * (docs/product/frame.md#sign-in). Neither step is aborted if the traveller navigates away meanwhile.
 */
export async function action({ context }: ActionFunctionArgs) {
  const store = context.get(storeContext)
  try {
    if ((await store.token()) !== null) await authCalls.logout(context.get(apiContext))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  const [inOtherSettings] = await Promise.all([endSignIn(store), endPush()])
  // If the sign-out call was rejected with 401, the API client has already put back the device's settings from before
  // the sign-in. `endSignIn` then changes no settings and returns false. Therefore the stored settings are also
  // compared with the settings of the current page.
  const isSame = !inOtherSettings && isSameSettings(await store.settings(), context.get(localeContext))
  return isSame ? redirect('/') : redirectDocument('/')
}
