/** The sort order 'En iyi', which weighs price against travel time and stops (docs/decisions/0044-best-ordering.md). */
import { msg } from '@lingui/core/macro'
import type { Ordering } from '#booking/orderings/ordering.ts'

export interface Journey {
  /** Price of the journey in TRY. */
  price: number
  /** Travel time in minutes including waiting times; zero, negative or NaN if it is unknown. */
  minutes: number
  stops: number
}

/** Minutes added per stop to the travel time, for the effort of changing and the risk of a missed connection. */
const stopMinutes = 45

/**
 * Returns a cost that combines the price, travel time and stops of a journey; lower is better. Each stop counts as
 * `stopMinutes` of additional travel time. A journey with twice the travel time has the same cost if its price is 29 %
 * lower (1 - 1/√2). This holds for every currency and number of travellers, and does not depend on the other results.
 */
export function journeyCost({ price, minutes, stops }: Journey): number {
  return price * Math.sqrt(minutes + stopMinutes * stops)
}

const isTimed = ({ minutes }: Journey) => minutes > 0

/**
 * Returns the sort order that puts the best journeys, those with the lowest `journeyCost`, first. If this cost is
 * equal, the cheaper journey comes first. Journeys of unknown duration come last. There is no descending direction,
 * because nobody looks for the worst journeys.
 */
export function byBest<T>(journey: (item: T) => Journey): Ordering<T> {
  return {
    name: 'best',
    asc_title: msg`En iyi`,
    desc_title: null,
    sort: (a, b) => {
      const [one, other] = [journey(a), journey(b)]
      if (!isTimed(one) || !isTimed(other))
        return Number(isTimed(other)) - Number(isTimed(one)) || one.price - other.price
      return journeyCost(one) - journeyCost(other) || one.price - other.price
    },
  }
}
