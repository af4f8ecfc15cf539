/** Search parameters of every results screen, beside those of the filters, the ordering and the pages. */
export const searchParams = {
  session: 'session_unique',
  /** On a payment page: the session of the search that its booking came of. */
  cameFrom: 'search',
  /** Days that were changed for the traveller, told once on arrival. */
  notice: 'notice',
} as const

/** Address of the results of a search session of `product`, the first part of its addresses. */
export function resultsPath(product: string, sessionUnique: string, extra: Record<string, string> = {}): string {
  return `/${product}/search/?${new URLSearchParams({ [searchParams.session]: sessionUnique, ...extra })}`
}
