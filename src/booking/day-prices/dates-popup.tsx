import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PricedCalendar } from '#booking/day-prices/priced-calendar.tsx'
import type { PricedSearch } from '#booking/day-prices/use-day-prices.ts'
import { type TravelDates, withDeparture, withReturn } from '#booking/search/travel-dates.ts'
import { laterDate } from '#contract/calendar-date.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

export type TravelEnd = 'departure' | 'return'

interface DatesPopupProps {
  /** Title of the popup while the departure is being chosen; by default 'Gidiş tarihi' (departure date). */
  title?: string | undefined
  dates: TravelDates
  /** Whether the popup also asks for a return date. */
  roundTrip: boolean
  /** The date for which the popup asks first: departure or return. */
  asks: TravelEnd
  /**
   * Number of days from departure to return. It is used if the chosen departure is after the return: the return then
   * moves to this many days after the departure.
   */
  stay: number
  /** Last date on sale, as a plain date. */
  max: string
  today: string
  open: boolean
  /**
   * Returns the search whose prices the calendar shows while the departure or the return (`end`) is being chosen.
   * Returns null if the calendar shows no prices.
   */
  priced: (end: TravelEnd, dates: TravelDates) => PricedSearch | null
  /**
   * Called when the popup closes. It closes after the choice of the return date or, on a one-way trip, of the departure
   * date. It also closes when the traveller presses 'Tamam' (OK) or dismisses it. `chosen` has departure and return. It
   * is null if no date was chosen or the popup was dismissed.
   */
  onClose: (chosen: TravelDates | null) => void
}

/** Popup with a calendar, in which departure and return of a journey are chosen one after the other. */
export function DatesPopup({
  title,
  dates,
  roundTrip,
  asks,
  stay,
  max,
  today,
  open,
  priced,
  onClose,
}: DatesPopupProps) {
  const { t } = useLingui()
  const [asked, ask] = useState(asks)
  const [chosen, choose] = useState<TravelDates | null>(null)
  const [shown, show] = useState(false)
  if (open !== shown) {
    show(open)
    ask(asks)
    choose(null)
  }
  const now = chosen ?? dates
  const returning = roundTrip && asked === 'return'
  const select = (day: string) => {
    const next = returning ? withReturn(now, day) : withDeparture(now, day, today, stay)
    const onSale = next.return > max ? { ...next, return: max } : next
    choose(onSale)
    if (returning || !roundTrip) onClose(onSale)
    else ask('return')
  }
  return (
    <Sheet
      title={returning ? t`Dönüş tarihi` : (title ?? t`Gidiş tarihi`)}
      open={open}
      width="min(52rem, 100% - 2rem)"
      onClose={() => {
        if (open) onClose(null)
      }}
      footer={
        roundTrip && (
          <Button wide onClick={() => onClose(chosen)}>
            <Trans>Tamam</Trans>
          </Button>
        )
      }
    >
      {open && (
        <PricedCalendar
          key={asked}
          value={returning ? now.return : now.departure}
          range={roundTrip ? now : null}
          min={returning ? laterDate(now.departure, today) : today}
          max={max}
          today={today}
          priced={priced(returning ? 'return' : 'departure', now)}
          onSelect={select}
        />
      )}
    </Sheet>
  )
}
