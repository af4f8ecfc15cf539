/**
 * Builds the app info, the reply to GET /api/mobile/info/: settings and constants that the app fetches on start
 * (docs/product/frame.md#calls-of-the-frame).
 */
import type { AppInfo } from '#contract/frame.ts'
import type { ProductName } from '#contract/products.ts'
import { appVersion } from '#contract/headers.ts'
import { branches } from '#server/content/branches.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { currencyCodes } from '#server/content/currencies.ts'
import { activityConstants } from '#server/api/activity/constants.ts'
import { cabins, paxKinds } from '#server/api/flight/passenger-types.ts'
import { wireAirport } from '#server/api/flight/wire-airport.ts'
import { messageLanguage } from '#server/text/messages.ts'
import type { SupplyPlace } from '#server/supply/flight/flight-supply.ts'

/**
 * Returns what the app needs for a product's loading screen: a list with the path of one decorative picture. The app
 * shows the picture over the home page while a search of the product starts.
 */
const loading = (product: ProductName) => ({ search_loader_images: [`/loaders/${product}.svg`] })

/** Returns the reply to GET /api/mobile/info/ in one language. */
export function appInfo(
  { catalogs, site }: Pick<GatewayDeps, 'catalogs' | 'site'>,
  popular: readonly SupplyPlace[],
  language: string,
): AppInfo {
  const own = messageLanguage(language)
  const [office] = branches(language)
  const versions = catalogs.languages.map(({ code }) => [code, catalogs.get(code)?.version ?? ''] as const)
  return {
    version: appVersion,
    is_usable: true,
    is_suported: true,
    app_store: site.appStore,
    google_play: site.googlePlay,
    app_domain: site.appDomain,
    contact_phone: office?.phone ?? '',
    contact_email: office?.email ?? '',
    contact_address: office?.address ?? '',
    social_links: site.socialLinks,
    currency_codes: [...currencyCodes],
    locale_versions: Object.fromEntries(versions.filter(([, version]) => version !== '')),
    languages: catalogs.languages,
    gender_types: [
      { value: 'F', name: own === 'tr' ? 'Kadın' : 'Female' },
      { value: 'M', name: own === 'tr' ? 'Erkek' : 'Male' },
    ],
    constants: {
      ...(site.map && { map: site.map }),
      flight: {
        ...loading('flight'),
        passenger_types: paxKinds.map((kind) => ({
          ...kind,
          name: kind.name[own],
          description: kind.description[own],
        })),
        flight_classes: cabins.map(({ value, name }) => ({ value, name: name[own] })),
        popular_airports: popular.map((airport) => wireAirport(airport, language)),
      },
      bus: loading('bus'),
      transfer: loading('transfer'),
      activity: { ...loading('activity'), ...activityConstants(language) },
    },
  }
}
