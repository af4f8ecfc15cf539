/** The ordering 'En iyi', which weighs price against travel time and stops (docs/decisions/0044-best-ordering.md). */
import { msg } from '@lingui/core/macro'
import type { Ordering } from '#booking/orderings/ordering.ts'

export interface Journey {
  /** TRY. */
  price: number
  /** Travel time in minutes, waits included; not above 0, or NaN, if it is unknown. */
  minutes: number
  stops: number
}

/** Minutes that a stop counts for besides its wait: the risk of a missed connection, and the changing itself. */
const stopMinutes = 45

/**
 * What a journey costs in money and time; lower is better. Twice the time must save 29 % of the price (1 - 1/√2),
 * whatever the price, the currency, the number of passengers and the other results of the list.
 */
export function journeyCost({ price, minutes, stops }: Journey): number {
  return price * Math.sqrt(minutes + stopMinutes * stops)
}

const isTimed = ({ minutes }: Journey) => minutes > 0

/** Best first, equals by price; journeys of unknown duration are last. It has no opposite: nobody looks for the worst. */
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
