/** Price alerts in the list 'Fiyat Alarmlarım' (docs/product/frame.md#account). */
import type * as z from 'zod/mini'
import type { watched } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'

export interface AlertLine {
  /** Id of the alert; null if the gateway sends none. An alert without an id can't be paused or deleted. */
  id: number | null
  /** The watched search option; the product's search gate starts this search again. */
  option: string
  gate: string
  active: boolean
  title: [string] | [string, string]
  subtitle: string
  /** Plain dates of departure and return; HH:MM of the pick-up. */
  date: string
  returnDate: string | null
  time: string | null
  /** Watched price in TRY; null if nothing was on sale. */
  oldPrice: number | null
  newPrice: number | null
  /**
   * Price in TRY at or below which the owner is notified; null if the owner is notified of every price drop, undefined
   * if the gateway has no thresholds.
   */
  threshold: number | null | undefined
  /** Lowest prices in TRY by plain date, earliest first. */
  history: readonly { date: string; price: number }[]
}

type Watched = z.infer<z.ZodMiniObject<typeof watched>>

/** Maps the fields that alerts of every product have. */
export function plainAlert(
  { id, option, active, old_price, new_price, threshold, history }: Watched,
  product: ProductName,
) {
  return {
    id: id ?? null,
    option,
    // Each product has its own search gate (docs/product/frame.md#account).
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
