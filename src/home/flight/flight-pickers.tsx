import { lazy, Suspense } from 'react'
import type { FlightFields } from '#home/flight/flight-fields.ts'
import type { SearchFormState } from '#home/use-search-form.ts'

/** Imports the code of the form's action. */
export const startCode = () => import('#home/flight/start-flight-search.ts')
const places = () => import('#home/flight/airport-picker.tsx')
const days = () => import('#home/flight/flight-day-picker.tsx')
const passengers = () => import('#home/flight/passenger-picker.tsx')
const AirportPicker = lazy(async () => ({ default: (await places()).AirportPicker }))
const FlightDayPicker = lazy(async () => ({ default: (await days()).FlightDayPicker }))
const PassengerPicker = lazy(async () => ({ default: (await passengers()).PassengerPicker }))

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
export function FlightPickers({ state, lastDay }: { state: SearchFormState<FlightFields>; lastDay: string }) {
  const { everOpened } = state
  // Renders no Suspense boundary before it is needed: hydrating one makes React render the form again.
  if (everOpened.size === 0) return null
  return (
    <Suspense fallback={null}>
      {everOpened.has('departure') && <AirportPicker side="departure" state={state} />}
      {everOpened.has('arrival') && <AirportPicker side="arrival" state={state} />}
      {(everOpened.has('departure_date') || everOpened.has('return_date')) && (
        <FlightDayPicker state={state} lastDay={lastDay} />
      )}
      {everOpened.has('passengers') && <PassengerPicker state={state} />}
    </Suspense>
  )
}
