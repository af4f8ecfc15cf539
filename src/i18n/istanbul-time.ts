/** When something starts, on Istanbul's clock, so that journeys of different time zones can be compared. */
import { istanbulTime } from '#i18n/istanbul-clock.ts'

/** A start in local time: a plain date, HH:MM if known, and the ISO instants of start and end where they are told. */
export interface LocalStart {
  date: string
  time: string | null
  startsAt?: string | null
  endsAt?: string | null
}

/** A start in Europe/Istanbul; local date and time count as Istanbul's where no instant is known. */
export function startInIstanbul({ date, time, startsAt }: LocalStart): { date: string; time: string | null } {
  const instant = new Date(startsAt ?? Number.NaN)
  if (Number.isNaN(instant.getTime())) return { date, time }
  const [day = date, clock = time] = istanbulTime(instant).split(' ')
  return { date: day, time: clock }
}

/**
 * Sorts by start: what has not ended before `today`, a plain date in Europe/Istanbul, the nearest first, and what is past,
 * the latest first. What tells no end ends on the day of its start.
 */
export function byStart<Line extends LocalStart>(
  lines: readonly Line[],
  today: string,
): { coming: Line[]; past: Line[] } {
  const sorted = lines
    .map((line) => {
      const start = startInIstanbul(line)
      const { date: lastDay } = startInIstanbul({ ...start, startsAt: line.endsAt ?? null })
      return { line, start: `${start.date} ${start.time ?? ''}`, isPast: lastDay < today }
    })
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const linesOf = (isPast: boolean) => sorted.filter((one) => one.isPast === isPast).map(({ line }) => line)
  return { coming: linesOf(false), past: linesOf(true).reverse() }
}
