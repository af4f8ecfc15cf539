/** Preset price ranges of the results that have few prices in common (docs/product/booking.md#filters-and-orderings). */
import { msg } from '@lingui/core/macro'
import type { RangePreset } from '#booking/filters/filters.ts'

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
