import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, clockContext, localeContext, storeContext } from '#api/context.ts'
import { contentCalls } from '#api/content.ts'
import { frameCalls } from '#api/frame.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { originContext } from '#api/site-context.ts'
import type { RootData } from '#api/root-data.ts'
import { notificationPageSize } from '#contract/content.ts'
import { lira } from '#i18n/money.ts'
import { endSignIn, isSameSettings } from '#store/end-sign-in.ts'
import { isSignInEnded, notePageUser } from '#store/ended-sign-in.ts'

/**
 * Loads app info, currency and the signed-in user. If the gateway rejects the token, the traveller is signed out and
 * their data on the device is cleared.
 */
export async function loadRoot({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const api = context.get(apiContext)
  const { language, country, currency } = context.get(localeContext)
  const { signal } = request
  const [appInfo, rate, user, unread] = await Promise.all([
    frameCalls.appInfo(api, { signal }).catch(throwRouteError),
    currency === 'TRY' ? lira : frameCalls.currency(api, currency, { signal }).catch(() => lira),
    signedInUser(context, request),
    unreadCount(context, signal),
  ])
  // In the browser, records whether this page shows a signed-in user. The server records nothing, because it renders
  // pages for many users. If the sign-in of the page's user has ended, nothing is recorded either, because
  // `notePageUser` would delete the record of this end. That record must stay: it makes a later navigation to another
  // path reload the page (`use-reload-as-guest.ts`).
  if (typeof document !== 'undefined' && !isSignInEnded()) notePageUser(user !== null)
  return {
    appInfo,
    user,
    unread: user ? unread : 0,
    settings: { language, country, currency: rate.code },
    currency: rate,
    origin: context.get(originContext),
    today: context.get(clockContext).today(),
  }
}

async function signedInUser(context: LoaderFunctionArgs['context'], request: Request): Promise<RootData['user']> {
  const store = context.get(storeContext)
  const token = await store.token()
  // If the sign-in of this page's user has ended, no user is loaded, even if a token is still stored. That token is
  // about to be deleted, or it belongs to a later sign-in in another tab.
  if (token === null || isSignInEnded()) return null
  try {
    return await frameCalls.user(context.get(apiContext), { signal: request.signal })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      const { pathname, search } = new URL(request.url)
      // If the rejected token is no longer stored, its sign-in has already ended on this device, for example because
      // the API client ended it after a 401. Otherwise the sign-in is ended here. The end of a sign-in restores the
      // device's own settings, such as the language. If these settings differ from the page's settings, a new page is
      // requested from the server.
      const isEnded = (await store.token()) !== token
      const inOtherSettings = isEnded
        ? !isSameSettings(await store.settings(), context.get(localeContext))
        : await endSignIn(store)
      if (inOtherSettings) throw redirectDocument(pathname + search)
    }
    return null
  }
}

/** Returns the number of unread notifications; 0 if the call fails, so that no page depends on it. */
async function unreadCount(context: LoaderFunctionArgs['context'], signal: AbortSignal): Promise<number> {
  if ((await context.get(storeContext).token()) === null) return 0
  const api = context.get(apiContext)
  try {
    const { total_count: total, unread_count: unread } = await contentCalls.notificationInfo(api, { signal })
    if (unread !== undefined || total === 0) return unread ?? 0
    const { results } = await contentCalls.notifications(api, notificationPageSize, { signal })
    return results.filter(({ readed }) => !readed).length
  } catch {
    return 0
  }
}
