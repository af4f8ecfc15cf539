/**
 * API calls for what surrounds every screen: app info, catalogue, countries, currency, content and the signed-in user.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import { CountryList } from '#contract/countries.ts'
import { AppInfo, Catalog, CorporateList, Currency, User, type UserSettings } from '#contract/frame.ts'

type Signal = Pick<CallOptions, 'signal'>

export const frameCalls = {
  appInfo: (api: Api, options?: Signal) => api.get('/api/mobile/info/', AppInfo, options),
  /**
   * Resolves to the current texts of a language, whatever `version` is. `version` is a part of the URL, so that caches
   * keep the texts of different versions apart. If `version` is the current version, the gateway allows caches to keep
   * the reply for a year.
   */
  catalog: (api: Api, language: string, version: string, options?: Signal) =>
    api.get(`/api/i18n/catalog/f7/${language}/`, Catalog, { ...options, query: { v: version } }),
  countries: (api: Api, options?: Signal) =>
    api.get('/api/countries/', CountryList, { ...options, query: { page_size: 1000 } }),
  currency: (api: Api, code: string, options?: Signal) => api.get(`/api/currency/${code}/`, Currency, options),
  corporatePages: (api: Api, options?: Signal) => api.get('/api/content/corporate/', CorporateList, options),
  user: (api: Api, options?: Signal) => api.get('/api/user/', User, options),
  saveSettings: (api: Api, settings: UserSettings, options?: Signal) =>
    api.send('PUT', '/api/user/settings/', NoContent, settings, options),
}
