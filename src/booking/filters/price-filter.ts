/** Price filter of results, with presets for parts of the range (docs/product/booking.md#filters-and-orderings). */
import { msg } from '@lingui/core/macro'
import type { Range, RangePreset } from '#booking/filters/filters.ts'
import { stepped } from '#booking/filters/stepped.ts'

/**
 * Returns presets for the whole price range and for its three thirds, rounded to steps. If the range is shorter than
 * three steps, returns only the whole range.
 */
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

/**
 * Returns the price filter for the range `bounds`, in TRY. `read` returns NaN for a result without a price, which is
 * outside every range.
 */
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
