/** The fares of a flight item (docs/product/flights.md#fares). */
import type { AlternativePrice, FlightItem } from '#contract/flight-results.ts'

/** The fare with that code; undefined if the item has none. */
export function fareOf(item: FlightItem, code: string): AlternativePrice | undefined {
  return item.price.alternative_prices.find((fare) => fare.code === code)
}

/**
 * Code of the recommended fare: the second in the list, none for a single fare
 * (docs/product/flights.md#results-of-flights).
 */
export function recommendedCode(fares: readonly AlternativePrice[]): string | undefined {
  return fares[1]?.code
}

/** Kilograms of an allowance; the unit is added if the wire's text has none. */
export function kilograms(allowance: string): string {
  return /^\d+$/.test(allowance) ? `${allowance} kg` : allowance
}
