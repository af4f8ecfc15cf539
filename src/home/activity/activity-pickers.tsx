import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { PlaceOption } from '#booking/places/places.ts'
import { type ActivityFields, pointLabel } from '#home/activity/activity-fields.ts'
import type { FormFields } from '#home/use-form-fields.ts'
import { reportLostCode } from '#ui/lost-code.tsx'
import { sparePart } from '#ui/spare-part.tsx'

const places = () => import('#home/activity/point-popup.tsx')
const days = () => import('#home/travel-day-pickers.tsx')
const party = () => import('#home/activity/party-sheet.tsx')
const PointPopup = sparePart(async () => (await places()).PointPopup, reportLostCode)
const DayPicker = sparePart(async () => (await days()).DayPicker, reportLostCode)
const PartySheet = sparePart(async () => (await party()).PartySheet, reportLostCode)

/**
 * Functions that preload the code of pickers; `places` also preloads the code that starts a search. A failed preload is
 * ignored. If the code is still missing when it is needed, the failure is reported.
 */
export const preload = {
  places: () => void Promise.all([places(), import('#home/activity/start-activity-search.ts')]).catch(() => null),
  days: () => void days().catch(() => null),
  party: () => void party().catch(() => null),
}

interface Props {
  state: FormFields<ActivityFields>
  popular: PlaceOption[]
  onChoose: (place: PlaceOption) => void
}

/**
 * The popups of the activity form; each is loaded when it is first opened. They must be rendered outside the form
 * element, so that the form does not submit the popups' inputs.
 */
export function ActivityPickers({ state, popular, onChoose }: Props) {
  const { t } = useLingui()
  const { everOpened, fields } = state
  // Renders no Suspense boundary before a picker is first opened. Hydrating a Suspense boundary would make React render
  // the form again.
  if (everOpened.size === 0) return null
  return (
    <Suspense fallback={null}>
      {everOpened.has('location') && (
        <PointPopup
          side="location"
          open={state.opened === 'location'}
          round={state.round}
          initialKeyword={pointLabel(fields.location) ? '' : fields.location.text}
          notice={state.errors.location}
          popular={popular}
          onChoose={onChoose}
          onClose={() => state.close('location')}
        />
      )}
      {everOpened.has('departure_date') && (
        <DayPicker
          title={t`Tarih`}
          state={state}
          day={fields.date}
          onChange={(date) => state.change({ date }, 'departure_date')}
        />
      )}
      {everOpened.has('passengers') && (
        <PartySheet
          party={fields.party}
          error={state.errors.passengers}
          open={state.opened === 'passengers'}
          onChange={(next) => state.change({ party: next }, 'passengers')}
          onClose={() => state.close('passengers')}
        />
      )}
    </Suspense>
  )
}
