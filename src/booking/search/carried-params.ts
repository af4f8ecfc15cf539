import { bagIn } from '#booking/search/bag-param.ts'
import { flightIn } from '#booking/transfer-link/transfer-flight.ts'

/** The parameters that are carried from one search address to the next: the flight number and 'Bavul dahil'. */
export const carriedIn = (query: URLSearchParams): Record<string, string> => ({ ...flightIn(query), ...bagIn(query) })
