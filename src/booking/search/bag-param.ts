/** The parameter for prices with a checked bag; all addresses from a shared link up to the results carry it. */

/** Search parameter of the switch 'Bavul dahil': 1 if it is on, absent if it is off. */
export const bagParam = 'bag'

/** Whether an address or a posted form requests prices with a checked bag. */
export const asksForBag = (given: Pick<FormData | URLSearchParams, 'get'>): boolean => given.get(bagParam) === '1'

/** The search parameter for the switch; empty if it is off. */
export const bagParams = (bag: boolean): Record<string, string> => (bag ? { [bagParam]: '1' } : {})

/** Copies the switch from an address or a posted form to the next address; empty if it is off. */
export const bagIn = (given: Pick<FormData | URLSearchParams, 'get'>) => bagParams(asksForBag(given))
