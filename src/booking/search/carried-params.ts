import { bagIn } from '#booking/search/bag-param.ts'
import { flightIn } from '#booking/transfer-link/transfer-flight.ts'

/**
 * Returns the parameters of `query` that the following URLs of the same search must contain, too: the number of the
 * flight with which a transfer connects, and the parameter of the switch 'Bavul dahil' (checked bag included).
 */
export const carriedIn = (query: URLSearchParams): Record<string, string> => ({ ...flightIn(query), ...bagIn(query) })
