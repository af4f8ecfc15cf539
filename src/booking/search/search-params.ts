/** Search parameters of every results screen, besides those of filters, ordering and pages. */
export const searchParams = {
  session: 'session_unique',
  /** On the payment page: the session of the search that led to the booking. */
  cameFrom: 'search',
  /** Days that were adjusted for the traveller; the notice is shown once on arrival. */
  notice: 'notice',
  /** On home: the search option that fills the form in. */
  option: 'option',
} as const

/** Address of a search session's results; the path starts with `product`. */
export function resultsPath(product: string, sessionUnique: string, extra: Record<string, string> = {}): string {
  return `/${product}/search/?${new URLSearchParams({ [searchParams.session]: sessionUnique, ...extra })}`
}
