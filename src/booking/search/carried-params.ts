import { bagIn } from '#booking/results/bag-param.ts'
import { flightIn } from '#booking/transfer-link/transfer-flight.ts'

/** The parameters that go along from the address of one search to the next: the flight number and 'Bavul dahil'. */
export const carriedIn = (query: URLSearchParams): Record<string, string> => ({ ...flightIn(query), ...bagIn(query) })
