/** Names of the query parameters that the searches of all products share, except those of the result list. */
export const searchParams = {
  session: 'session_unique',
  /** Query parameter of the payment page: ID of the search session that led to the booking. */
  cameFrom: 'search',
  /**
   * Query parameter of the results page: which of the searched dates the app has adjusted ('departure', 'return'). The
   * page shows one notice for each adjusted date. In the browser, the page then removes the parameter from its URL.
   */
  notice: 'notice',
  /** Query parameter of the home page: ID of the saved search (the API's search option) that fills in the form. */
  option: 'option',
} as const

/** Returns the URL of a search session's results; its path starts with `product`. */
export function resultsPath(product: string, sessionUnique: string, extra: Record<string, string> = {}): string {
  return `/${product}/search/?${new URLSearchParams({ [searchParams.session]: sessionUnique, ...extra })}`
}
