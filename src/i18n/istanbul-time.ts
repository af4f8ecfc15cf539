/** Converts local start times to Istanbul time, so that journeys in different time zones can be compared. */
import { istanbulTime } from '#i18n/istanbul-clock.ts'

/**
 * Start of a journey or activity: local plain date, local time (HH:MM) if known, and the ISO instants of start and end
 * if known.
 */
export interface LocalStart {
  date: string
  time: string | null
  startsAt?: string | null
  endsAt?: string | null
}

/**
 * Converts the start of a journey or activity to Istanbul time. If the instant of the start is unknown, its local date
 * and time are returned unchanged.
 */
export function startInIstanbul({ date, time, startsAt }: LocalStart): { date: string; time: string | null } {
  const instant = new Date(startsAt ?? Number.NaN)
  if (Number.isNaN(instant.getTime())) return { date, time }
  const [day = date, clock = time] = istanbulTime(instant).split(' ')
  return { date: day, time: clock }
}

/**
 * Splits list entries into coming ones, which end on or after `today` (a plain date in Europe/Istanbul), and past ones.
 * Coming entries are sorted by earliest start, past ones by latest start. An entry without an end counts as ending on
 * the date of its start.
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
