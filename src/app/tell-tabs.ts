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
 * Returns a function that notifies the other tabs of an ended sign-in or of changed settings. From the first call of
 * `tellTabs` on, this page also listens to the other tabs. It reloads after a sign-out there, and after a change of
 * settings that makes its own outdated. A payment page does not reload. `settings` are the settings of the rendered
 * page. They may differ from the settings cookie, because the URL can determine the language; this alone causes no
 * reload.
 */
export function tellTabs(settings: UserInfo): ReturnType<typeof followOtherTabs> {
  if (tell) return tell
  const atFirst = chosen()
  const reload = () => window.location.reload()
  const tellOthers = followOtherTabs({
    path: () => window.location.pathname,
    isUpToDate: () => [atFirst, written(settings)].includes(chosen()),
    reload,
    // The import is dynamic, so that home's script does not contain the module.
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
