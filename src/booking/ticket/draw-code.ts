/**
 * Draws the codes of a ticket (QR code and Code 128) as SVG paths. One unit of a path is the width of a square in a QR
 * code, or of the thinnest bar in a Code 128.
 */
import { encode } from 'uqr'
import { code128 } from '#booking/ticket/code-128.ts'

export interface DrawnCode {
  path: string
  width: number
  height: number
}

/** Returns a QR code with its quiet zone. */
export function drawSquares(text: string): DrawnCode {
  const { data, size } = encode(text, { ecc: text.length > 300 ? 'L' : 'Q', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { path, width: size, height: size }
}

/** Width of the quiet zone, the empty margin around a Code 128. The unit is the width of the thinnest bar. */
const quiet = 10

/**
 * Draws a Code 128 with its quiet zone for a width of `pixels` CSS pixels. Returns undefined if the thinnest bar would
 * be narrower than one CSS pixel, which scanners can't read, or if Code 128 can't encode the text.
 */
export function drawBars(text: string, pixels: number): DrawnCode | undefined {
  const widths = code128(text)
  if (!widths) return undefined
  const all = widths.reduce((sum, width) => sum + width, 0)
  const width = all + 2 * quiet
  if (width > pixels) return undefined
  const height = Math.round(all / 4)
  let x = quiet
  const path = widths.map((bar, place) => {
    x += bar
    return place % 2 === 0 ? `M${x - bar} ${quiet}h${bar}v${height}h-${bar}z` : ''
  })
  return { path: path.join(''), width, height: height + 2 * quiet }
}
