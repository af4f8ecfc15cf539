import { Trans } from '@lingui/react/macro'
import { CancellationNote } from '#bus/cancellation-note.tsx'
import styles from '#bus/seats/seat-popup.module.css'
import type { TripDetail } from '#bus/seats/trip-detail.ts'
import { StopList } from '#bus/stop-list.tsx'
import { Icon } from '#ui/icon.tsx'

/**
 * Shows facts about a trip below its seats: the terms for cancelling the trip at `now` (ms since 1970), and the stops.
 * Renders nothing if there are neither.
 */
export function TripFacts({ detail, now }: { detail: TripDetail; now: number }) {
  const { stops, cancellation } = detail
  if (stops.length === 0 && !cancellation) return null
  return (
    <div className={styles.facts}>
      {cancellation && <CancellationNote cancellation={cancellation} now={now} />}
      {stops.length > 0 && (
        <details>
          <summary>
            <Trans>Güzergâh ve molalar</Trans>
            <Icon name="chevron" size={16} />
          </summary>
          <StopList stops={stops} />
        </details>
      )}
    </div>
  )
}
