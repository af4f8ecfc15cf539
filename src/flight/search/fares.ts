/** The fares of a flight item (docs/product/flights.md#fares). */
import type { AlternativePrice, FlightItem } from '#contract/flight-results.ts'

/** The fare of that code; undefined where the item has none such. */
export function fareOf(item: FlightItem, code: string): AlternativePrice | undefined {
  return item.price.alternative_prices.find((fare) => fare.code === code)
}

/**
 * The recommended fare is the second in the list; with a single one there is none to recommend
 * (docs/product/flights.md#results-of-flights).
 */
export function recommendedCode(fares: readonly AlternativePrice[]): string | undefined {
  return fares[1]?.code
}
