/** Computes by how many units a booking changes each stock. */

/**
 * A change of the number of taken units of one stock, by `delta`. `capacity` is the number of units that the gateway
 * may sell; it is null if units are only released.
 */
type StockChange<Stock> = Stock & { delta: number; capacity: number | null }

/**
 * Returns the changes of stocks that take the units in `claims` and release the units in `held`. The result has one
 * change per stock, ordered by key. Concurrent transactions that update the rows in this order can't deadlock.
 */
export function stockChanges<Stock>(
  keyOf: (stock: Stock) => string,
  claims: readonly (Stock & { count: number; capacity: number })[],
  held: readonly (Stock & { count: number })[],
): StockChange<Stock>[] {
  const changes = new Map<string, StockChange<Stock>>()
  const change = (stock: Stock, delta: number, capacity: number | null) => {
    const known = changes.get(keyOf(stock))
    if (known) {
      known.delta += delta
      known.capacity = capacity ?? known.capacity
    } else changes.set(keyOf(stock), { ...stock, delta, capacity })
  }
  for (const claim of claims) change(claim, claim.count, claim.capacity)
  for (const stock of held) change(stock, -stock.count, null)
  return [...changes.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
}
