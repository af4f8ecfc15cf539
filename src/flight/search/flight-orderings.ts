/**
 * How flight results can be ordered (docs/product/flights.md#results-of-flights): price first, so the cheapest flight
 * leads by default.
 */
import { msg } from '@lingui/core/macro'
import type { Ordering } from '#booking/orderings/ordering.ts'
import { byDeparture, byDuration, byPrice, compareNames } from '#booking/orderings/usual-orderings.ts'
import type { FlightItem } from '#contract/flight-results.ts'
import { outboundOf, returnOf } from '#flight/search/flight-item.ts'

function departsAt(item: FlightItem): string {
  const { date, time } = outboundOf(item).departure
  return `${date} ${time}`
}

/** Minutes under way, both directions of a packaged item together. */
function minutesUnderWay(item: FlightItem): number {
  return outboundOf(item).information.duration + (returnOf(item)?.information.duration ?? 0)
}

export const flightOrderings: readonly Ordering<FlightItem>[] = [
  byPrice,
  byDeparture(departsAt),
  byDuration(minutesUnderWay),
  {
    name: 'airline',
    asc_title: msg`Havayolu (A-Z)`,
    desc_title: msg`Havayolu (Z-A)`,
    sort: (a, b) => compareNames(outboundOf(a).airline, outboundOf(b).airline),
  },
]
