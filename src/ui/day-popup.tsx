import { useLingui } from '@lingui/react/macro'
import { Calendar } from '#ui/calendar.tsx'
import { Sheet } from '#ui/sheet.tsx'

interface DayPopupProps {
  title: string
  value: string
  /** Departure and return of a round trip, so that the days between are marked. */
  range: { start: string; end: string } | null
  min: string
  max: string
  today: string
  open: boolean
  onSelect: (day: string) => void
  onClose: () => void
}

/** Popup with the calendar of one travel date. */
export function DayPopup({ title, value, range, min, max, today, open, onSelect, onClose }: DayPopupProps) {
  const { i18n } = useLingui()
  return (
    <Sheet title={title} open={open} onClose={onClose}>
      {open && (
        <Calendar
          value={value}
          start={range?.start ?? null}
          end={range?.end ?? null}
          min={min}
          max={max}
          today={today}
          language={i18n.locale}
          onSelect={onSelect}
          autoFocus
        />
      )}
    </Sheet>
  )
}
