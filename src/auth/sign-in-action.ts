/** Action of the page for sign-in and registration; the page's mode decides which of the two it does. */
import { type ActionFunctionArgs, redirect, replace } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { authCalls } from '#api/auth.ts'
import { apiContext, localeContext, storeContext } from '#api/context.ts'
import { authAddress, returnToOf } from '#auth/auth-addresses.ts'
import { keepSignIn, leadBack } from '#auth/keep-sign-in.ts'
import { ActivationNeeded, LoginForm, RegisterForm } from '#contract/auth.ts'
import { sendForm } from '#forms/send-form.ts'

const hide = ['password', 'comfirm_password']

/**
 * Signs in, stores the token and redirects with `replace`, so that the back button does not lead to a page that
 * redirects signed-in users. A user whose account is not activated is redirected to the activation page.
 */
export async function signIn({ context, request }: ActionFunctionArgs) {
  const returnTo = returnToOf(request)
  const { i18n } = context.get(localeContext)
  const login = async (form: LoginForm) => {
    try {
      return await authCalls.login(context.get(apiContext), form, { signal: request.signal })
    } catch (error) {
      const needed = error instanceof ApiError ? z.safeParse(ActivationNeeded, error.body) : null
      if (needed?.success) throw redirect(authAddress('activate', returnTo, { registration: needed.data.registration }))
      throw error
    }
  }
  const sent = await sendForm(await request.formData(), LoginForm, login, { i18n, hide })
  if (sent.refused) return sent.refused
  const inOtherSettings = await keepSignIn(context, sent.reply.token, request.signal)
  return leadBack(returnTo, inOtherSettings, 'signed-in')
}

/**
 * Registers an account. The gateway then sends an e-mail with a code and a link to the activation page. If the e-mail
 * address already has an account, the e-mail instead says that the account exists. The activation page can also be
 * opened from the sign-in page. In the browser, a notification says that the code was sent, and the page at `returnTo`
 * opens (docs/product/frame.md#sign-in). If the form is posted before hydration, no notification is shown. The action
 * then redirects to the activation page, which says that the code was sent.
 */
export async function register({ context, request }: ActionFunctionArgs) {
  const returnTo = returnToOf(request)
  const { i18n } = context.get(localeContext)
  const call = (form: RegisterForm) => authCalls.register(context.get(apiContext), form, { signal: request.signal })
  const sent = await sendForm(await request.formData(), RegisterForm, call, { i18n, hide })
  if (sent.refused) return sent.refused
  const { registration } = sent.reply
  await context.get(storeContext).setRegistration(registration ?? null)
  if (typeof document !== 'undefined') return replace(returnTo)
  const named = registration === undefined ? {} : { registration }
  return replace(authAddress('activate', returnTo, { ...named, registered: 'true' }))
}
