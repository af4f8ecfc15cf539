import type { BusStation } from '#contract/bus-search.ts'
import { upperTurkish } from '#contract/turkish-text.ts'

/** The first three letters of a station in Turkish upper case: ANK, İZM (spec 001 §2). */
export function stationCode({ name }: Pick<BusStation, 'name'>): string {
  return upperTurkish([...name].slice(0, 3).join(''))
}
