/**
 * Search parameter of the switch 'Bavul dahil' (checked bag included), which shows prices with a checked bag. While the
 * switch is on, the URL of the results contains the parameter, and so do the URLs that lead to the results, such as
 * that of a shared link.
 */

/**
 * Name of the search parameter. Its value is 1 if the switch 'Bavul dahil' (checked bag included) is on; if the switch
 * is off, the URL lacks the parameter.
 */
export const bagParam = 'bag'

/** Returns whether a URL's query or a posted form requests prices with a checked bag. */
export const asksForBag = (given: Pick<FormData | URLSearchParams, 'get'>): boolean => given.get(bagParam) === '1'

/**
 * Returns the search parameter of the switch 'Bavul dahil' (checked bag included); an empty object if `bag` is false,
 * that is, if the switch is off.
 */
export const bagParams = (bag: boolean): Record<string, string> => (bag ? { [bagParam]: '1' } : {})

/**
 * Returns the search parameter that keeps the switch 'Bavul dahil' (checked bag included) on in the next URL. Returns
 * an empty object if the switch is not on in `given`, the query of the current URL or a posted form.
 */
export const bagIn = (given: Pick<FormData | URLSearchParams, 'get'>) => bagParams(asksForBag(given))
