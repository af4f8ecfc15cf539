/** Draws skies, hills, water, trees and small things that many scenes share. */
import { blend, darken, d, height, lighten, width, type Canvas } from './canvas.ts'

export interface Mood {
  /** Colours of the sky, from zenith to horizon. */
  sky: readonly [string, string, string]
  sun: string
  /** Colour of the foreground. */
  land: string
  water: readonly [string, string]
  stars?: true
}

export const moods = {
  dawn: { sky: ['#4a4aa8', '#c58bc4', '#ffd9b0'], sun: '#fff1d0', land: '#8a5a6e', water: ['#d8a6bd', '#5a63ad'] },
  golden: { sky: ['#5a6bc9', '#eab39b', '#ffe9b8'], sun: '#fff6d8', land: '#a8714f', water: ['#f3cfa6', '#4f7fb5'] },
  day: { sky: ['#4a7fe0', '#8cc2f3', '#e6f6f4'], sun: '#ffffff', land: '#5d9a6a', water: ['#8fdde0', '#2b8fc0'] },
  teal: { sky: ['#4d6fd0', '#6fc0cf', '#e9f7df'], sun: '#fffbe6', land: '#3f8f73', water: ['#7fe0d2', '#1f86a8'] },
  dusk: { sky: ['#2d2670', '#8f4fa5', '#ffb08d'], sun: '#ffe0b5', land: '#4d3a6e', water: ['#e59aa0', '#3a3a86'] },
  night: {
    sky: ['#12123c', '#2a2c78', '#4b7f9f'],
    sun: '#f4f1d8',
    land: '#262a55',
    water: ['#4b7f9f', '#1b2158'],
    stars: true,
  },
  winter: { sky: ['#5a82d8', '#a8c9f2', '#f3f8fd'], sun: '#ffffff', land: '#7f9bc8', water: ['#cfe3f5', '#86abd8'] },
} as const satisfies Record<string, Mood>

/** Mixes a colour with that of the horizon, as for land seen from afar. */
export const distant = (mood: Mood, colour: string, share: number): string => blend(colour, mood.sky[2], share)

/** Draws the sky with a sun, its glow, and soft ribbons of light like those of the app's background gradient. */
export function sky(c: Canvas, mood: Mood, sun: { x?: number; y?: number; radius?: number } = {}): void {
  const [top, middle, low] = mood.sky
  c.rect(
    0,
    0,
    width,
    height,
    c.down([
      [0, top],
      [0.45, middle],
      [0.75, low],
    ]),
  )
  const { x = c.between(180, 620), y = c.between(170, 260), radius = c.between(28, 42) } = sun
  for (let ribbon = 0; ribbon < 2; ribbon += 1) {
    const [at, bend] = [c.between(70, 190), c.between(-60, 60)]
    const thick = c.between(30, 70)
    c.path(
      d`M0 ${at}Q200 ${at - bend} 400 ${at + bend / 2}T800 ${at - bend / 2}V${at + thick}Q600 ${at + bend + thick} 400 ${at + thick + bend / 2}T0 ${at + thick / 2}z`,
      c.across([
        [0, ribbon ? '#7fe3d6' : '#b79cf5', 0],
        [0.5, ribbon ? '#7fe3d6' : '#b79cf5', 0.28],
        [1, '#ffffff', 0],
      ]),
    )
  }
  if (mood.stars) {
    for (let star = 0; star < 46; star += 1)
      c.circle(c.between(0, 800), c.between(10, 330), c.between(0.7, 2), '#ffffff', c.between(0.4, 0.9))
  }
  c.circle(
    x,
    y,
    radius * 6,
    c.around(x, y, radius * 6, [
      [0, mood.sun, 0.75],
      [0.35, mood.sun, 0.25],
      [1, mood.sun, 0],
    ]),
  )
  c.circle(x, y, radius, mood.sun, mood.stars ? 1 : 0.9)
}

export function cloud(c: Canvas, x: number, y: number, scale: number, colour = '#ffffff', opacity = 0.7): void {
  c.path(
    d`M${x - 60 * scale} ${y}q${4 * scale} ${-22 * scale} ${30 * scale} ${-20 * scale}q${14 * scale} ${-26 * scale} ${40 * scale} ${-10 * scale}q${34 * scale} ${-8 * scale} ${36 * scale} ${18 * scale}q${22 * scale} ${2 * scale} ${18 * scale} ${12 * scale}z`,
    colour,
    opacity,
  )
}

