/** Stores a sign-in on the device: the token, and the settings of the account. */
import { redirectDocument, replace, type RouterContextProvider } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, localeContext, storeContext } from '#api/context.ts'
import { frameCalls } from '#api/frame.ts'
import { hasTexts } from '#api/has-texts.ts'
import type { UserSettings } from '#contract/frame.ts'
import { leaveNotice, type NoticeName } from '#store/notice.ts'
import { isSameSettings } from '#store/end-sign-in.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Stores the token of a new sign-in and adopts the account's settings (docs/decisions/0026). Data of a previously
 * signed-in user is deleted; a guest's data is kept. Resolves to whether the current page is rendered with other
 * settings than those now stored.
 */
export async function keepSignIn(context: Context, token: string, signal: AbortSignal): Promise<boolean> {
  const store = context.get(storeContext)
  const before = await store.token()
  const isInstead = before !== null && before !== token
  if (isInstead) await store.forgetPersonal()
  if (before === null) await store.setOwnSettings(await store.settings())
  await store.setRegistration(null)
  await store.setToken(token)
  const settings = await accountSettings(context, signal)
  await store.setSettings(settings)
  // Other tabs may still show the user who was signed in before. They are notified only after the new sign-in and its
  // settings have been stored, because a notified tab may reload immediately.
  if (isInstead) store.tellSignOut()
  return !isSameSettings(settings, context.get(localeContext))
}

/**
 * Returns the settings of the account that just signed in. The current language is kept in two cases: the app does not
 * offer the account's language, or the browser can't fetch the catalogue of texts in that language. The current
 * currency is kept if the app does not offer the account's currency. If the account or the app info can't be loaded,
 * returns the current settings.
 */
async function accountSettings(context: Context, signal: AbortSignal): Promise<UserSettings> {
  const api = context.get(apiContext)
  const { language, country, currency } = context.get(localeContext)
  try {
    const [{ settings }, info] = await Promise.all([
      frameCalls.user(api, { signal }),
      frameCalls.appInfo(api, { signal }),
    ])
    const isOffered = settings.language in info.locale_versions
    // Without the catalogue of texts in the account's language, the app could not start offline. If this catalogue
    // can't be fetched now, the current language is kept.
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

/**
 * Returns a redirect to the path `to` after a sign-in. In the browser, if `inOtherSettings` is true, the redirect is a
 * full page load, so that the next page uses the account's settings; that page then shows `notice`.
 */
export function leadBack(to: string, inOtherSettings: boolean, notice: NoticeName): Response {
  if (typeof document === 'undefined' || !inOtherSettings) return replace(to)
  leaveNotice(notice)
  return redirectDocument(to)
}
