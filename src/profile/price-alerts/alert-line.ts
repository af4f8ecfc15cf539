/** Price alerts as the list 'Fiyat Alarmlarım' shows them (docs/product/frame.md#account). */
import type * as z from 'zod/mini'
import type { watched } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'

export interface AlertLine {
  /**
   * ID of the price alert, or null if the gateway sends none. A price alert without an ID can't be paused or deleted.
   */
  id: number | null
  /**
   * ID of the saved search (the API's search option) that the alert watches. `gate` is the path that runs this search
   * again.
   */
  option: string
  gate: string
  active: boolean
  title: [string] | [string, string]
  subtitle: string
  /** Departure and return as plain dates, and the pick-up time as HH:MM. */
  date: string
  returnDate: string | null
  time: string | null
  /**
   * Price of the watched search in TRY before the latest price change. If the price has not changed yet, it is the
   * first known price. It is null if nothing has been on sale yet.
   */
  oldPrice: number | null
  newPrice: number | null
  /**
   * Price in TRY at or below which the owner is notified. It is null if the owner is notified of every price drop of at
   * least one per cent, and undefined if the gateway does not support thresholds.
   */
  threshold: number | null | undefined
  /**
   * Price history, earliest first: `price` is the lowest price in TRY that the gateway found on `date`, a plain date.
   */
  history: readonly { date: string; price: number }[]
}

type Watched = z.infer<z.ZodMiniObject<typeof watched>>

/**
 * Converts the fields that price alerts of all products have in common. Each product adds the other fields of an
 * `AlertLine`.
 */
export function plainAlert(
  { id, option, active, old_price, new_price, threshold, history }: Watched,
  product: ProductName,
) {
  return {
    id: id ?? null,
    option,
    // Each product has its own path that starts a saved search again (docs/product/frame.md#account).
    gate: `/${product}/search-gate/${encodeURIComponent(option)}/`,
    active,
    subtitle: '',
    returnDate: null,
    time: null,
    oldPrice: old_price,
    newPrice: new_price,
    threshold,
    history: history ?? [],
  }
}
