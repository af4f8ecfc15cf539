import { useLingui } from '@lingui/react/macro'
import { useDuration } from '#ui/use-duration.ts'
import type { BusBooking } from '#contract/bus-booking.ts'
import { minutesOf } from '#contract/duration.ts'

/** Returns a text with seats per row, whether there are breaks, and the duration: '2+1 · Molalı · 6 sa 30 dk'. */
export function useTripDuration({ seat_type, has_break, duration }: BusBooking['information']): string {
  const { t } = useLingui()
  const words = useDuration()
  return [seat_type, has_break ? t`Molalı` : t`Molasız`, words(minutesOf(duration))].join(' · ')
}
