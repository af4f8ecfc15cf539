import type { OrganizationDate } from '#contract/activity-parts.ts'
import { formatDate } from '#i18n/plain-date.ts'

/**
 * Returns date and time of a departure as text: '1 Aralık Salı 09:00', or '1 Ara Sal – 3 Ara Per 07:00' for several
 * days.
 */
export function departureWords({ start_date: start, end_date: end, time }: OrganizationDate, language: string): string {
  const days =
    end > start
      ? `${formatDate(start, 'short', language)} – ${formatDate(end, 'short', language)}`
      : formatDate(start, 'day', language)
  return time ? `${days} ${time}` : days
}
