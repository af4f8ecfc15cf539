import { msg } from '@lingui/core/macro'
import { FlightForm } from '#home/flight/flight-form.tsx'
import { startCode } from '#home/flight/flight-pickers.tsx'
import type { SearchFields } from '#home/flight/flight-fields.ts'
import type { HomeTab } from '#home/home-tab.ts'

/** The first tab of home: its form comes with the screen. */
export const flightTab: HomeTab<SearchFields> = {
  icon: 'plane',
  name: msg`Uçak`,
  Form: FlightForm,
  start: async () => (await startCode()).startSearch,
}
