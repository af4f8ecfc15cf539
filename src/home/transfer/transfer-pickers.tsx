import { Suspense } from 'react'
import type { PlaceOption, Side } from '#booking/places/places.ts'
import { endPicker } from '#home/places/end-picker.ts'
import { locationLabel, type TransferFields, transferStay } from '#home/transfer/transfer-fields.ts'
import type { SearchFormState } from '#home/use-search-form.ts'
import { reportLostCode } from '#ui/lost-code.tsx'
import { sparePart } from '#ui/spare-part.tsx'

const places = () => import('#home/transfer/location-popup.tsx')
const days = () => import('#home/travel-day-pickers.tsx')
const party = () => import('#home/transfer/party-sheet.tsx')
const LocationPopup = sparePart(async () => (await places()).LocationPopup, reportLostCode)
const TravelDayPickers = sparePart(async () => (await days()).TravelDayPickers, reportLostCode)
const PartySheet = sparePart(async () => (await party()).PartySheet, reportLostCode)

/**
 * Functions that preload the code of pickers; `places` also preloads the code that starts a search. A failed preload is
 * ignored. If the code is still missing when it is needed, the failure is reported.
 */
export const preload = {
  places: () => void Promise.all([places(), import('#home/transfer/start-transfer-search.ts')]).catch(() => null),
  days: () => void days().catch(() => null),
  party: () => void party().catch(() => null),
}

interface Props {
  state: SearchFormState<TransferFields>
  popular: PlaceOption[]
}

/**
 * The popups of the transfer form; each is loaded when it is first opened. They must be rendered outside the form
 * element, so that the form does not submit the popups' inputs.
 */
export function TransferPickers({ state, popular }: Props) {
  const { everOpened, fields } = state
  const locations = (side: Side) => <LocationPopup {...endPicker(state, side, locationLabel)} popular={popular} />
  // Renders no Suspense boundary before a picker is first opened. Hydrating a Suspense boundary would make React render
  // the form again.
  if (everOpened.size === 0) return null
  return (
    <Suspense fallback={null}>
      {everOpened.has('departure') && locations('departure')}
      {everOpened.has('arrival') && locations('arrival')}
      {(everOpened.has('departure_date') || everOpened.has('return_date')) && (
        <TravelDayPickers
          state={state}
          dates={fields.dates}
          roundTrip={fields.travelType === 'RT'}
          stay={transferStay}
          onChange={(dates) => state.change({ dates }, 'departure_date', 'return_date', 'return_pickup_time')}
        />
      )}
      {everOpened.has('passengers') && (
        <PartySheet
          passengers={fields.passengers}
          baggage={fields.baggage}
          open={state.opened === 'passengers'}
          onChange={(counts) => state.change(counts, 'passengers')}
          onClose={() => state.close('passengers')}
        />
      )}
    </Suspense>
  )
}
