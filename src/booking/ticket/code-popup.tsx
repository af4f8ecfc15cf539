import { Trans, useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import styles from '#booking/ticket/code-popup.module.css'
import { Popup } from '#ui/popup.tsx'
import { useWakeLock } from '#ui/use-wake-lock.ts'

export interface TicketCodes {
  /** One code per journey, with the details that counter staff ask for: route, start time and place. */
  journeys: { route: string; start: string; pnr: string | null }[]
  names: string[]
}

/** Popup with the ticket's QR codes, for scanning at a counter; a wake lock keeps the screen on. */
export function CodePopup({ codes, onClose }: { codes: TicketCodes; onClose: () => void }) {
  const { t } = useLingui()
  useWakeLock()
  return (
    <Popup open title={t`Karekod`} onClose={onClose}>
      {codes.journeys.map(({ route, start, pnr }) => (
        <section key={`${route} ${start}`} className={styles.direction}>
          <h3>{route}</h3>
          <p>{start}</p>
          {pnr && <Code text={pnr} />}
        </section>
      ))}
      <ul className={styles.names}>
        {codes.names.map((name, place) => (
          <li key={place}>{name}</li>
        ))}
      </ul>
      <p className={styles.direction}>
        <Trans>Kolay okunması için ekran parlaklığını yükseltin.</Trans>
      </p>
    </Popup>
  )
}

/** A PNR as a QR code: dark on white in both themes, with the quiet zone that scanners need. */
function Code({ text }: { text: string }) {
  const { t } = useLingui()
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t`PNR ${text} karekodu`} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption translate="no">{text}</figcaption>
    </figure>
  )
}
