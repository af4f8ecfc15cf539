import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import type { HomeData } from '#home/home-loader.ts'
import styles from '#home/home-sections.module.css'
import type { loader } from '#home/next-journey-route.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { hasFlag } from '#store/flag-cookie.ts'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'

/**
 * Link to the ticket of the next booked journey. If the journey was unknown when home was rendered, this component
 * loads it.
 */
export function NextJourney({ next, isNextKnown, isSignedIn }: HomeData) {
  const { language } = useSite()
  const { load, data } = useFetcher<typeof loader>({ key: 'next-journey' })
  useEffect(() => {
    if (!isNextKnown && (isSignedIn || hasFlag(document.cookie, 'has-ticket'))) void load('/next-journey/')
  }, [isNextKnown, isSignedIn, load])
  const journey = isNextKnown || data === undefined ? next : data
  if (journey === null) return null
  const { to, title, date, time } = journey
  return (
    <Link to={to} className={styles.next} data-private>
      <Icon name="ticket" />
      <span className={styles.nextText}>
        <span className={styles.nextLabel}>
          <Trans>Sıradaki yolculuğunuz</Trans>
        </span>
        <strong className={styles.nextTitle}>{title.join(' → ')}</strong>
      </span>
      <time dateTime={time ? `${date}T${time}` : date} className={styles.nextTime}>
        {formatDate(date, 'short', language)}
        <strong>{time}</strong>
      </time>
    </Link>
  )
}
