/**
 * Action of the page with price alerts ('Fiyat Alarmlarım'): pauses, resumes or deletes a price alert, or changes its
 * threshold.
 */
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { localeContext } from '#api/context.ts'
import { userAlertCalls } from '#api/user-alerts.ts'
import { ThresholdChange } from '#contract/price-alert.ts'
import { sendForm } from '#forms/send-form.ts'
import { asUser } from '#profile/as-user.ts'
import type { Done } from '#profile/done.tsx'
import { failureText } from '#profile/failure-text.ts'
import { productAddress, productOf } from '#profile/products/all-account-lists.ts'

export const alertsPath = '/profile/price_alerts/'

type Call = (api: Api, id: number, options: { signal: AbortSignal }) => Promise<unknown>

const intents = new Map<unknown, { call: Call; done: Done }>([
  ['stop', { call: (api, id, options) => userAlertCalls.switchAlert(api, id, false, options), done: 'alert-stopped' }],
  ['resume', { call: (api, id, options) => userAlertCalls.switchAlert(api, id, true, options), done: 'alert-resumed' }],
  ['delete', { call: userAlertCalls.deleteAlert, done: 'alert-deleted' }],
])

export async function alertsAction(args: ActionFunctionArgs) {
  const list = productAddress(alertsPath, productOf(new URL(args.request.url).searchParams))
  const form = await args.request.formData()
  const posted = form.get('id')
  if (typeof posted !== 'string' || !/^\d{1,15}$/.test(posted)) return redirect(list)
  const id = Number(posted)
  if (form.get('intent') === 'threshold') return changeAlert(args, form, id, list)
  const intent = intents.get(form.get('intent'))
  if (!intent) return redirect(list)
  try {
    await asUser(args, (api, options) => intent.call(api, id, options))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const failure = failureText(error, args.context.get(localeContext).i18n)
    return data({ failure, unreachable: false, alert: null, result: null }, { status: error.status || 503 })
  }
  return redirect(doneAddress(list, intent.done))
}

const doneAddress = (list: string, done: Done) => `${list}${list.includes('?') ? '&' : '?'}done=${done}`

async function changeAlert(args: ActionFunctionArgs, form: FormData, id: number, list: string) {
  const { i18n } = args.context.get(localeContext)
  const change = ({ threshold }: { threshold?: number | null | undefined }) =>
    asUser(args, (api, options) => userAlertCalls.changeThreshold(api, id, threshold ?? null, options))
  const { refused } = await sendForm(form, ThresholdChange, change, { i18n })
  if (!refused) return redirect(doneAddress(list, 'alert-changed'))
  return data({ ...refused.data, alert: id }, refused.init ?? {})
}
