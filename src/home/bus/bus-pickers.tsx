import { lazy, Suspense } from 'react'
import { useRootData } from '#api/root-data.ts'
import type { PlaceOption, Side } from '#booking/places/places.ts'
import { busDayPrices, type BusFields, stationLabel } from '#home/bus/bus-fields.ts'
import type { SearchFormState } from '#home/use-search-form.ts'

const places = () => import('#home/bus/station-popup.tsx')
const days = () => import('#booking/day-prices/dates-popup.tsx')
const StationPopup = lazy(async () => ({ default: (await places()).StationPopup }))
const DatesPopup = lazy(async () => ({ default: (await days()).DatesPopup }))

/**
 * Preload functions for pickers; those of places also preload the search. Failures are ignored here and reported when
 * the code is needed.
 */
export const preload = {
  places: () => void Promise.all([places(), import('#home/bus/start-bus-search.ts')]).catch(() => null),
  days: () => void days().catch(() => null),
}

interface Props {
  state: SearchFormState<BusFields>
  popular: PlaceOption[]
  lastDay: string
}

/** The popups of the bus form, outside the form element, each loaded at its first opening. */
export function BusPickers({ state, popular, lastDay }: Props) {
  const { today } = useRootData()
  const { everOpened, fields } = state
  const stations = (side: Side) => (
    <StationPopup
      side={side}
      open={state.opened === side}
      round={state.round}
      initialKeyword={stationLabel(fields[side]) ? '' : fields[side].text}
      notice={state.errors[side]}
      popular={popular}
      onChoose={(place) => state.choose(side, place)}
      onClose={() => state.close(side)}
    />
  )
  // A boundary that is not hydrated yet would make React render the form once more.
  if (everOpened.size === 0) return null
  return (
    <Suspense fallback={null}>
      {everOpened.has('departure') && stations('departure')}
      {everOpened.has('arrival') && stations('arrival')}
      {everOpened.has('departure_date') && (
        <DatesPopup
          dates={{ departure: fields.departureDate, return: fields.departureDate }}
          roundTrip={false}
          asks="departure"
          stay={0}
          max={lastDay}
          today={today}
          open={state.opened === 'departure_date'}
          priced={() => busDayPrices(fields)}
          onClose={(chosen) => {
            if (chosen) state.change({ departureDate: chosen.departure }, 'departure_date')
            state.close('departure_date')
          }}
        />
      )}
    </Suspense>
  )
}
