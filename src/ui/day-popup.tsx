import { useLingui } from '@lingui/react/macro'
import { Calendar } from '#ui/calendar.tsx'
import { Sheet } from '#ui/sheet.tsx'

interface DayPopupProps {
  title: string
  value: string
  min: string
  max: string
  today: string
  open: boolean
  onSelect: (day: string) => void
  onClose: () => void
}

/** Popup with the calendar of one date. */
export function DayPopup({ title, value, min, max, today, open, onSelect, onClose }: DayPopupProps) {
  const { i18n } = useLingui()
  return (
    <Sheet title={title} open={open} onClose={onClose}>
      {open && (
        <Calendar
          value={value}
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
