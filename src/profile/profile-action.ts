/** Action of /profile/: saves the profile, or deletes the account in two steps. */
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect, redirectDocument } from 'react-router'
import { accountCalls } from '#api/account.ts'
import { ApiError } from '#api/api-error.ts'
import { localeContext, storeContext } from '#api/context.ts'
import { frameCalls } from '#api/frame.ts'
import { ProfileForm } from '#contract/account.ts'
import { formText } from '#forms/form-text.ts'
import { sendForm } from '#forms/send-form.ts'
import { asUser } from '#profile/as-user.ts'
import { failureText } from '#profile/failure-text.ts'
import { endPush } from '#pwa/push.ts'
import { endSignIn } from '#store/end-sign-in.ts'
import { leaveNotice } from '#store/notice.ts'

/**
 * Result of one step of deleting the account: the user name is wrong, the confirmation is needed, or the deletion
 * failed.
 */
export type Deletion = { deletion: 'wrong-name' | 'confirm' | 'failed'; message: string | null; username: string }

export async function profileAction(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const intent = form.get('intent')
  return intent === 'save' ? save(args, form) : deleteAccount(args, form, intent === 'delete')
}

/**
 * Saves the profile. A failure notification has a fixed text (docs/product/frame.md#errors); the server's error
 * messages are shown at the form fields.
 */
async function save(args: ActionFunctionArgs, form: FormData) {
  const { i18n } = args.context.get(localeContext)
  const failure = i18n._(msg`Bilgileriniz güncellenirken bir hata oluştu.`)
  const call = (profile: ProfileForm) => asUser(args, (api, options) => accountCalls.saveProfile(api, profile, options))
  const sent = await sendForm(form, ProfileForm, call, { i18n, failure })
  if (!sent.refused) return redirect('/profile/?done=profile')
  const { data: refusal, init } = sent.refused
  return data({ ...refusal, failure: refusal.failure && failure }, init ?? {})
}

/**
 * Deletes the account in two steps: first the user name is checked, then the traveller confirms. Afterwards the
 * traveller is a guest, and home says that the account was deleted. Without JavaScript, it does so because its URL has
 * `?done=deleted`.
 */
async function deleteAccount(args: ActionFunctionArgs, form: FormData, confirmed: boolean) {
  const username = formText(form, 'confirm_username')
  const answer = (deletion: Deletion['deletion'], message: string | null, status: number) =>
    data<Deletion>({ deletion, message, username }, { status })
  try {
    const user = await asUser(args, (api, options) => frameCalls.user(api, options))
    if (user.username !== username) return answer('wrong-name', null, 400)
    if (!confirmed) return answer('confirm', null, 200)
    await asUser(args, (api, options) => accountCalls.deleteAccount(api, options))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return answer('failed', failureText(error, args.context.get(localeContext).i18n), error.status || 503)
  }
  const [inOtherSettings] = await Promise.all([endSignIn(args.context.get(storeContext)), endPush()])
  if (typeof document === 'undefined') return redirectDocument('/?done=deleted')
  if (!inOtherSettings) return redirect('/')
  leaveNotice('deleted')
  return redirectDocument('/')
}
