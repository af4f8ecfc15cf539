/**
 * The sort orders of the flight results (docs/product/flights.md#results-of-flights). Price is first and therefore the
 * default.
 */
import { msg } from '@lingui/core/macro'
import { byBest } from '#booking/orderings/best-ordering.ts'
import type { Ordering } from '#booking/orderings/ordering.ts'
import { byDeparture, byDuration, byPrice, compareNames } from '#booking/orderings/usual-orderings.ts'
import type { FlightItem } from '#contract/flight-results.ts'
import { outboundOf, returnOf } from '#flight/search/flight-item.ts'

function departsAt(item: FlightItem): string {
  const { date, time } = outboundOf(item).departure
  return `${date} ${time}`
}

/** Returns the travel time in minutes. For an outbound and a return flight sold together, it is the sum of both. */
function minutesUnderWay(item: FlightItem): number {
  return outboundOf(item).information.duration + (returnOf(item)?.information.duration ?? 0)
}

/** Returns the number of stops. For an outbound and a return flight sold together, it is the sum of both. */
function stops(item: FlightItem): number {
  const back = returnOf(item)?.information.total_transfer_count ?? 0
  return outboundOf(item).information.total_transfer_count + back
}

export const flightOrderings: readonly Ordering<FlightItem>[] = [
  byPrice,
  byBest((item) => ({ price: item.price.total, minutes: minutesUnderWay(item), stops: stops(item) })),
  byDeparture(departsAt),
  byDuration(minutesUnderWay),
  {
    name: 'airline',
    asc_title: msg`Havayolu (A-Z)`,
    desc_title: msg`Havayolu (Z-A)`,
    sort: (a, b) => compareNames(outboundOf(a).airline, outboundOf(b).airline),
  },
]
