/** Action of the passkeys page: creates a passkey on this device, or deletes a passkey. */
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { localeContext } from '#api/context.ts'
import { passkeyCalls } from '#api/passkey.ts'
import { formText } from '#forms/form-text.ts'
import { asUser } from '#profile/as-user.ts'
import type { Made } from '#profile/passkeys/make-passkey.ts'

export const passkeysPath = '/profile/passkeys/'

const sentences: Record<Exclude<Made, 'made'>, ReturnType<typeof msg>> = {
  unsupported: msg`Bu tarayıcıda geçiş anahtarı oluşturulamıyor.`,
  known: msg`Bu cihazda zaten bir geçiş anahtarınız var.`,
  dismissed: msg`Geçiş anahtarı oluşturulmadı.`,
}

export async function passkeysAction(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const { i18n } = args.context.get(localeContext)
  try {
    if (form.get('intent') === 'delete') {
      const id = Number(form.get('id'))
      await asUser(args, (api, options) => passkeyCalls.remove(api, id, options))
      return redirect(`${passkeysPath}?done=passkey-deleted`)
    }
    const made = typeof document === 'undefined' ? 'unsupported' : await make(args, formText(form, 'name'))
    if (made === 'made') return redirect(`${passkeysPath}?done=passkey`)
    return data({ failure: i18n._(sentences[made]), unreachable: false }, { status: 400 })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const failure = error.firstMessage ?? i18n._(msg`Bir hata oluştu`)
    return data({ failure, unreachable: error.status === 0 }, { status: error.status || 503 })
  }
}

async function make(args: ActionFunctionArgs, name: string): Promise<Made> {
  const { makePasskey } = await import('#profile/passkeys/make-passkey.ts')
  return asUser(args, (api, options) => makePasskey(api, name, options))
}
