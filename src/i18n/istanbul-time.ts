/** Converts start times to Istanbul time, so that journeys of different time zones can be compared. */
import { istanbulTime } from '#i18n/istanbul-clock.ts'

/** A start in local time: a plain date, HH:MM if known, and the ISO instants of start and end if known. */
export interface LocalStart {
  date: string
  time: string | null
  startsAt?: string | null
  endsAt?: string | null
}

/** Converts a start to Europe/Istanbul; if its instant is unknown, local date and time are returned unchanged. */
export function startInIstanbul({ date, time, startsAt }: LocalStart): { date: string; time: string | null } {
  const instant = new Date(startsAt ?? Number.NaN)
  if (Number.isNaN(instant.getTime())) return { date, time }
  const [day = date, clock = time] = istanbulTime(instant).split(' ')
  return { date: day, time: clock }
}

/**
 * Splits lines into those that end on or after `today` (a plain date in Europe/Istanbul), earliest start first, and
 * past ones, latest start first. A line without an end counts as ending on the day of its start.
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
