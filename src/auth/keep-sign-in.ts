/** What a sign-in keeps on the device: its token, and the settings of its account. */
import { redirectDocument, replace, type RouterContextProvider } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, localeContext, storeContext } from '#api/context.ts'
import { frameCalls } from '#api/frame.ts'
import { hasTexts } from '#api/has-texts.ts'
import type { UserSettings } from '#contract/frame.ts'
import { leaveNotice, type NoticeName } from '#store/notice.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Keeps the token of a new sign-in and takes the settings of its account over (docs/decisions/0026). Whoever was signed
 * in here until now leaves nothing to the next; what a guest kept is their own. Answers whether the page reads in other
 * settings than the account's.
 */
export async function keepSignIn(context: Context, token: string, signal: AbortSignal): Promise<boolean> {
  const store = context.get(storeContext)
  const before = await store.token()
  if (before !== null && before !== token) await store.forgetPersonal()
  if (before === null) await store.setOwnSettings(await store.settings())
  await store.setRegistration(null)
  await store.setToken(token)
  const settings = await accountSettings(context, signal)
  await store.setSettings(settings)
  const { language, country, currency } = context.get(localeContext)
  return settings.language !== language || settings.country !== country || settings.currency !== currency
}

/** The settings of the account that signed in just now, as far as this app offers them; the page's own without an answer. */
async function accountSettings(context: Context, signal: AbortSignal): Promise<UserSettings> {
  const api = context.get(apiContext)
  const { language, country, currency } = context.get(localeContext)
  try {
    const [{ settings }, info] = await Promise.all([
      frameCalls.user(api, { signal }),
      frameCalls.appInfo(api, { signal }),
    ])
    const isOffered = settings.language in info.locale_versions
    // In the browser a language whose texts can't be had now would keep the app from starting without a network.
    const isReadable =
      isOffered && (typeof document === 'undefined' || (await hasTexts(api, settings.language, signal)))
    return {
      language: isReadable ? settings.language : language,
      country: settings.country,
      currency: info.currency_codes.includes(settings.currency) ? settings.currency : currency,
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { language, country, currency }
  }
}

/** Leads back after a sign-in; by a new document, which says so itself, where `inOtherSettings`. */
export function leadBack(to: string, inOtherSettings: boolean, notice: NoticeName): Response {
  if (typeof document === 'undefined' || !inOtherSettings) return replace(to)
  leaveNotice(notice)
  return redirectDocument(to)
}
