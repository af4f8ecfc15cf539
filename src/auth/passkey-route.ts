/** Sign-in by passkey, /auth/passkey/: the action behind the button and the autofill of the sign-in page. */
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect, replace } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, localeContext, storeContext } from '#api/context.ts'
import { authAddress, returnToOf } from '#auth/auth-addresses.ts'
import { keepSignIn } from '#auth/keep-sign-in.ts'

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
  try {
    const { askForPasskey } = await import('#auth/ask-for-passkey.ts')
    const token = await askForPasskey(context.get(apiContext), autofill, request.signal)
    if (token === null)
      return { failure: autofill ? null : i18n._(msg`Geçiş anahtarı kullanılmadı. Şifrenizle giriş yapabilirsiniz.`) }
    await keepSignIn(context.get(storeContext), token)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ failure: error.firstMessage ?? i18n._(msg`Bir hata oluştu`) }, { status: error.status || 503 })
  }
  return replace(returnTo)
}
