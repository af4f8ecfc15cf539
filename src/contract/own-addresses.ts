import type { ProductName } from '#contract/products.ts'

/**
 * Paths that are not derived from the product's name. Links to shared searches begin with `sharedSearch`. From
 * `places`, the app loads places and recent searches.
 */
export const ownAddresses: Record<ProductName, { sharedSearch: string; places: string }> = {
  flight: { sharedSearch: '/ucak-bileti/ara', places: '/flight/airports/' },
  bus: { sharedSearch: '/otobus-bileti/ara', places: '/bus/stations/' },
  transfer: { sharedSearch: '/transfer/ara', places: '/transfer/locations/' },
  activity: { sharedSearch: '/etkinlik/ara', places: '/activity/points/' },
}
