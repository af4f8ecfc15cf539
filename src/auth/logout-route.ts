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
  // The redirect is a full page load if `endSignIn` changed the settings, or if the current page has other settings
  // than those now stored. The second condition is needed after a sign-out call that was rejected with 401. In that
  // case the API client has already put back the device's settings from before the sign-in, so `endSignIn` returns
  // false.
  const isSame = !inOtherSettings && isSameSettings(await store.settings(), context.get(localeContext))
  return isSame ? redirect('/') : redirectDocument('/')
}
