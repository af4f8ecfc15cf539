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
 * Registers an account. Unless the e-mail address has an account already, the gateway sends an e-mail with a link to
 * the activation page. The sign-in page also links to that page. In the browser, a notification says that the e-mail
 * was sent, and the previous page opens (docs/product/frame.md#sign-in). Without JavaScript there is no notification,
 * so the action redirects to the activation page, which shows this message.
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
