import { useSearchParams } from 'react-router'
import { flightParam, readFlight } from '#booking/transfer-link/transfer-flight.ts'

/**
 * Hidden field that passes the flight number in the URL of the results on to payment and to the results for another
 * date.
 */
export function FlightNumber() {
  const [params] = useSearchParams()
  const flight = readFlight(params)
  return flight && <input type="hidden" name={flightParam} value={flight} />
}
