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
  /** Title while the departure is being chosen; that of a journey by default. */
  title?: string | undefined
  dates: TravelDates
  /** Whether a return is chosen, too. */
  roundTrip: boolean
  /** The day that is chosen first. */
  asks: TravelEnd
  /** Days from departure to return if a departure after the return is chosen. */
  stay: number
  /** Plain dates; `max` is the last day on sale. */
  max: string
  today: string
  open: boolean
  /** The search whose prices the days show while this end of the journey is being chosen; null for none. */
  priced: (end: TravelEnd, dates: TravelDates) => PricedSearch | null
  /**
   * Callback after closing. `chosen` are the days if they were confirmed, by 'Tamam' or by choosing the last day;
   * otherwise null.
   */
  onClose: (chosen: TravelDates | null) => void
}

/** Popup with the calendar of a journey, in which departure and return are chosen one after the other. */
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
