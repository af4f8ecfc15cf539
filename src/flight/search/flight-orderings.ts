/**
 * How flight results can be ordered (docs/product/flights.md#results-of-flights): price first, so the cheapest flight
 * leads by default.
 */
import { msg } from '@lingui/core/macro'
import type { Ordering } from '#booking/orderings/ordering.ts'
import type { FlightItem } from '#contract/flight-results.ts'
import { outboundOf, returnOf } from '#flight/search/flight-item.ts'

const names = new Intl.Collator('tr')

function departsAt(item: FlightItem): string {
  const { date, time } = outboundOf(item).departure
  return `${date} ${time}`
}

/** Minutes under way, both directions of a packaged item together. */
function minutesUnderWay(item: FlightItem): number {
  return outboundOf(item).information.duration + (returnOf(item)?.information.duration ?? 0)
}

export const flightOrderings: readonly Ordering<FlightItem>[] = [
  {
    name: 'price',
    asc_title: msg`En ucuz`,
    desc_title: msg`En pahalı`,
    sort: (a, b) => a.price.total - b.price.total,
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
    sort: (a, b) => minutesUnderWay(a) - minutesUnderWay(b),
  },
  {
    name: 'airline',
    asc_title: msg`Havayolu (A-Z)`,
    desc_title: msg`Havayolu (Z-A)`,
    sort: (a, b) => names.compare(outboundOf(a).airline.name, outboundOf(b).airline.name),
  },
]
