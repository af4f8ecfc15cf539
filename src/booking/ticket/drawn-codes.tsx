import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { drawBars, drawSquares, type DrawnCode } from '#booking/ticket/draw-code.ts'
import styles from '#booking/ticket/drawn-codes.module.css'
import type { TicketCodes } from '#booking/ticket/ticket-codes.ts'
import type { Voucher } from '#contract/voucher.ts'
import { classNames } from '#ui/class-names.ts'

interface DrawnCodesProps {
  codes: Pick<TicketCodes, 'journeys'>
  /**
   * CSS pixels that a barcode may take in width. If undefined, the width is measured, which is impossible while the
   * codes are hidden.
   */
  barsWidth?: number
}

/** The codes of a ticket as drawings, each below the journey for which it is scanned. */
export function DrawnCodes({ codes, barsWidth }: DrawnCodesProps) {
  const { t } = useLingui()
  return codes.journeys.map(({ route, start, pnr, entry, organiserReference: number }, place) => (
    <section key={place} className={styles.direction}>
      <h3>{route}</h3>
      <p>{start}</p>
      {entry && <EntryCode {...entry} barsWidth={barsWidth} />}
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
  ))
}

interface EntryCodeProps extends Pick<Voucher, 'format' | 'value'> {
  barsWidth: number | undefined
}

function EntryCode({ format, value, barsWidth }: EntryCodeProps) {
  const { t } = useLingui()
  const label = t`Giriş kodu: ${value}`
  return format === 'CODE128' ? (
    <Bars text={value} label={label} givenWidth={barsWidth} />
  ) : (
    <Squares text={value} label={label} />
  )
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
 * Shows a text as a barcode (Code 128) over the full available width, and also as plain text. The barcode is left out
 * if its bars would be too narrow, or if Code 128 can't encode the text.
 */
function Bars({ text, label, givenWidth }: CodeProps & { givenWidth: number | undefined }) {
  const { ref, width } = useWidth()
  const drawn = drawBars(text, givenWidth ?? width)
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
