import { Trans, useLingui } from '@lingui/react/macro'
import styles from '#bus/seats/seat-plan.module.css'
import { useSeatWords } from '#bus/seats/seat-words.ts'
import { Icon } from '#ui/icon.tsx'

/** Explains the colours and letters of the seats. */
export function SeatLegend() {
  const { t } = useLingui()
  const { mark, gender } = useSeatWords()
  return (
    <ul className={styles.legend} aria-label={t`Koltuk renkleri`}>
      {(['M', 'F'] as const).map((one) => (
        <li key={one}>
          <span className={styles.sample} data-owner={one} aria-hidden="true">
            {mark(one)}
          </span>
          {gender(one)}
        </li>
      ))}
      <li>
        <span className={styles.sample} data-owner="free" />
        <Trans>Boş</Trans>
      </li>
      <li>
        <span className={styles.sample} aria-hidden="true">
          <Icon name="close" size={16} />
        </span>
        <Trans>Satışa kapalı</Trans>
      </li>
    </ul>
  )
}
