/** Search parameters of the bus results, beside those of every results screen. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const busSearchParams = {
  ...shared,
  /** Product id of the trip whose seats are shown where no scripts run. */
  trip: 'trip',
} as const

/** Where a bus search begins. */
export const busHome = '/?tab=bus'

/** The page of price alerts of buses. */
export const alertPath = '/bus/price-alert/'

/** Path of the shared link of a search; its id is the search id (docs/decisions/0018). */
export function sharePath(option: string): string {
  return `/otobus-bileti/ara/${encodeURIComponent(option)}/`
}
