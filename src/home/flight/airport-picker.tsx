import { useRootData } from '#api/root-data.ts'
import type { Side } from '#booking/places/places.ts'
import { airportOption } from '#flight/airport-match.ts'
import { AirportPopup } from '#home/flight/airport-popup.tsx'
import { airportLabel, type FlightFields } from '#home/flight/flight-fields.ts'
import type { SearchFormState } from '#home/use-search-form.ts'

/** The popup of departure or arrival of the flight form. */
export function AirportPicker({ side, state }: { side: Side; state: SearchFormState<FlightFields> }) {
  const { appInfo } = useRootData()
  const place = state.fields[side]
  return (
    <AirportPopup
      side={side}
      open={state.opened === side}
      round={state.round}
      initialKeyword={airportLabel(place) ? '' : place.text}
      notice={state.errors[side]}
      popular={appInfo.constants.flight.popular_airports.map(airportOption)}
      onChoose={(place) => state.choose(side, place)}
      onClose={() => state.close(side)}
    />
  )
}
