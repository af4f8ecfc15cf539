import { useSearchParams } from 'react-router'
import { flightParam, readFlight } from '#booking/transfer-link/transfer-flight.ts'

/**
 * Hidden form field with the flight number from the URL of the results page. It passes the number on to the payment
 * page, or to the results for another date.
 */
export function FlightNumber() {
  const [params] = useSearchParams()
  const flight = readFlight(params)
  return flight && <input type="hidden" name={flightParam} value={flight} />
}
