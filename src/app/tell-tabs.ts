import { defaultUserInfo, formatUserInfo, settingsCookieName, type UserInfo } from '#contract/user-info.ts'
import { followUse, isInUse } from '#pwa/in-use.ts'
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
 * Returns a function that notifies the other tabs of a sign-out, of an ended sign-in or of changed settings. The first
 * call of `tellTabs` also makes this page listen to the other tabs. After a sign-out in another tab, this page reloads.
 * After a change of settings there, it reloads only if it was rendered with other settings and is not in use. A payment
 * page never reloads. `settings` are the settings with which this page was rendered.
 */
export function tellTabs(settings: UserInfo): ReturnType<typeof followOtherTabs> {
  if (tell) return tell
  const atFirst = chosen()
  followUse()
  tell = followOtherTabs({
    path: () => window.location.pathname,
    isUpToDate: () => [atFirst, written(settings)].includes(chosen()),
    isInUse,
    reload: () => window.location.reload(),
    // `ended-sign-in.ts` is imported dynamically, so that the script of the home page does not contain it.
    onEnded: () => void import('#store/ended-sign-in.ts').then((code) => code.markSignInEnded()),
  })
  return tell
}
