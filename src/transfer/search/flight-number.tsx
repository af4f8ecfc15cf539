import { useSearchParams } from 'react-router'
import { flightParam, readFlight } from '#booking/transfer-link/transfer-flight.ts'

/** The flight number of the search as a hidden field, which the payment form and another day's results get. */
export function FlightNumber() {
  const [params] = useSearchParams()
  const flight = readFlight(params)
  return flight && <input type="hidden" name={flightParam} value={flight} />
}
