/** Addresses of the transfer results, besides those of every product. */

/** Address where a transfer search starts. */
export const transferHome = '/?tab=transfer'

/** Address of the transfer price alert page. */
export const alertPath = '/transfer/price-alert/'

/** Path of a search's shared link, which contains the search option's id (docs/decisions/0018). */
export function sharePath(option: string): string {
  return `/transfer/ara/${encodeURIComponent(option)}/`
}
