/** Sort orders of bus results (docs/product/buses.md#results-of-buses); the first, by price, is the default. */
import { msg } from '@lingui/core/macro'
import { byBest } from '#booking/orderings/best-ordering.ts'
import type { Ordering } from '#booking/orderings/ordering.ts'
import { byDeparture, byDuration, byPrice, compareNames } from '#booking/orderings/usual-orderings.ts'
import type { BusItem } from '#contract/bus-results.ts'
import { minutesOf } from '#contract/duration.ts'

const minutesUnderWay = ({ information }: BusItem) => minutesOf(information.duration)

export const busOrderings: readonly Ordering<BusItem>[] = [
  byPrice,
  byBest((item) => ({ price: item.price.total, minutes: minutesUnderWay(item), stops: 0 })),
  {
    name: 'company',
    asc_title: msg`Firma (A-Z)`,
    desc_title: msg`Firma (Z-A)`,
    sort: (a, b) => compareNames(a.company, b.company),
  },
  byDeparture(({ departure }) => `${departure.date} ${departure.time}`),
  byDuration(minutesUnderWay),
]
