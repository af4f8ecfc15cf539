import { lazy, Suspense } from 'react'
import { useRootData } from '#api/root-data.ts'
import type { Side } from '#booking/places/places.ts'
import { airportOption } from '#flight/airport-match.ts'
import { airportLabel, flightDayPrices, type FlightFields, flightStay } from '#home/flight/flight-fields.ts'
import type { SearchFormState } from '#home/use-search-form.ts'

type State = SearchFormState<FlightFields>

/** Imports the code of the form's action. */
export const startCode = () => import('#home/flight/start-flight-search.ts')
const places = () => import('#home/flight/airport-popup.tsx')
const days = () => import('#home/travel-day-pickers.tsx')
const passengers = () => import('#home/flight/passenger-sheet.tsx')
const AirportPopup = lazy(async () => ({ default: (await places()).AirportPopup }))
const TravelDayPickers = lazy(async () => ({ default: (await days()).TravelDayPickers }))
const PassengerSheet = lazy(async () => ({ default: (await passengers()).PassengerSheet }))

/**
 * Preload functions for pickers, on hover or focus of their field. Airport pickers also preload the search's code, so
 * that a connection lost meanwhile is reported at once.
 */
export const preload = {
  places: () => quietly(Promise.all([places(), startCode()])),
  days: () => quietly(days()),
  passengers: () => quietly(passengers()),
}

/** Ignores preload failures; they are reported when the code is needed. */
function quietly(fetching: Promise<unknown>): void {
  fetching.catch(() => null)
}

/** The popups of the flight form, outside the form element, each loaded at its first opening. */
export function FlightPickers({ state, lastDay }: { state: State; lastDay: string }) {
  const { everOpened } = state
  return (
    <Suspense fallback={null}>
      {everOpened.has('departure') && <AirportPicker side="departure" state={state} />}
      {everOpened.has('arrival') && <AirportPicker side="arrival" state={state} />}
      {(everOpened.has('departure_date') || everOpened.has('return_date')) && (
        <TravelDayPickers
          state={state}
          dates={state.fields.dates}
          roundTrip={state.fields.flyType === 'RT'}
          stay={flightStay}
          lastDay={lastDay}
          priced={(end, dates) => flightDayPrices(state.fields, end, dates)}
          onChange={(dates) => state.change({ dates }, 'departure_date', 'return_date')}
        />
      )}
      {everOpened.has('passengers') && <PassengerPicker state={state} />}
    </Suspense>
  )
}

function AirportPicker({ side, state }: { side: Side; state: State }) {
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

function PassengerPicker({ state }: { state: State }) {
  const { appInfo } = useRootData()
  return (
    <PassengerSheet
      counts={state.fields.counts}
      flightClass={state.fields.flightClass}
      constants={appInfo.constants.flight}
      open={state.opened === 'passengers'}
      onCounts={(counts) => state.change({ counts }, 'passengers')}
      onFlightClass={(flightClass) => state.change({ flightClass })}
      onClose={() => state.close('passengers')}
    />
  )
}
