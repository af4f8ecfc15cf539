import { defaultUserInfo, formatUserInfo, type UserInfo } from '#contract/user-info.ts'
import { followOtherTabs } from '#pwa/other-tabs.ts'
import { settingsCookieName } from '#store/settings-cookie-name.ts'

let tell: ReturnType<typeof followOtherTabs> | undefined

/** Settings as they are written in the cookie of documents. */
const written = (settings: UserInfo) => `${settingsCookieName}=${encodeURIComponent(formatUserInfo(settings))}`

/** The settings in the cookie of documents, as written there; without it, the default ones apply. */
const chosen = () =>
  document.cookie.split('; ').find((one) => one.startsWith(`${settingsCookieName}=`)) ?? written(defaultUserInfo)

/**
 * From the first call on, this page, which is rendered with `settings`, follows what other tabs tell. A page in a language
 * of its address stays until other settings are chosen. Returns the function that tells other tabs.
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
