import type { ProductName } from '#contract/products.ts'

/**
 * Paths of each product that can't be derived from the product's name. `sharedSearch` is the beginning of the paths of
 * shared searches. `places` is the data route from which the app loads the product's places and recent searches.
 */
export const ownAddresses: Record<ProductName, { sharedSearch: string; places: string }> = {
  flight: { sharedSearch: '/ucak-bileti/ara', places: '/flight/airports/' },
  bus: { sharedSearch: '/otobus-bileti/ara', places: '/bus/stations/' },
  transfer: { sharedSearch: '/transfer/ara', places: '/transfer/locations/' },
  activity: { sharedSearch: '/etkinlik/ara', places: '/activity/points/' },
}
