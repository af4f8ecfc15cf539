/** Sort orders that the results of several products share (docs/product/booking.md#filters-and-orderings). */
import { msg } from '@lingui/core/macro'
import type { Ordering } from '#booking/orderings/ordering.ts'

export const byPrice: Ordering<{ price: { total: number } }> = {
  name: 'price',
  asc_title: msg`En ucuz`,
  desc_title: msg`En pahalı`,
  sort: (a, b) => a.price.total - b.price.total,
}

/**
 * Returns the sort order by departure. `departsAt` returns plain date and HH:MM in one string, so that strings can be
 * compared.
 */
export const byDeparture = <T>(departsAt: (item: T) => string): Ordering<T> => ({
  name: 'departure',
  asc_title: msg`En erken kalkış`,
  desc_title: msg`En geç kalkış`,
  sort: (a, b) => (departsAt(a) < departsAt(b) ? -1 : departsAt(a) > departsAt(b) ? 1 : 0),
})

/** Returns the sort order by travel time; `minutes` returns the travel time of a result in minutes. */
export const byDuration = <T>(minutes: (item: T) => number): Ordering<T> => ({
  name: 'duration',
  asc_title: msg`En kısa süre`,
  desc_title: msg`En uzun süre`,
  sort: (a, b) => minutes(a) - minutes(b),
})

let turkish: Intl.Collator | undefined

/** Compares names in Turkish alphabetical order. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  // The collator is created only when names are first compared. Creating it takes 5 ms, which would delay every page of
  // results (docs/decisions/0041-light-start.md).
  turkish ??= new Intl.Collator('tr')
  return turkish.compare(a.name, b.name)
}
