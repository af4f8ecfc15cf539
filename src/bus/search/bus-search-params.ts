/** Search parameters of the bus results, besides those of every results screen. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const busSearchParams = {
  ...shared,
  /** Product id of the trip whose seats are shown without scripts. */
  trip: 'trip',
} as const

/** Address where a bus search starts. */
export const busHome = '/?tab=bus'

/** Address of the bus price alert page. */
export const alertPath = '/bus/price-alert/'

/** Path of a search's shared link, which contains the search option's id (docs/decisions/0018). */
export function sharePath(option: string): string {
  return `/otobus-bileti/ara/${encodeURIComponent(option)}/`
}
