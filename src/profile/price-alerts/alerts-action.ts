/** The action of 'Fiyat Alarmlarım': pauses, resumes or deletes an alert. */
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { localeContext } from '#api/context.ts'
import { userAlertCalls } from '#api/user-alerts.ts'
import { asUser } from '#profile/as-user.ts'
import type { Done } from '#profile/done.tsx'
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
  const intent = intents.get(form.get('intent'))
  if (!intent || typeof posted !== 'string' || !/^\d{1,15}$/.test(posted)) return redirect(list)
  try {
    await asUser(args, (api, options) => intent.call(api, Number(posted), options))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { i18n } = args.context.get(localeContext)
    const unknown =
      error.status === 0 ? msg`Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.` : msg`Bir hata oluştu`
    const failure = error.firstMessage ?? i18n._(unknown)
    return data({ failure, unreachable: false }, { status: error.status || 503 })
  }
  return redirect(`${list}${list.includes('?') ? '&' : '?'}done=${intent.done}`)
}
