import { Suspense } from 'react'
import type { PlaceOption, Side } from '#booking/places/places.ts'
import { busDayPrices, type BusFields, stationLabel } from '#home/bus/bus-fields.ts'
import { endPicker } from '#home/places/end-picker.ts'
import type { SearchFormState } from '#home/use-search-form.ts'
import { reportLostCode } from '#ui/lost-code.tsx'
import { sparePart } from '#ui/spare-part.tsx'

const places = () => import('#home/bus/station-popup.tsx')
const days = () => import('#home/travel-day-pickers.tsx')
const StationPopup = sparePart(async () => (await places()).StationPopup, reportLostCode)
const DayPicker = sparePart(async () => (await days()).DayPicker, reportLostCode)

/**
 * Functions that preload the code of pickers; `places` also preloads the code that starts a search. A failed preload is
 * ignored. If the code is still missing when it is needed, the failure is reported.
 */
export const preload = {
  places: () => void Promise.all([places(), import('#home/bus/start-bus-search.ts')]).catch(() => null),
  days: () => void days().catch(() => null),
}

interface Props {
  state: SearchFormState<BusFields>
  popular: PlaceOption[]
}

/**
 * The popups of the bus form; each is loaded when it is first opened. They must be rendered outside the form element,
 * so that the popups' inputs and buttons do not belong to the form.
 */
export function BusPickers({ state, popular }: Props) {
  const { everOpened, fields } = state
  const stations = (side: Side) => <StationPopup {...endPicker(state, side, stationLabel)} popular={popular} />
  // Renders no Suspense boundary before a picker is first opened. Hydrating a Suspense boundary would make React render
  // the form again.
  if (everOpened.size === 0) return null
  return (
    <Suspense fallback={null}>
      {everOpened.has('departure') && stations('departure')}
      {everOpened.has('arrival') && stations('arrival')}
      {everOpened.has('departure_date') && (
        <DayPicker
          state={state}
          day={fields.departureDate}
          priced={() => busDayPrices(fields)}
          onChange={(departureDate) => state.change({ departureDate }, 'departure_date')}
        />
      )}
    </Suspense>
  )
}
