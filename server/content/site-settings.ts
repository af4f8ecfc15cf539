/** What the installation says of itself in the app info: addresses that only its owner knows. */
import type { Environment } from '#server/runtime/environment.ts'

export interface SiteSettings {
  /** The main site that guests in a browser are led to; empty for none. */
  appDomain: string
  /** Pages of the app in the stores; empty for none. */
  appStore: string
  googlePlay: string
  socialLinks: { name: string; url: string }[]
  /** Address of map tiles with {z}, {x} and {y}, and whose they are. */
  map: { tile_url: string; attribution: string } | undefined
}

type Given = Pick<
  Environment,
  'APP_DOMAIN' | 'APP_STORE_URL' | 'GOOGLE_PLAY_URL' | 'SOCIAL_LINKS' | 'MAP_TILE_URL' | 'MAP_ATTRIBUTION'
>

/** The settings of an environment; everything is optional. */
export function siteSettings(given: Given): SiteSettings {
  return {
    appDomain: given.APP_DOMAIN ?? '',
    appStore: given.APP_STORE_URL ?? '',
    googlePlay: given.GOOGLE_PLAY_URL ?? '',
    socialLinks: given.SOCIAL_LINKS ?? [],
    map: given.MAP_TILE_URL ? { tile_url: given.MAP_TILE_URL, attribution: given.MAP_ATTRIBUTION ?? '' } : undefined,
  }
}
