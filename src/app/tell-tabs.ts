import { followOtherTabs } from '#pwa/other-tabs.ts'
import { settingsCookieName } from '#store/settings-cookie-name.ts'

let tell: ReturnType<typeof followOtherTabs> | undefined

/** The settings in the cookie of documents, as written there. */
const chosen = () => document.cookie.split('; ').find((one) => one.startsWith(`${settingsCookieName}=`))

/** From the first call on, this page follows what other tabs tell. Returns the function that tells them. */
export function tellTabs(): ReturnType<typeof followOtherTabs> {
  const atFirst = chosen()
  tell ??= followOtherTabs({
    path: () => window.location.pathname,
    isUpToDate: () => (chosen() ?? atFirst) === atFirst,
    reload: () => window.location.reload(),
  })
  return tell
}
