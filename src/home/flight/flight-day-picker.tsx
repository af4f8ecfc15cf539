import type { TravelEnd } from '#booking/day-prices/dates-popup.tsx'
import type { PricedSearch } from '#booking/day-prices/use-day-prices.ts'
import type { TravelDates } from '#booking/search/travel-dates.ts'
import { type FlightFields, flightStay, sameCity } from '#home/flight/flight-fields.ts'
import { TravelDayPickers } from '#home/travel-day-pickers.tsx'
import type { SearchFormState } from '#home/use-search-form.ts'

/** Calendar popup of the flight form. */
export function FlightDayPicker({ state }: { state: SearchFormState<FlightFields> }) {
  return (
    <TravelDayPickers
      state={state}
      dates={state.fields.dates}
      roundTrip={state.fields.flyType === 'RT'}
      stay={flightStay}
      priced={(end, dates) => flightDayPrices(state.fields, end, dates)}
      onChange={(dates) => state.change({ dates }, 'departure_date', 'return_date')}
    />
  )
}

/** Returns the search whose prices the calendar shows, or null until airports of two different cities are chosen. */
function flightDayPrices(
  { departure, arrival, flyType, counts, flightClass, direct }: FlightFields,
  direction: TravelEnd,
  dates: TravelDates,
): PricedSearch | null {
  if (departure.id === '' || arrival.id === '' || sameCity(departure, arrival)) return null
  const days = flyType === 'RT' ? { departure_date: dates.departure, return_date: dates.return, direction } : {}
  const trip = { departure_airport: departure.id, arrival_airport: arrival.id, fly_type: flyType, ...days }
  return {
    product: 'flight',
    fields: { ...trip, ...counts, flight_class: flightClass, direct_flights_only: direct },
  }
}
