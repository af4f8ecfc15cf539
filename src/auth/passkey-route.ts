/** Passkey sign-in, /auth/passkey/: the action for the button and the autofill of the sign-in page. */
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, localeContext } from '#api/context.ts'
import { authAddress, returnToOf } from '#auth/auth-addresses.ts'
import { keepSignIn, leadBack } from '#auth/keep-sign-in.ts'
import { isLostScript } from '#pwa/lost-script.ts'

/** Passkey sign-in has no page, so a GET request redirects to the sign-in page. */
export function loader() {
  return redirect('/auth/login/')
}

/**
 * Signs in with a passkey and redirects to the return path. Passkeys need a browser, so on the server the action
 * redirects to the password form.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const returnTo = returnToOf(request)
  if (typeof document === 'undefined') return redirect(authAddress('login', returnTo))
  const autofill = (await request.formData()).get('mode') === 'autofill'
  const { i18n } = context.get(localeContext)
  let inOtherSettings: boolean
  try {
    const { askForPasskey } = await import('#auth/ask-for-passkey.ts')
    const token = await askForPasskey(context.get(apiContext), autofill, request.signal)
    if (token === null)
      return { failure: autofill ? null : i18n._(msg`Geçiş anahtarı kullanılmadı. Şifrenizle giriş yapabilirsiniz.`) }
    inOtherSettings = await keepSignIn(context, token, request.signal)
  } catch (error) {
    // The traveller did not request autofill, so a failure to load the code for the autofill is not reported; the
    // password form still works.
    if (autofill && isLostScript(error)) return { failure: null }
    if (!(error instanceof ApiError)) throw error
    return data({ failure: error.firstMessage ?? i18n._(msg`Bir hata oluştu`) }, { status: error.status || 503 })
  }
  return leadBack(returnTo, inOtherSettings, 'signed-in')
}
