import { Trans, useLingui } from '@lingui/react/macro'
import styles from '#booking/ticket/code-popup.module.css'
import { DrawnCodes } from '#booking/ticket/drawn-codes.tsx'
import { hasBars, type TicketCodes } from '#booking/ticket/ticket-codes.ts'
import { Popup } from '#ui/popup.tsx'
import { useWakeLock } from '#ui/use-wake-lock.ts'

/** Popup with the codes of a ticket, for scanning at a counter; while it is open, a wake lock keeps the screen on. */
export function CodePopup({ codes, onClose }: { codes: TicketCodes; onClose: () => void }) {
  const { t } = useLingui()
  useWakeLock()
  return (
    <Popup open reading title={hasBars(codes) ? t`Giriş kodu` : t`Karekod`} onClose={onClose}>
      <div className={styles.codes}>
        <DrawnCodes codes={codes} />
      </div>
      <ul className={styles.names}>
        {codes.names.map((name, place) => (
          <li key={place}>{name}</li>
        ))}
      </ul>
      <p className={styles.hint}>
        <Trans>Kolay okunması için ekran parlaklığını yükseltin.</Trans>
      </p>
    </Popup>
  )
}