export function clouds(c: Canvas, count: number, from = 90, to = 230): void {
  for (let one = 0; one < count; one += 1)
    cloud(c, c.between(60, 740), c.between(from, to), c.between(0.6, 1.3), '#ffffff', c.between(0.35, 0.7))
}

/** Draws a line of hills from edge to edge; `steps` is the number of summits, `sharp` draws mountains. */
export function ridge(c: Canvas, y: number, rise: number, fill: string, { steps = 5, sharp = false } = {}): void {
  const points = Array.from({ length: steps * 2 + 1 }, (_, index) => ({
    x: (index / (steps * 2)) * width,
    y: y - (index % 2 ? c.between(0.45, 1) : c.between(0, 0.35)) * rise,
  }))
  const [first = { x: 0, y }] = points
  let path = d`M0 600V${first.y}`
  for (const [index, point] of points.entries()) {
    const next = points[index + 1]
    if (sharp || !next) path += d`L${point.x} ${point.y}`
    else path += d`Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
  }
  c.path(d`${0}`.slice(1) + path + 'V600z', fill)
}

/** Draws three ranges of hills that grow darker towards the viewer. */
export function hills(c: Canvas, mood: Mood, horizon: number, rise: number, sharp = false): void {
  ridge(c, horizon, rise, distant(mood, mood.land, 0.72), { steps: 4, sharp })
  ridge(c, horizon + 25, rise * 0.75, distant(mood, mood.land, 0.5), { steps: 5, sharp })
  ridge(c, horizon + 60, rise * 0.55, distant(mood, mood.land, 0.26), { steps: 4 })
}

/** Draws water from y to the bottom edge, with glints of the sun. */
export function water(c: Canvas, mood: Mood, y: number, sunX = 400): void {
  const [near, deep] = mood.water
  c.rect(
    0,
    y,
    width,
    height - y,
    c.down([
      [0, near],
      [1, deep],
    ]),
  )
  for (let glint = 0; glint < 16; glint += 1) {
    const far = c.random() ** 1.6
    const at = y + 6 + far * (height - y - 20)
    const half = 8 + far * 60
    const x = sunX + (c.random() - 0.5) * (90 + far * 500)
    c.ellipse(x, at, half, 1 + far * 2.4, '#ffffff', 0.16 + 0.28 * c.random())
  }
}

/** Draws white terraces with pools, from y to the bottom edge. */
export function travertines(c: Canvas, mood: Mood, top: number): void {
  c.path(d`M0 ${top}Q300 ${top - 60} 800 ${top - 10}V600H0z`, blend('#f6f8fc', mood.sky[2], 0.25))
  const [shade, pool] = [blend('#c3cfe6', mood.sky[1], 0.3), blend('#6fd6dd', mood.sky[1], 0.22)]
  const wall = c.down([
    [0, '#ffffff'],
    [0.5, lighten(shade, 0.35)],
    [1, shade],
  ])
  const basin = c.symbol(() => {
    c.path('M0 0q-4 40 14 52q14 12 36 10q24 2 38 -10q16 -14 12 -52z', wall)
    for (const [x, y] of [
      [14, 22],
      [32, 28],
      [52, 30],
      [72, 27],
      [88, 20],
    ] as const) {
      c.path(d`M${x - 3} ${y - 8}q5 16 1 ${34 - Math.abs(x - 50) * 0.3}q-6 -12 -1 -34z`, shade, 0.7)
    }
    c.path('M-2 0q10 -15 50 -14t54 14q-6 18 -30 17q-20 5 -42 -1q-28 2 -32 -16z', '#ffffff')
    c.path('M5 0q12 -11 43 -10t46 10q-8 12 -27 11q-18 4 -37 -1q-20 1 -25 -10z', pool)
    c.path('M18 -3q22 -7 46 -3q-24 1 -46 3z', '#ffffff', 0.7)
  })
  for (let tier = 0; tier < 6; tier += 1) {
    const s = 0.55 + tier * 0.42
    for (let x = -96 * s + ((tier * 53) % 70); x < 800; x += 97 * s) {
      c.use(basin, x, top + 10 + tier * 30 + tier * tier * 7 + c.between(-5, 5) * s, s)
    }
  }
}

/** Draws horizontal waves of white water, for shores and rapids. */
export function foam(c: Canvas, x: number, y: number, w: number, opacity = 0.8): void {
  c.path(
    d`M${x} ${y}q${w / 8} ${-10} ${w / 4} 0t${w / 4} 0t${w / 4} 0t${w / 4} 0q${-w / 2} 12 ${-w} 0z`,
    '#ffffff',
    opacity,
  )
}

/** Draws a pine; (x, y) is the foot of the trunk, as for all trees. */
export function pine(c: Canvas, x: number, y: number, size: number, colour: string): void {
  c.rect(x - size * 0.04, y - size * 0.16, size * 0.08, size * 0.16, darken(colour, 0.5))
  for (const [low, half, high] of [
    [0.1, 0.3, 0.55],
    [0.36, 0.24, 0.78],
    [0.6, 0.17, 1],
  ] as const) {
    c.path(
      d`M${x - half * size} ${y - low * size}L${x} ${y - high * size}L${x + half * size} ${y - low * size}z`,
      blend(colour, '#ffffff', low * 0.18),
    )
  }
}

export function cypress(c: Canvas, x: number, y: number, size: number, colour: string): void {
  c.path(
    d`M${x} ${y - size}q${size * 0.2} ${size * 0.5} ${size * 0.09} ${size}h${-size * 0.18}q${-size * 0.11} ${-size * 0.5} ${size * 0.09} ${-size}z`,
    colour,
  )
}

export function roundTree(c: Canvas, x: number, y: number, size: number, colour: string): void {
  c.rect(x - size * 0.05, y - size * 0.4, size * 0.1, size * 0.4, darken(colour, 0.45))
  c.circle(x, y - size * 0.62, size * 0.36, colour)
  c.circle(x - size * 0.24, y - size * 0.5, size * 0.26, darken(colour, 0.1))
  c.circle(x + size * 0.12, y - size * 0.74, size * 0.22, lighten(colour, 0.14))
}

export function grove(
  c: Canvas,
  tree: typeof pine,
  count: number,
  box: { x: readonly [number, number]; y: readonly [number, number]; size: readonly [number, number] },
  colour: string,
): void {
  const kinds = [0, 0.15, 0.3].map((share) => c.symbol(() => tree(c, 0, 0, 100, blend(colour, '#16324a', share))))
  const trees = Array.from({ length: count }, () => ({ x: c.between(...box.x), y: c.between(...box.y) }))
  for (const { x, y } of trees.toSorted((one, other) => one.y - other.y)) {
    c.use(c.pick(kinds), x, y, c.between(...box.size) / 100)
  }
}

export function birds(c: Canvas, count: number, colour = '#ffffff', y: readonly [number, number] = [110, 210]): void {
  const [x, at] = [c.between(150, 600), c.between(...y)]
  for (let bird = 0; bird < count; bird += 1) {
    const [bx, by, s] = [x + c.between(-70, 70), at + c.between(-30, 30), c.between(5, 9)]
    c.path(
      d`M${bx - s} ${by - s * 0.4}q${s * 0.6} ${-s * 0.3} ${s} ${s * 0.5}q${s * 0.4} ${-s * 0.8} ${s} ${-s * 0.5}q${-s * 0.6} 0 ${-s} ${s * 0.9}q${-s * 0.4} ${-s * 0.9} ${-s} ${-s * 0.9}z`,
      colour,
      0.75,
    )
  }
}

/** Draws a wooden boat with cabin and awning, `size` long, seen from the side. */
export function boat(c: Canvas, x: number, y: number, size: number, hull = '#f8fafc', trim = '#b4593b'): void {
  c.path(
    d`M${x - size * 0.5} ${y - size * 0.12}q${size * 0.5} ${size * 0.06} ${size} ${-size * 0.05}q${-size * 0.06} ${size * 0.2} ${-size * 0.2} ${size * 0.2}h${-size * 0.6}q${-size * 0.14} 0 ${-size * 0.2} ${-size * 0.15}z`,
    hull,
  )
  c.path(
    d`M${x - size * 0.46} ${y - size * 0.05}q${size * 0.46} ${size * 0.06} ${size * 0.92} ${-size * 0.05}l${-size * 0.03} ${size * 0.05}q${-size * 0.44} ${size * 0.05} ${-size * 0.86} ${size * 0.04}z`,
    trim,
  )
  c.rect(x - size * 0.26, y - size * 0.26, size * 0.4, size * 0.16, lighten(trim, 0.75), undefined, size * 0.02)
  c.rect(x - size * 0.3, y - size * 0.31, size * 0.5, size * 0.06, trim, undefined, size * 0.02)
  for (let window = 0; window < 4; window += 1)
    c.rect(x - size * (0.23 - window * 0.095), y - size * 0.22, size * 0.06, size * 0.07, '#4f6f9f')
  c.ellipse(x, y + size * 0.075, size * 0.5, size * 0.03, '#ffffff', 0.5)
}
