import { useSearchParams } from 'react-router'
import { flightParam, readFlight } from '#booking/transfer-flight.ts'

/** The flight number of the search as a hidden field, so that selecting a vehicle passes it on to the payment form. */
export function FlightNumber() {
  const [params] = useSearchParams()
  const flight = readFlight(params)
  return flight && <input type="hidden" name={flightParam} value={flight} />
}
