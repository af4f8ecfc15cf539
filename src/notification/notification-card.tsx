import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Notification } from '#contract/content.ts'
import { formatInstant } from '#i18n/instant.ts'
import styles from '#notification/notification-route.module.css'
import { useSite } from '#ui/site.ts'

/** Shows a notification; its title is a link if the notification leads to a page of this site. */
export function NotificationCard({ item, unread }: { item: Notification; unread: boolean }) {
  const { language } = useSite()
  const { title, content, created_at: createdAt, url } = item
  const instant = new Date(createdAt)
  return (
    <li className={styles.item} data-unread={unread || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title}>{url && /^\/(?![/\\])/.test(url) ? <Link to={url}>{title}</Link> : title}</h2>
        {unread && (
          <strong className={styles.new}>
            <Trans>Yeni</Trans>
          </strong>
        )}
      </div>
      <p>{content}</p>
      {Number.isNaN(instant.getTime()) ? null : (
        <time dateTime={createdAt} className={styles.time}>
          {formatInstant(instant, language)}
        </time>
      )}
    </li>
  )
}
