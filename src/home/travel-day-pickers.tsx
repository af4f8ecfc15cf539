import { useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import { DayPopup } from '#ui/day-popup.tsx'
import type { Ends } from '#home/places/place.ts'
import { type TravelDates, withDeparture, withReturn } from '#home/travel-dates.ts'
import type { SearchFormState } from '#home/use-search-form.ts'

interface Props {
  state: Pick<SearchFormState<Ends>, 'opened' | 'everOpened' | 'close'>
  dates: TravelDates
  roundTrip: boolean
  /** Default number of days from departure to return. */
  stay: number
  lastDay: string
  onChange: (dates: TravelDates) => void
}

/** The calendars of departure and return of a search form, loaded at the first opening of one. */
export function TravelDayPickers({ state, dates, roundTrip, stay, lastDay, onChange }: Props) {
  const { t } = useLingui()
  const { today } = useRootData()
  const picker = (name: 'departure_date' | 'return_date') => {
    const departing = name === 'departure_date'
    return (
      <DayPopup
        title={departing ? t`Gidiş tarihi` : t`Dönüş tarihi`}
        value={departing ? dates.departure : dates.return}
        range={roundTrip ? { start: dates.departure, end: dates.return } : null}
        min={departing ? today : dates.departure}
        max={lastDay}
        today={today}
        open={state.opened === name}
        onSelect={(day) => {
          onChange(departing ? withDeparture(dates, day, today, stay) : withReturn(dates, day))
          state.close(name)
        }}
        onClose={() => state.close(name)}
      />
    )
  }
  return (
    <>
      {state.everOpened.has('departure_date') && picker('departure_date')}
      {state.everOpened.has('return_date') && picker('return_date')}
    </>
  )
}
