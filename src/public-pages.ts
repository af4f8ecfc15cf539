/** Lists the pages that search engines may list, for the sitemap. */
import type { Api } from '#api/client.ts'
import { frameCalls } from '#api/frame.ts'
import { activityPages } from '#activity/public-pages.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { products } from '#contract/products.ts'

/**
 * Returns the canonical paths of the pages that search engines may list, each once. Rejects with `ApiError` if an API
 * call fails.
 */
export async function publicPages(api: Api): Promise<string[]> {
  const [corporate, ...ofProducts] = await Promise.all([frameCalls.corporatePages(api), activityPages(api)])
  return [
    '/',
    ...products.slice(1).map((product) => bookingAddresses(product).home),
    ...products.map((product) => bookingAddresses(product).checkPnr),
    '/faq/',
    '/contact/',
    ...corporate.results.map(({ id }) => `/corporate/${id}/`),
    ...ofProducts.flat(),
  ]
}
