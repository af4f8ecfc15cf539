/** The gateway's app info in Turkish, without message catalogues and popular airports. */
import { appInfo } from '#server/api/content/app-info.ts'
import { siteSettings } from '#server/content/site-settings.ts'

export const turkishAppInfo = appInfo(
  { catalogs: { languages: [], get: () => undefined }, site: siteSettings({}) },
  [],
  'tr',
)
