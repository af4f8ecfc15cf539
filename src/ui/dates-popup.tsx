import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays } from '#contract/calendar-date.ts'
import { Button } from '#ui/button.tsx'
import { Calendar } from '#ui/calendar.tsx'
import { Sheet } from '#ui/sheet.tsx'

export type TravelEnd = 'departure' | 'return'

/** Plain dates; the return is null for a journey of one day. */
export interface ChosenDays {
  departure: string
  return: string | null
}

interface DatesPopupProps {
  /** Title while the departure is asked for; default: that of a journey. */
  title?: string | undefined
  days: ChosenDays
  /** The day that is asked for first. */
  asks: TravelEnd
  /** Days from departure to return if a departure after the return is chosen. */
  stay: number
  min: string
  max: string
  today: string
  open: boolean
  /** Callback with each choice. */
  onChoose?: (days: ChosenDays) => void
  /** Callback after closing, with the days if they were changed. */
  onClose: (changed: ChosenDays | null) => void
}

/** Popup with the calendar of a journey: the departure, then the return, are chosen in one go. */
export function DatesPopup({ title, days, asks, stay, min, max, today, open, onChoose, onClose }: DatesPopupProps) {
  const { t, i18n } = useLingui()
  const [asked, ask] = useState(asks)
  const [chosen, choose] = useState<ChosenDays | null>(null)
  const [shown, show] = useState(false)
  if (open !== shown) {
    show(open)
    ask(asks)
    choose(null)
  }
  const now = chosen ?? days
  const returning = asked === 'return' && now.return !== null
  const select = (day: string) => {
    const next = returning ? { ...now, return: day } : withDeparture(now, day, stay, max)
    choose(next)
    onChoose?.(next)
    if (returning || next.return === null) onClose(next)
    else ask('return')
  }
  return (
    <Sheet
      title={returning ? t`Dönüş tarihi` : (title ?? t`Gidiş tarihi`)}
      open={open}
      onClose={() => {
        if (open) onClose(chosen)
      }}
      footer={
        now.return !== null && (
          <Button wide onClick={() => onClose(chosen)}>
            <Trans>Tamam</Trans>
          </Button>
        )
      }
    >
      {open && (
        <Calendar
          key={asked}
          value={returning ? now.return : now.departure}
          start={now.return && now.departure}
          end={now.return}
          min={returning ? now.departure : min}
          max={max}
          today={today}
          language={i18n.locale}
          onSelect={select}
          autoFocus
        />
      )}
    </Sheet>
  )
}

/** Sets the departure; a return before it moves to `stay` days after it, at the latest to `max`. */
function withDeparture(days: ChosenDays, departure: string, stay: number, max: string): ChosenDays {
  if (days.return === null || days.return >= departure) return { ...days, departure }
  const back = addDays(departure, stay)
  return { departure, return: back > max ? max : back }
}
