/** The orderings that results of journeys have in common (docs/product/booking.md#filters-and-orderings). */
import { msg } from '@lingui/core/macro'
import type { Ordering } from '#booking/orderings/ordering.ts'

export const byPrice: Ordering<{ price: { total: number } }> = {
  name: 'price',
  asc_title: msg`En ucuz`,
  desc_title: msg`En pahalı`,
  sort: (a, b) => a.price.total - b.price.total,
}

/** `departsAt` answers with a plain date and HH:MM, which compare as texts. */
export const byDeparture = <T>(departsAt: (item: T) => string): Ordering<T> => ({
  name: 'departure',
  asc_title: msg`En erken kalkış`,
  desc_title: msg`En geç kalkış`,
  sort: (a, b) => (departsAt(a) < departsAt(b) ? -1 : departsAt(a) > departsAt(b) ? 1 : 0),
})

/** `minutes` answers with the minutes under way. */
export const byDuration = <T>(minutes: (item: T) => number): Ordering<T> => ({
  name: 'duration',
  asc_title: msg`En kısa süre`,
  desc_title: msg`En uzun süre`,
  sort: (a, b) => minutes(a) - minutes(b),
})

const names = new Intl.Collator('tr')

/** In the order of the Turkish alphabet. */
export const compareNames = (a: { name: string }, b: { name: string }): number => names.compare(a.name, b.name)
