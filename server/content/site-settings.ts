/** Reads the settings of this installation that GET /api/mobile/info/ publishes. */
import type { Environment } from '#server/runtime/environment.ts'

export interface SiteSettings {
  /**
   * URL of the operator's main web site; empty if there is none. In a browser, the home page may redirect guests to
   * this site (docs/product/frame.md#addresses).
   */
  appDomain: string
  /** URLs of the app in Apple's store and on Google Play; empty if the app is not there. */
  appStore: string
  googlePlay: string
  socialLinks: { name: string; url: string }[]
  /**
   * Settings of the map: the URL template of its tiles, with {z}, {x} and {y}, and the attribution of its source.
   * Undefined if no map is configured.
   */
  map: { tile_url: string; attribution: string } | undefined
}

type Given = Pick<
  Environment,
  'APP_DOMAIN' | 'APP_STORE_URL' | 'GOOGLE_PLAY_URL' | 'SOCIAL_LINKS' | 'MAP_TILE_URL' | 'MAP_ATTRIBUTION'
>

/** Reads the site settings from the environment; all are optional. */
export function siteSettings(given: Given): SiteSettings {
  return {
    appDomain: given.APP_DOMAIN ?? '',
    appStore: given.APP_STORE_URL ?? '',
    googlePlay: given.GOOGLE_PLAY_URL ?? '',
    socialLinks: given.SOCIAL_LINKS ?? [],
    map: given.MAP_TILE_URL ? { tile_url: given.MAP_TILE_URL, attribution: given.MAP_ATTRIBUTION ?? '' } : undefined,
  }
}
