import { Trans, useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import { code128 } from '#booking/ticket/code-128.ts'
import styles from '#booking/ticket/code-popup.module.css'
import type { Voucher } from '#contract/voucher.ts'
import { Popup } from '#ui/popup.tsx'
import { useWakeLock } from '#ui/use-wake-lock.ts'

export interface TicketCodes {
  /**
   * One code per journey, with the details that counter staff ask for: route, start time and place. `entry` is the
   * organiser's own code, which is scanned in place of the PNR.
   */
  journeys: { route: string; start: string; pnr: string | null; entry?: Pick<Voucher, 'format' | 'value'> }[]
  names: string[]
}

/** Popup with the ticket's codes, for scanning at a counter; a wake lock keeps the screen on. */
export function CodePopup({ codes, onClose }: { codes: TicketCodes; onClose: () => void }) {
  const { t } = useLingui()
  useWakeLock()
  return (
    <Popup open title={t`Karekod`} onClose={onClose}>
      {codes.journeys.map(({ route, start, pnr, entry }, place) => (
        <section key={place} className={styles.direction}>
          <h3>{route}</h3>
          <p>{start}</p>
          {entry ? <EntryCode {...entry} /> : pnr && <Code text={pnr} label={t`PNR ${pnr} karekodu`} />}
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

function EntryCode({ format, value }: Pick<Voucher, 'format' | 'value'>) {
  const { t } = useLingui()
  return <Code text={value} label={t`Giriş kodu: ${value}`} bars={format === 'CODE128'} />
}

interface CodeProps {
  text: string
  label: string
  /** Whether it is a Code 128; a QR code otherwise. */
  bars?: boolean
}

/** A drawn code: dark on white in both themes, with the quiet zone that scanners need. */
function Code({ text, label, bars = false }: CodeProps) {
  const drawn = bars ? drawBars(text) : drawSquares(text)
  return (
    <figure className={styles.code} data-private>
      {drawn && (
        <svg
          viewBox={`0 0 ${drawn.width} ${drawn.height}`}
          role="img"
          aria-label={label}
          // Bars keep their widths, which whole pixels would make unequal.
          shapeRendering={bars ? 'geometricPrecision' : 'crispEdges'}
        >
          <rect width={drawn.width} height={drawn.height} fill="#fff" />
          <path d={drawn.path} fill="#000" />
        </svg>
      )}
      <figcaption translate="no">{text}</figcaption>
    </figure>
  )
}

function drawSquares(text: string) {
  const { data, size } = encode(text, { ecc: text.length > 300 ? 'L' : 'Q', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { path, width: size, height: size }
}

/** The quiet zone of a Code 128 is ten modules wide. */
const quiet = 10

function drawBars(text: string) {
  const widths = code128(text)
  if (!widths) return undefined
  const all = widths.reduce((sum, width) => sum + width, 0)
  const height = Math.round(all / 4)
  let x = quiet
  const path = widths.map((width, place) => {
    x += width
    return place % 2 === 0 ? `M${x - width} ${quiet}h${width}v${height}h-${width}z` : ''
  })
  return { path: path.join(''), width: all + 2 * quiet, height: height + 2 * quiet }
}
