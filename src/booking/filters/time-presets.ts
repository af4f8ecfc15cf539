/** Preset time ranges in minutes since midnight (docs/product/frame.md#money-and-dates). */
import { msg } from '@lingui/core/macro'
import type { RangePreset } from '#booking/filters/filters.ts'

export const wholeDay = { min: 0, max: 1440 } as const

export const timePresets: readonly RangePreset[] = [
  { title: msg`Tümü`, from: wholeDay.min, to: wholeDay.max },
  { title: msg`Gece`, from: 0, to: 360 },
  { title: msg`Sabah`, from: 360, to: 720 },
  { title: msg`Öğle`, from: 720, to: 1080 },
  { title: msg`Akşam`, from: 1080, to: 1440 },
]
