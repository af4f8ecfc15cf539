import { bagIn } from '#booking/search/bag-param.ts'
import { flightIn } from '#booking/transfer-link/transfer-flight.ts'

/**
 * Returns the parameters that each URL of a search takes over from the previous one: the flight number and 'Bavul
 * dahil'.
 */
export const carriedIn = (query: URLSearchParams): Record<string, string> => ({ ...flightIn(query), ...bagIn(query) })
