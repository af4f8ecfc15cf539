import type { ComponentProps } from 'react'
import { useRootData } from '#api/root-data.ts'
import { DatesPopup } from '#booking/day-prices/dates-popup.tsx'
import type { Ends } from '#home/places/place.ts'
import type { SearchFormState } from '#home/use-search-form.ts'
import type { TravelDates } from '#booking/search/travel-dates.ts'

interface Props {
  state: Pick<SearchFormState<Ends>, 'opened' | 'close'>
  dates: TravelDates
  roundTrip: boolean
  /** Default number of days from departure to return. */
  stay: number
  lastDay: string
  priced?: ComponentProps<typeof DatesPopup>['priced']
  onChange: (dates: TravelDates) => void
}

/** The calendar of departure and return of a search form, loaded at its first opening. */
export function TravelDayPickers({ state, dates, roundTrip, stay, lastDay, priced, onChange }: Props) {
  const { today } = useRootData()
  const { opened } = state
  return (
    <DatesPopup
      dates={dates}
      roundTrip={roundTrip}
      asks={opened === 'return_date' ? 'return' : 'departure'}
      stay={stay}
      max={lastDay}
      today={today}
      open={opened === 'departure_date' || opened === 'return_date'}
      priced={priced ?? (() => null)}
      onClose={(chosen) => {
        if (chosen) onChange(chosen)
        state.close(opened)
      }}
    />
  )
}
