import { Trans } from '@lingui/react/macro'
import styles from '#bus/cancellation-note.module.css'
import type { BusCancellation } from '#contract/bus-results.ts'
import { formatInstant } from '#i18n/instant.ts'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'

/** Until when this trip can be cancelled online, and what is kept of the price. */
export function CancellationNote({ cancellation }: { cancellation: BusCancellation }) {
  const { language } = useSite()
  const { hours, until, fee_percent: fee } = cancellation
  const limit = <strong>{formatInstant(new Date(until), language)}</strong>
  return (
    <p className={styles.note}>
      <Icon name="clock" size={16} />
      <span>
        <Trans>
          Kalkıştan {hours} saat öncesine, {limit} tarihine kadar çevrim içi iptal edebilirsiniz.
        </Trans>{' '}
        {fee > 0 ? <Trans>İptalde %{fee} kesinti uygulanır.</Trans> : <Trans>İptalde kesinti yapılmaz.</Trans>}
      </span>
    </p>
  )
}
