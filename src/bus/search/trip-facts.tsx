import { Plural, Trans } from '@lingui/react/macro'
import styles from '#bus/search/seat-popup.module.css'
import type { TripDetail } from '#bus/search/trip-detail.ts'
import { Icon } from '#ui/icon.tsx'

/** What there is to know of a trip before its seats are chosen: its stops, and until when a ticket can be cancelled. */
export function TripFacts({ detail }: { detail: TripDetail }) {
  const { stops, cancellation } = detail
  const { hours, fee_percent: fee } = cancellation
  return (
    <div className={styles.facts}>
      <p>
        <Trans>Bilet, kalkıştan {hours} saat öncesine kadar internetten iptal edilebilir.</Trans>{' '}
        {fee > 0 && <Trans>İptalde ücretin yüzde {fee} kadarı kesilir.</Trans>}
      </p>
      {stops.length > 0 && (
        <details>
          <summary>
            <Trans>Güzergâh ve molalar</Trans>
            <Icon name="chevron" size={16} />
          </summary>
          <ol className={styles.stops}>
            {stops.map(({ name, time, date, minutes }) => (
              <li key={`${name} ${time}`} className={styles.stop}>
                <time dateTime={`${date}T${time}`}>{time}</time>
                <span>{name}</span>
                {minutes > 0 && (
                  <span>
                    <Plural value={minutes} other="# dk mola" />
                  </span>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
