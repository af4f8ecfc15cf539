import { defaultUserInfo, formatUserInfo, settingsCookieName, type UserInfo } from '#contract/user-info.ts'
import { followOtherTabs } from '#pwa/other-tabs.ts'

let tell: ReturnType<typeof followOtherTabs> | undefined

/** Returns the cookie that would hold `settings`, as name=value. */
const written = (settings: UserInfo) => `${settingsCookieName}=${encodeURIComponent(formatUserInfo(settings))}`

/**
 * Returns the cookie with the traveller's settings as name=value; if it is missing, the cookie for the default
 * settings.
 */
const chosen = () =>
  document.cookie.split('; ').find((one) => one.startsWith(`${settingsCookieName}=`)) ?? written(defaultUserInfo)

/**
 * At its first call, starts to follow the messages of other tabs; returns the function that sends messages to them.
 * `settings` are those with which this page is rendered. A page whose URL determines its language is not reloaded until
 * the traveller chooses other settings.
 */
export function tellTabs(settings: UserInfo): ReturnType<typeof followOtherTabs> {
  const atFirst = chosen()
  tell ??= followOtherTabs({
    path: () => window.location.pathname,
    isUpToDate: () => [atFirst, written(settings)].includes(chosen()),
    reload: () => window.location.reload(),
  })
  return tell
}
