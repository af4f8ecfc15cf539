import { bagIn } from '#booking/search/bag-param.ts'
import { flightIn } from '#booking/transfer-link/transfer-flight.ts'

/**
 * Returns the parameters that each URL of a search takes over from the previous one: the number of the flight with
 * which a transfer connects, and the switch 'Bavul dahil' (checked bag included).
 */
export const carriedIn = (query: URLSearchParams): Record<string, string> => ({ ...flightIn(query), ...bagIn(query) })
