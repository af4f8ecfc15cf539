/**
 * Creates what loaders and actions use in the browser, such as the API client and the storage. The app shell imports
 * this module at its start. A server-rendered page imports it after its first screen is shown: when a loader or action
 * first needs it, or earlier in the background (`background.ts`).
 */
import { RouterContextProvider } from 'react-router'
import {
  isSignInEnded,
  lacksItsSignIn,
  markSignInEnded,
  notePageUser,
  noteSignIn,
  showsGuest,
} from '#store/ended-sign-in.ts'
import { fetchAfterStart } from '#app/fetch-after-start.ts'
import { tellTabs } from '#app/tell-tabs.ts'
import type { Caller } from '#api/call-headers.ts'
import { createApi } from '#api/client.ts'
import { apiContext, clockContext, localeContext, storeContext, systemClock } from '#api/context.ts'
import { frameCalls } from '#api/frame.ts'
import { originContext } from '#api/site-context.ts'
import type { UserSettings } from '#contract/frame.ts'
import type { Locale } from '#i18n/locale.ts'
import { inApp, onAndroid } from '#pwa/native-shell.ts'
import { noteCall } from '#pwa/network.ts'
import { createBrowserStore } from '#store/browser-store.ts'
import { tellDocuments, tokenOfDocuments } from '#store/document-session.ts'
import { endSignIn } from '#store/end-sign-in.ts'
import type { Store } from '#store/store.ts'
import { startUsageLog } from '#usage-log/usage-log.ts'

/**
 * Creates the store and the API client of this page. `rendered` is the data of a server-rendered page; its settings are
 * used instead of those stored on the device. If the page shows a signed-in user and the device stores no sign-in, the
 * device adopts the sign-in of the page. If the web tier has ended the sign-in that the device stores, the data of its
 * user is first deleted from the device.
 */
export async function createServices(rendered: { settings: UserSettings; signedIn: boolean } | undefined) {
  const kept = createBrowserStore(tellDocuments)
  /** Sign-in token that was on the device when this page started, or the token of a later sign-in on this page. */
  let ownToken: string | null = null
  const store: typeof kept & Store = {
    ...kept,
    tellSignOut: () => tellTabs(settings)('sign-out'),
    async setToken(token) {
      if (token === null) notePageUser(undefined)
      else {
        noteSignIn()
        ownToken = token
      }
      await kept.setToken(token)
    },
    async setDraft(form, draft, ends) {
      // A page may still show a user who has signed out. Such a page stores no drafts, because the next user of the
      // device must not find the travellers of the signed-out user in a draft.
      if (draft === null || !isSignInEnded()) await kept.setDraft(form, draft, ends)
    },
    async setSettings(next) {
      await kept.setSettings(next)
      tellTabs(settings)('settings')
    },
  }
  if (rendered) notePageUser(rendered.signedIn)
  void store.forgetEndedDrafts()
  const settings = rendered?.settings ?? (await store.settings())
  if (await kept.forgetEndedSignIn()) await completeSignOut(store, rendered?.signedIn === true)
  const caughtUp = store.catchUpDocuments()
  void caughtUp.then(() => store.alignDevice())
  if (rendered?.signedIn && (await store.token()) === null) {
    const late = await caughtUp
    // The traveller signed out on this device, for example while offline, and the web tier has received this sign-out
    // only now. The page was rendered before that and still shows the user, so it is reloaded as a guest's.
    if (late === 'told') window.location.reload()
    const token = late === 'nothing' ? await tokenOfDocuments() : null
    if (token !== null) await kept.setToken(token)
  }
  ownToken = await store.token()
  window.addEventListener('pageshow', ({ persisted }) => {
    // The browser shows this page again from its back/forward cache. If the page does not show the user whose token is
    // stored now, it is reloaded.
    const shown = showsGuest() ? null : ownToken
    if (persisted) void store.token().then((token) => token !== shown && window.location.reload())
  })
  const caller = async (): Promise<Caller> => ({
    token: await store.token(),
    deviceId: await store.uuid(),
    userInfo: settings,
    isApp: inApp(),
    isAndroid: onAndroid(),
  })
  let ending: Promise<unknown> | undefined
  const log = startUsageLog(caller, async (take) => (await fetchAfterStart()).followEvents(take))
  const api = createApi((request) => fetch(request), window.location.origin, caller, {
    retries: () => navigator.onLine,
    lacksItsSignIn,
    async onRejectedToken(token) {
      const stored = await store.token()
      // If the device stores another token than the rejected one, the traveller has signed in again in another tab. The
      // newer token is kept.
      if (stored !== null && stored !== token) return
      // Other tabs are told that the sign-in has ended. They are not reloaded immediately, because the traveller may be
      // typing in one of them.
      if (stored !== null)
        ending ??= endSignIn({ ...kept, tellSignOut: () => tellTabs(settings)('ended') }).finally(
          () => (ending = undefined),
        )
      markSignInEnded(ending)
      await ending
    },
    onAnswer(record) {
      noteCall(record)
      log(record)
    },
  })
  return {
    settings,
    localeVersions: async () => (await frameCalls.appInfo(api)).locale_versions,
    /** Creates the router context of one navigation. */
    context(locale: Locale, origin: string): RouterContextProvider {
      const context = new RouterContextProvider()
      context.set(apiContext, api)
      context.set(localeContext, locale)
      context.set(clockContext, systemClock)
      context.set(storeContext, store)
      context.set(originContext, origin)
      return context
    },
  }
}

/**
 * Deletes what the browser still stores of a user whose sign-in the web tier has ended. If a user has signed in since
 * then (`hasNewUser`), the settings are kept, because they belong to the new sign-in.
 */
async function completeSignOut(store: Store, hasNewUser: boolean): Promise<void> {
  const push = import('#pwa/push.ts').then((code) => code.endPush()).catch(() => undefined)
  if (hasNewUser) {
    await store.forgetPersonal()
    store.tellSignOut()
  } else if (await endSignIn({ ...store, setToken: async () => undefined })) {
    // The page was rendered without the device's own settings: the web tier did not know them, because after some days
    // a browser may delete cookies that JavaScript has set. So the page is reloaded with the device's own settings.
    await push
    window.location.reload()
  }
}
