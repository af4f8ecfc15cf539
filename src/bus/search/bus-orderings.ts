/**
 * How bus results can be ordered (docs/product/buses.md#results-of-buses): price first, so the cheapest trip leads by
 * default.
 */
import { msg } from '@lingui/core/macro'
import type { Ordering } from '#booking/orderings/ordering.ts'
import type { BusItem } from '#contract/bus-results.ts'
import { minutesOf } from '#i18n/plain-date.ts'

const names = new Intl.Collator('tr')
const departsAt = ({ departure }: BusItem) => `${departure.date} ${departure.time}`

export const busOrderings: readonly Ordering<BusItem>[] = [
  {
    name: 'price',
    asc_title: msg`En ucuz`,
    desc_title: msg`En pahalı`,
    sort: (a, b) => a.price.total - b.price.total,
  },
  {
    name: 'company',
    asc_title: msg`Firma (A-Z)`,
    desc_title: msg`Firma (Z-A)`,
    sort: (a, b) => names.compare(a.company.name, b.company.name),
  },
  {
    name: 'departure',
    asc_title: msg`En erken kalkış`,
    desc_title: msg`En geç kalkış`,
    sort: (a, b) => (departsAt(a) < departsAt(b) ? -1 : departsAt(a) > departsAt(b) ? 1 : 0),
  },
  {
    name: 'duration',
    asc_title: msg`En kısa süre`,
    desc_title: msg`En uzun süre`,
    sort: (a, b) => minutesOf(a.information.duration) - minutesOf(b.information.duration),
  },
]
