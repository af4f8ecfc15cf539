/** Whether prices include a checked bag, in addresses from a shared link to the results. */

/** Search parameter of the switch 'Bavul dahil': 1, or none. */
export const bagParam = 'bag'

/** Whether an address or a posted form asks for prices with a checked bag. */
export const asksForBag = (given: Pick<FormData | URLSearchParams, 'get'>): boolean => given.get(bagParam) === '1'

/** The switch in an address or in a posted form as a parameter of the next address; empty if it is off. */
export function bagIn(given: Pick<FormData | URLSearchParams, 'get'>): Record<string, string> {
  return asksForBag(given) ? { [bagParam]: '1' } : {}
}
