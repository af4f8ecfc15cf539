import { FlightForm } from '#home/flight/flight-form.tsx'
import { startCode } from '#home/flight/flight-pickers.tsx'
import type { FlightFields } from '#home/flight/flight-fields.ts'
import type { HomeTab } from '#home/home-tab.ts'

/** The flight tab, which is the first tab of home; its form is part of home's JavaScript. */
export const flightTab: HomeTab<FlightFields> = {
  Form: FlightForm,
  load: (args) => import('#home/flight/load-flight-tab.ts').then((code) => code.loadFlightTab(args)),
  start: async () => (await startCode()).startFlightSearch,
}
