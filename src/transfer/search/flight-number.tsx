import { useSearchParams } from 'react-router'
import { flightParam, readFlight } from '#booking/transfer-link/transfer-flight.ts'

/**
 * The flight number of the search as a hidden field, which carries it to the payment and to the results of another day.
 */
export function FlightNumber() {
  const [params] = useSearchParams()
  const flight = readFlight(params)
  return flight && <input type="hidden" name={flightParam} value={flight} />
}
