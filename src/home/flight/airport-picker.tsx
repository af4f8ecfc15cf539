import { useRootData } from '#api/root-data.ts'
import type { Side } from '#booking/places/places.ts'
import { airportOption } from '#flight/airport-match.ts'
import { AirportPopup } from '#home/flight/airport-popup.tsx'
import { airportLabel, type FlightFields } from '#home/flight/flight-fields.ts'
import { endPicker } from '#home/places/end-picker.ts'
import type { SearchFormState } from '#home/use-search-form.ts'

/** Popup in which the departure or arrival of the flight form is chosen. */
export function AirportPicker({ side, state }: { side: Side; state: SearchFormState<FlightFields> }) {
  const { appInfo } = useRootData()
  return (
    <AirportPopup
      {...endPicker(state, side, airportLabel)}
      popular={appInfo.constants.flight.popular_airports.map(airportOption)}
    />
  )
}
