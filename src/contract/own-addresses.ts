import type { ProductName } from '#contract/products.ts'

/** Addresses that a product's name does not make: where shared links of searches begin, and where popups ask for places. */
export const ownAddresses: Record<ProductName, { sharedSearch: string; places: string }> = {
  flight: { sharedSearch: '/ucak-bileti/ara', places: '/flight/airports/' },
  bus: { sharedSearch: '/otobus-bileti/ara', places: '/bus/stations/' },
}
