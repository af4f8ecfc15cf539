/**
 * Search parameter of the switch 'Bavul dahil', which shows prices with a checked bag. While the switch is on, each URL
 * on the way from a shared link to the results contains the parameter.
 */

/** Name of the search parameter: its value is 1 if the switch is on; otherwise it is left out. */
export const bagParam = 'bag'

/** Returns whether a URL's query or a posted form requests prices with a checked bag. */
export const asksForBag = (given: Pick<FormData | URLSearchParams, 'get'>): boolean => given.get(bagParam) === '1'

/** Returns the search parameter for the state `bag` of the switch; empty if it is off. */
export const bagParams = (bag: boolean): Record<string, string> => (bag ? { [bagParam]: '1' } : {})

/**
 * Returns the switch's search parameter for the next URL, from the current URL's query or a posted form; empty if the
 * switch is off.
 */
export const bagIn = (given: Pick<FormData | URLSearchParams, 'get'>) => bagParams(asksForBag(given))
