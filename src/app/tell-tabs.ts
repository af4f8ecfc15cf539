import { defaultUserInfo, formatUserInfo, type UserInfo } from '#contract/user-info.ts'
import { followOtherTabs } from '#pwa/other-tabs.ts'
import { settingsCookieName } from '#store/settings-cookie-name.ts'

let tell: ReturnType<typeof followOtherTabs> | undefined

/** The cookie of documents that contains `settings`, as name=value. */
const written = (settings: UserInfo) => `${settingsCookieName}=${encodeURIComponent(formatUserInfo(settings))}`

/** The cookie with the traveller's settings as name=value; if it is missing, the default settings apply. */
const chosen = () =>
  document.cookie.split('; ').find((one) => one.startsWith(`${settingsCookieName}=`)) ?? written(defaultUserInfo)

/**
 * Starts to follow the messages of other tabs at the first call; returns the function that notifies them. `settings`
 * are those with which this page is rendered. A page in the language of its address is not reloaded until the traveller
 * chooses other settings.
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
