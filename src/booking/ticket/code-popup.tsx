import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import styles from '#booking/ticket/code-popup.module.css'
import { drawBars, drawSquares, type DrawnCode } from '#booking/ticket/draw-code.ts'
import { hasBars, type TicketCodes } from '#booking/ticket/ticket-codes.ts'
import type { Voucher } from '#contract/voucher.ts'
import { classNames } from '#ui/class-names.ts'
import { Popup } from '#ui/popup.tsx'
import { useWakeLock } from '#ui/use-wake-lock.ts'

/** Popup with the codes of a ticket, for scanning at a counter; while it is open, a wake lock keeps the screen on. */
export function CodePopup({ codes, onClose }: { codes: TicketCodes; onClose: () => void }) {
  const { t } = useLingui()
  useWakeLock()
  return (
    <Popup open reading title={hasBars(codes) ? t`Giriş kodu` : t`Karekod`} onClose={onClose}>
      {codes.journeys.map(({ route, start, pnr, entry, organiserReference: number }, place) => (
        <section key={place} className={styles.direction}>
          <h3>{route}</h3>
          <p>{start}</p>
          {entry && <EntryCode {...entry} />}
          {number && (
            <>
              <p>
                <Trans>Düzenleyendeki rezervasyon no</Trans>
              </p>
              <Squares text={number} label={t`Düzenleyendeki rezervasyon no: ${number}`} />
            </>
          )}
          {!entry && !number && pnr && <Squares text={pnr} label={t`PNR ${pnr} karekodu`} />}
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
  const Code = format === 'CODE128' ? Bars : Squares
  return <Code text={value} label={t`Giriş kodu: ${value}`} />
}

interface CodeProps {
  text: string
  label: string
}

/** Shows a QR code, dark on white in both themes, with the quiet zone that scanners need. */
function Squares({ text, label }: CodeProps) {
  return (
    <figure className={styles.code} data-private>
      <Drawing drawn={drawSquares(text)} label={label} rendering="crispEdges" />
      <figcaption translate="no">{text}</figcaption>
    </figure>
  )
}

/**
 * Shows a text as a barcode (Code 128) over the full width of the popup, and also as plain text. The barcode is left
 * out if its bars would be too narrow, or if Code 128 can't encode the text.
 */
function Bars({ text, label }: CodeProps) {
  const { ref, width } = useWidth()
  const drawn = drawBars(text, width)
  return (
    <figure ref={ref} className={classNames(styles.code, styles.bars)} data-private>
      {/* `geometricPrecision` keeps the browser from rounding the bars to whole pixels, which
          would change their widths. */}
      {drawn && <Drawing drawn={drawn} label={label} rendering="geometricPrecision" />}
      <figcaption translate="no">{text}</figcaption>
    </figure>
  )
}

/**
 * Returns a ref for an element, and that element's width in CSS pixels. The width is updated, for example when the
 * device is rotated, and is 0 before it is known.
 */
function useWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

interface DrawingProps {
  drawn: DrawnCode
  label: string
  rendering: 'crispEdges' | 'geometricPrecision'
}

function Drawing({ drawn: { path, width, height }, label, rendering }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} shapeRendering={rendering}>
      <rect width={width} height={height} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
