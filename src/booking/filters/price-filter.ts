/** The price filter of results that have few prices in common (docs/product/booking.md#filters-and-orderings). */
import { msg } from '@lingui/core/macro'
import type { Range, RangePreset } from '#booking/filters/filters.ts'
import { stepped } from '#booking/filters/stepped.ts'

/** The whole range and its thirds, in whole steps; only the whole where it has fewer than three steps. */
export function pricePresets({ min, max, step }: { min: number; max: number; step: number }): RangePreset[] {
  const whole = { title: msg`Tümü`, from: min, to: max }
  const third = Math.round((max - min) / 3 / step) * step
  if (max - min < 3 * step) return [whole]
  return [
    whole,
    { title: msg`Ekonomik`, from: min, to: min + third },
    { title: msg`Orta`, from: min + third, to: max - third },
    { title: msg`Üst`, from: max - third, to: max },
  ]
}

/** The filter of prices within `bounds`, in TRY. `read` returns NaN for an item without a price, which is in no range. */
export function priceFilter<T>(bounds: { min: number; max: number }, read: (item: T) => number): Range<T> {
  const price = stepped(bounds, 'price')
  return {
    type: 'Range',
    name: 'price',
    title: msg`Fiyat`,
    unit: 'price',
    ...price,
    presets: pricePresets(price),
    read,
  }
}
