/** Whether prices include a checked bag, in addresses from a shared link to the results. */

/** Search parameter of the switch 'Bavul dahil': 1, or none. */
export const bagParam = 'bag'

/** Whether an address or a posted form asks for prices with a checked bag. */
export const asksForBag = (given: Pick<FormData | URLSearchParams, 'get'>): boolean => given.get(bagParam) === '1'

/** The switch as a parameter of an address; empty if it is off. */
export const bagParams = (bag: boolean): Record<string, string> => (bag ? { [bagParam]: '1' } : {})

/** The switch in an address or in a posted form as a parameter of the next address; empty if it is off. */
export const bagIn = (given: Pick<FormData | URLSearchParams, 'get'>) => bagParams(asksForBag(given))
