/** Functions that read the fares of a flight (docs/product/flights.md#fares). */
import type { AlternativePrice, FlightItem } from '#contract/flight-results.ts'

/** Returns the fare with the given code, or undefined if the flight has no such fare. */
export function fareOf(item: FlightItem, code: string): AlternativePrice | undefined {
  return item.price.alternative_prices.find((fare) => fare.code === code)
}

/**
 * Returns the code of the recommended fare, which is the second in the list, or undefined if there is only one fare
 * (docs/product/flights.md#results-of-flights).
 */
export function recommendedCode(fares: readonly AlternativePrice[]): string | undefined {
  return fares[1]?.code
}

/** Returns a baggage allowance as it is displayed: 'kg' is added if the API sent only a number. */
export function kilograms(allowance: string): string {
  return /^\d+$/.test(allowance) ? `${allowance} kg` : allowance
}
