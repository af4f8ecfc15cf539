import { defaultUserInfo, formatUserInfo, settingsCookieName, type UserInfo } from '#contract/user-info.ts'
import { followOtherTabs } from '#pwa/other-tabs.ts'

let tell: ReturnType<typeof followOtherTabs> | undefined

/** Returns the settings cookie with the value `settings`, as name=value. */
const written = (settings: UserInfo) => `${settingsCookieName}=${encodeURIComponent(formatUserInfo(settings))}`

/**
 * Returns the cookie with the traveller's settings as name=value; if it is missing, the cookie for the default
 * settings.
 */
const chosen = () =>
  document.cookie.split('; ').find((one) => one.startsWith(`${settingsCookieName}=`)) ?? written(defaultUserInfo)

/**
 * Returns a function that notifies the other tabs of a sign-out, of an ended sign-in or of changed settings. From the
 * first call of `tellTabs` on, this page also listens to the other tabs. It reloads when the traveller signs out in
 * another tab. It also reloads when settings are changed in another tab and this page was rendered with different ones.
 * A payment page does not reload. `settings` are the settings of the rendered page. They may differ from the settings
 * cookie, because the URL can determine the language; this alone causes no reload.
 */
export function tellTabs(settings: UserInfo): ReturnType<typeof followOtherTabs> {
  if (tell) return tell
  const atFirst = chosen()
  const reload = () => window.location.reload()
  const tellOthers = followOtherTabs({
    path: () => window.location.pathname,
    isUpToDate: () => [atFirst, written(settings)].includes(chosen()),
    reload,
    // `ended-sign-in.ts` is imported dynamically, so that the script of the home page does not contain it.
    onEnded: () => void import('#store/ended-sign-in.ts').then((code) => code.markSignInEnded()),
  })
  tell = (what) => {
    // After a sign-out, the browser may show this page again from its back/forward cache, as it was before the
    // sign-out. The page is then reloaded.
    if (what === 'sign-out') window.addEventListener('pageshow', ({ persisted }) => persisted && reload())
    tellOthers(what)
  }
  return tell
}
