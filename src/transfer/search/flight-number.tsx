import { useSearchParams } from 'react-router'
import { flightParam, readFlight } from '#booking/transfer-link/transfer-flight.ts'

/**
 * Hidden field with the flight number in the URL of the results, which passes it on to payment and to the results for
 * another date.
 */
export function FlightNumber() {
  const [params] = useSearchParams()
  const flight = readFlight(params)
  return flight && <input type="hidden" name={flightParam} value={flight} />
}
