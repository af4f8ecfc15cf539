/** Sign-in by passkey, /auth/passkey/: the action behind the button and the autofill of the sign-in page. */
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, localeContext } from '#api/context.ts'
import { authAddress, returnToOf } from '#auth/auth-addresses.ts'
import { keepSignIn, leadBack } from '#auth/keep-sign-in.ts'
import { isLostScript } from '#pwa/lost-script.ts'

/** There is nothing to see here. */
export function loader() {
  return redirect('/auth/login/')
}

/** Signs in and leads back. A passkey lives in a browser: a form that reaches the server leads to the password. */
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
    // Nobody asked for the suggestions: where their code can't be fetched, the password is there.
    if (autofill && isLostScript(error)) return { failure: null }
    if (!(error instanceof ApiError)) throw error
    return data({ failure: error.firstMessage ?? i18n._(msg`Bir hata oluştu`) }, { status: error.status || 503 })
  }
  return leadBack(returnTo, inOtherSettings, 'signed-in')
}
