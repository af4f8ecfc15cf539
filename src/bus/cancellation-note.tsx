import { Trans } from '@lingui/react/macro'
import { isCancellable } from '#bus/is-cancellable.ts'
import styles from '#bus/cancellation-note.module.css'
import type { BusCancellation } from '#contract/bus-results.ts'
import { formatInstant } from '#i18n/instant.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'

interface CancellationNoteProps {
  cancellation: BusCancellation
  /**
   * Time at which the seats of the trip, or the page with its booking, were requested, in ms since 1970. Server and
   * browser use it, so that they render the same text.
   */
  now: number
}

/** Shows the deadline and the fee for cancelling this trip online, or that the deadline has passed. */
export function CancellationNote({ cancellation, now }: CancellationNoteProps) {
  const { language } = useSite()
  const { hours, until, fee_percent: fee } = cancellation
  const limit = <strong>{formatInstant(new Date(until), language)}</strong>
  return (
    <p className={styles.note}>
      <Icon name={moreIcons.clock} size={16} />
      {isCancellable(cancellation, now) ? (
        <span>
          <Trans>
            Kalkıştan {hours} saat öncesine, {limit} tarihine kadar çevrim içi iptal edebilirsiniz.
          </Trans>{' '}
          {fee > 0 ? <Trans>İptalde %{fee} kesinti uygulanır.</Trans> : <Trans>İptalde kesinti yapılmaz.</Trans>}
        </span>
      ) : (
        <span>
          <Trans>
            Çevrim içi iptal kalkıştan {hours} saat önce sona erer; bu sefer artık çevrim içi iptal edilemez.
          </Trans>
        </span>
      )}
    </p>
  )
}
