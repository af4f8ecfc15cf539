/** Draws shapes into an SVG picture of 800 × 600; the area between y = 75 and y = 525 survives a crop to 16:9. */
import { hash, unit } from '../../server/supply/seeded.ts'

export const width = 800
export const height = 600

export type Stop = readonly [offset: number, colour: string, opacity?: number]

type Channels = readonly [red: number, green: number, blue: number]

const channels = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Mixes two colours given as #rrggbb; share 0 returns the first. */
export function blend(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighten = (colour: string, share: number): string => blend(colour, '#ffffff', share)
export const darken = (colour: string, share: number): string => blend(colour, '#15123a', share)

/**
 * Rounds a number of a picture: values below 25 to tenths, others to whole numbers. In small values, such as the
 * thickness of a line, tenths are visible.
 */
const short = (value: number): string => String(Math.abs(value) < 25 ? Math.round(value * 10) / 10 : Math.round(value))
/** Template tag for SVG paths: rounds the numbers, so that the path is a short text. */
export const d = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.map((part, index) => part + (index < values.length ? short(values[index] ?? 0) : '')).join('')

export interface Canvas {
  /** Returns a random number from 0 to 1, a new one at each call. */
  random(): number
  between(from: number, to: number): number
  pick<Value>(list: readonly Value[]): Value
  /**
   * Returns the value of `list` at the picture's position among the pictures of the same scene, beginning again after
   * the last value. So successive pictures of a scene get different values.
   */
  turn<Value>(list: readonly Value[]): Value
  /**
   * Creates a gradient and returns its fill. The gradient runs from top to bottom (`down`), from left to right
   * (`across`), or around a point (`around`).
   */
  down(stops: readonly Stop[]): string
  across(stops: readonly Stop[]): string
  around(x: number, y: number, radius: number, stops: readonly Stop[]): string
  path(path: string, fill: string, opacity?: number): void
  circle(x: number, y: number, radius: number, fill: string, opacity?: number): void
  ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity?: number): void
  rect(x: number, y: number, w: number, h: number, fill: string, opacity?: number, radius?: number): void
  /** Draws a line without fill, with round ends. */
  line(path: string, colour: string, thickness: number, opacity?: number): void
  /** Draws shapes within a group that is shifted and scaled. */
  at(x: number, y: number, scale: number, draw: () => void, mirrored?: boolean): void
  /** Defines a shape around the origin, which `use` draws at several places. */
  symbol(draw: () => void): string
  use(symbol: string, x: number, y: number, scale: number, mirrored?: boolean): void
  svg(): string
}

const faded = (opacity: number | undefined, name: string) =>
  opacity === undefined ? '' : ` ${name}="${short(opacity)}"`

/**
 * Creates an empty picture; `turn` is its number among pictures of the same scene. Every second picture is mirrored.
 */
export function createCanvas(seedText: string, turn: number): Canvas {
  const seed = hash(seedText)
  const defs: string[] = []
  let body: string[] = []
  let calls = 0
  const random = () => unit(seed, (calls += 1))
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(
        ([at, colour, opacity]) =>
          `<stop offset="${short(at)}" stop-color="${colour}"${faded(opacity, 'stop-opacity')}/>`,
      )
      .join('')
  function gradient(tag: string, attributes: string, stops: readonly Stop[]): string {
    const inner = `${attributes}>${stopsOf(stops)}</${tag}>`
    const known = defs.findIndex((one) => one.startsWith(`<${tag} `) && one.endsWith(inner))
    const index = known === -1 ? defs.length : known
    if (known === -1) defs.push(`<${tag} id="g${index}"${inner}`)
    return `url(#g${index})`
  }
  const draw = (shape: string, fill: string, opacity?: number) =>
    void body.push(`<${shape} fill="${fill}"${faded(opacity, 'fill-opacity')}/>`)
  return {
    random,
    between: (from, to) => from + (to - from) * random(),
    pick(list) {
      const value = list[Math.floor(random() * list.length)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    },
    turn(list) {
      const value = list[turn % list.length]
      if (value === undefined) throw new Error('Nothing to choose from')
      return value
    },
    down: (stops) => gradient('linearGradient', ' x2="0" y2="1"', stops),
    across: (stops) => gradient('linearGradient', '', stops),
    around: (x, y, radius, stops) =>
      gradient('radialGradient', d` gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"`, stops),
    path: (path, fill, opacity) => draw(`path d="${path}"`, fill, opacity),
    circle: (x, y, radius, fill, opacity) => draw(d`circle cx="${x}" cy="${y}" r="${radius}"`, fill, opacity),
    ellipse: (x, y, rx, ry, fill, opacity) => draw(d`ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`, fill, opacity),
    rect: (x, y, w, h, fill, opacity, radius = 0) =>
      draw(d`rect x="${x}" y="${y}" width="${w}" height="${h}"` + (radius ? d` rx="${radius}"` : ''), fill, opacity),
    line: (path, colour, thickness, opacity) =>
      void body.push(
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(thickness)}" stroke-linecap="round"${faded(opacity, 'stroke-opacity')}/>`,
      ),
    at(x, y, scale, inside, mirrored = false) {
      const sx = mirrored ? -scale : scale
      body.push(`<g transform="translate(${short(x)} ${short(y)}) scale(${sx.toFixed(2)} ${scale.toFixed(2)})">`)
      inside()
      body.push('</g>')
    },
    symbol(inside) {
      const outer = body
      body = []
      inside()
      const id = `g${defs.length}`
      defs.push(`<g id="${id}">${body.join('')}</g>`)
      body = outer
      return id
    },
    use: (symbol, x, y, scale, mirrored = false) =>
      void body.push(
        `<use href="#${symbol}" transform="translate(${short(x)} ${short(y)})scale(${mirrored ? '-' : ''}${scale.toFixed(2)}${mirrored ? ` ${scale.toFixed(2)}` : ''})"/>`,
      ),
    svg() {
      const zoom = [1, 1, 1.1, 1.1, 1.18][turn % 5] ?? 1
      const [x, y] = [400 - 400 * zoom * (turn % 2 ? -1 : 1), 300 - 300 * zoom]
      const frame =
        turn === 0
          ? '<g>'
          : `<g transform="translate(${short(x)} ${short(y)})scale(${turn % 2 ? -zoom : zoom} ${zoom})">`
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${frame}${body.join('')}</g></svg>\n`
    },
  }
}
