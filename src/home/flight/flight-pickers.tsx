import { Suspense } from 'react'
import type { FlightFields } from '#home/flight/flight-fields.ts'
import type { SearchFormState } from '#home/use-search-form.ts'
import { reportLostCode } from '#ui/lost-code.tsx'
import { sparePart } from '#ui/spare-part.tsx'

/** Imports the code of the action that starts a flight search. */
export const startCode = () => import('#home/flight/start-flight-search.ts')
const places = () => import('#home/flight/airport-picker.tsx')
const days = () => import('#home/flight/flight-day-picker.tsx')
const passengers = () => import('#home/flight/passenger-picker.tsx')
const AirportPicker = sparePart(async () => (await places()).AirportPicker, reportLostCode)
const FlightDayPicker = sparePart(async () => (await days()).FlightDayPicker, reportLostCode)
const PassengerPicker = sparePart(async () => (await passengers()).PassengerPicker, reportLostCode)

/**
 * Functions that preload the code of a picker when its field is hovered or focused. `places` also preloads the code
 * that starts a search. Once this code is loaded, a search without a connection shows its error message at once.
 */
export const preload = {
  places: () => quietly(Promise.all([places(), startCode()])),
  days: () => quietly(days()),
  passengers: () => quietly(passengers()),
}

/** Ignores a failed preload. If the code is still missing when it is needed, the failure is reported. */
function quietly(fetching: Promise<unknown>): void {
  fetching.catch(() => null)
}

/**
 * The popups of the flight form; each is loaded when it is first opened. They must be rendered outside the form
 * element, so that the form does not submit the popups' inputs.
 */
export function FlightPickers({ state }: { state: SearchFormState<FlightFields> }) {
  const { everOpened } = state
  // Renders no Suspense boundary before a picker is first opened. Hydrating a Suspense boundary would make React render
  // the form again.
  if (everOpened.size === 0) return null
  return (
    <Suspense fallback={null}>
      {everOpened.has('departure') && <AirportPicker side="departure" state={state} />}
      {everOpened.has('arrival') && <AirportPicker side="arrival" state={state} />}
      {(everOpened.has('departure_date') || everOpened.has('return_date')) && <FlightDayPicker state={state} />}
      {everOpened.has('passengers') && <PassengerPicker state={state} />}
    </Suspense>
  )
}
