import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { authCalls } from '#api/auth.ts'
import { apiContext, localeContext } from '#api/context.ts'
import { returnToOf } from '#auth/auth-addresses.ts'
import { keepSignIn, leadBack } from '#auth/keep-sign-in.ts'
import { ActivationForm, ResendForm } from '#contract/auth.ts'
import { sendForm } from '#forms/send-form.ts'

/** Action of the activation page: activates the account by code and signs in, or requests an e-mail with a new code. */
export async function activate({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const { i18n } = context.get(localeContext)
  const form = await request.formData()
  if (form.get('intent') === 'resend') {
    const resent = await sendForm(form, ResendForm, (one) => authCalls.resendCode(api, one, options), { i18n })
    return resent.refused ?? { resent: i18n._(msg`E-posta adresinize yeni bir kod gönderdik.`) }
  }
  let nameTaken = form.has('username')
  const send = (one: ActivationForm) =>
    authCalls.activate(api, one, options).catch((error: unknown) => {
      if (error instanceof ApiError && error.body && 'username' in error.body) {
        nameTaken = true
        // The gateway has refused the user name, so the page now shows a field for another user name. `sendForm`
        // returns the gateway's error for a field only if the form data contains this field. Therefore the field
        // `username` is added to the form data.
        form.append('username', '')
      }
      throw error
    })
  const sent = await sendForm(form, ActivationForm, send, { i18n })
  if (sent.refused) return data({ ...sent.refused.data, nameTaken }, sent.refused.init ?? {})
  const inOtherSettings = await keepSignIn(context, sent.reply.token, request.signal)
  return leadBack(returnToOf(request), inOtherSettings, 'activated')
}
