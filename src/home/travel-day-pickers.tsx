import type { ComponentProps } from 'react'
import { useRootData } from '#api/root-data.ts'
import { DatesPopup } from '#booking/day-prices/dates-popup.tsx'
import type { TravelDates } from '#booking/search/travel-dates.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import type { FormFields } from '#home/use-form-fields.ts'

type Priced = ComponentProps<typeof DatesPopup>['priced']

interface TravelDayPickersProps {
  state: Pick<FormFields<unknown>, 'opened' | 'close'>
  dates: TravelDates
  roundTrip: boolean
  /** Default number of days between departure and return. */
  stay: number
  priced?: Priced
  onChange: (dates: TravelDates) => void
}

interface DayPickerProps {
  /** Title of the calendar; by default the title for a departure date. */
  title?: string
  state: Pick<FormFields<unknown>, 'opened' | 'close'>
  day: string
  priced?: Priced
  onChange: (day: string) => void
}

/** Calendar popup in which the departure and return dates of a search form are chosen. */
export function TravelDayPickers({ state, dates, roundTrip, stay, priced, onChange }: TravelDayPickersProps) {
  const { today } = useRootData()
  const { opened } = state
  return (
    <DatesPopup
      dates={dates}
      roundTrip={roundTrip}
      asks={opened === 'return_date' ? 'return' : 'departure'}
      stay={stay}
      max={lastDayOnSale(today)}
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

/** Calendar popup of a search form that asks for one date. */
export function DayPicker({ title, state, day, priced, onChange }: DayPickerProps) {
  const { today } = useRootData()
  return (
    <DatesPopup
      title={title}
      dates={{ departure: day, return: day }}
      roundTrip={false}
      asks="departure"
      stay={0}
      max={lastDayOnSale(today)}
      today={today}
      open={state.opened === 'departure_date'}
      priced={priced ?? (() => null)}
      onClose={(chosen) => {
        if (chosen) onChange(chosen.departure)
        state.close('departure_date')
      }}
    />
  )
}
