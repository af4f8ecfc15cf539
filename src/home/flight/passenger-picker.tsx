import { useRootData } from '#api/root-data.ts'
import type { FlightFields } from '#home/flight/flight-fields.ts'
import { PassengerSheet } from '#home/flight/passenger-sheet.tsx'
import type { SearchFormState } from '#home/use-search-form.ts'

/** Sheet in which the passengers and the cabin class of the flight form are chosen. */
export function PassengerPicker({ state }: { state: SearchFormState<FlightFields> }) {
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
