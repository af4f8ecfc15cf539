import type { OrganizationDate } from '#contract/activity-parts.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { useSite } from '#ui/site.ts'

/** Shows date and times of a departure; for a departure over several days, the first and the last date. */
export function DepartureTime({ departure }: { departure: OrganizationDate }) {
  const { language } = useSite()
  const { start_date: start, end_date: end, time, end_time: endTime } = departure
  const written = (date: string) => formatDate(date.slice(0, 10), 'day', language)
  const first = (
    <time dateTime={time ? `${start.slice(0, 10)}T${time}` : start.slice(0, 10)}>
      {written(start)}
      {time && (
        <>
          {' '}
          <strong>{time}</strong>
        </>
      )}
    </time>
  )
  if (end.slice(0, 10) === start.slice(0, 10)) {
    return (
      <>
        {first}
        {endTime && ` – ${endTime}`}
      </>
    )
  }
  const last = [written(end), endTime].filter(Boolean).join(' ')
  return (
    <>
      {first}
      {` – ${last}`}
    </>
  )
}
