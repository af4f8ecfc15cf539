/** Describes stock that this gateway and other sellers sell. */

/**
 * A limited number of units, such as the seats on one departure. The gateway counts its sales by `key` and may sell at
 * most `all - takenElsewhere` units.
 */
export interface Stock {
  key: string
  /** Plain date on which the units are used, such as the date of departure. */
  day: string
  wanted: number
  all: number
  takenElsewhere: number
}

/**
 * Returns how many units of a stock the gateway has sold or holds; `key` is a `Stock.key`. The function counts for one
 * traveller: units in unpaid bookings of this traveller count as free. Units whose hold has expired also count as free,
 * except those of a booking whose ticket is being issued. Returns 0 for an unknown key.
 */
export type TakenStock = (key: string) => number

/**
 * What a supplier needs from the gateway for a search: the current instant, and a function that counts the gateway's
 * own sales by stock keys.
 */
export interface StockMarket {
  now: Date
  taken: (keys: readonly string[]) => Promise<TakenStock>
}

/** Returns the units left of an offer's scarcest stock; `taken` returns the units this gateway has sold or holds. */
export const leftOf = (stock: readonly Stock[], taken: TakenStock = () => 0): number =>
  Math.min(...stock.map(({ key, all, takenElsewhere: others }) => all - others - taken(key)))

/** Whether every stock of an offer has the wanted number of units left. */
export const isAvailable = (stock: readonly Stock[], taken: TakenStock = () => 0): boolean =>
  stock.every(({ key, wanted, all, takenElsewhere: others }) => others + taken(key) + wanted <= all)
