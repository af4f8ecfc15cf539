/**
 * Search parameter of the switch 'Bavul dahil' (checked bag included), which shows prices with a checked bag. While the
 * switch is on, the URL of the results contains the parameter, and so do the URLs that lead to them, such as that of a
 * shared link.
 */

/** Name of the search parameter: its value is 1 if the switch is on; otherwise it is left out. */
export const bagParam = 'bag'

/** Returns whether a URL's query or a posted form requests prices with a checked bag. */
export const asksForBag = (given: Pick<FormData | URLSearchParams, 'get'>): boolean => given.get(bagParam) === '1'

/** Returns the search parameter for the state `bag` of the switch; empty if it is off. */
export const bagParams = (bag: boolean): Record<string, string> => (bag ? { [bagParam]: '1' } : {})

/**
 * Returns the search parameter of the switch for the next URL if the current query or posted form contains it;
 * otherwise empty.
 */
export const bagIn = (given: Pick<FormData | URLSearchParams, 'get'>) => bagParams(asksForBag(given))
