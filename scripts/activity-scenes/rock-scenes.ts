/** Draws scenes of rocks, valleys and balloons. */
import { lighten, darken, d, type Canvas } from './canvas.ts'
import {
  moods,
  distant,
  sky,
  clouds,
  ridge,
  hills,
  water,
  travertines,
  foam,
  roundTree,
  grove,
  birds,
  type Mood,
} from './nature.ts'
import { bright } from './palette.ts'

function balloon(c: Canvas, x: number, y: number, r: number): void {
  const [base, stripe] = [c.pick(bright), c.pick(['#fff3dc', '#ffe08a', '#ffffff', '#2e2a72'])]
  const envelope = (w: number) =>
    d`M${x} ${y - r}C${x + w} ${y - r} ${x + w * 1.08} ${y + r * 0.25} ${x + w * 0.16} ${y + r * 1.12}H${x - w * 0.16}C${x - w * 1.08} ${y + r * 0.25} ${x - w} ${y - r} ${x} ${y - r}z`
  c.path(envelope(r * 1.3), base)
  c.path(envelope(r * 0.86), stripe)
  c.path(envelope(r * 0.46), base)
  c.path(
    d`M${x} ${y - r}C${x + r * 1.3} ${y - r} ${x + r * 1.4} ${y + r * 0.25} ${x + r * 0.2} ${y + r * 1.12}Q${x + r * 0.9} ${y} ${x} ${y - r}z`,
    '#1b1650',
    0.18,
  )
  c.path(
    d`M${x - r * 0.5} ${y - r * 0.72}Q${x - r} ${y - r * 0.2} ${x - r * 0.62} ${y + r * 0.3}Q${x - r * 0.72} ${y - r * 0.3} ${x - r * 0.5} ${y - r * 0.72}z`,
    '#ffffff',
    0.35,
  )
  c.path(d`M${x - r * 0.2} ${y + r * 1.12}h${r * 0.4}l${-r * 0.08} ${r * 0.26}h${-r * 0.24}z`, '#3a2a4a', 0.35)
  c.rect(x - r * 0.13, y + r * 1.36, r * 0.26, r * 0.2, '#6b4430', undefined, r * 0.04)
}

function chimney(c: Canvas, x: number, y: number, h: number, rock: string, cap: string): void {
  const w = h * c.between(0.3, 0.42)
  const fill = c.across([
    [0, lighten(rock, 0.35)],
    [0.55, rock],
    [1, darken(rock, 0.32)],
  ])
  c.path(
    d`M${x - w} ${y}Q${x - w * 0.42} ${y - h * 0.45} ${x - w * 0.26} ${y - h * 0.84}h${w * 0.52}Q${x + w * 0.42} ${y - h * 0.45} ${x + w} ${y}z`,
    fill,
  )
  c.path(
    d`M${x - w * 0.48} ${y - h * 0.8}Q${x - w * 0.3} ${y - h * 1.06} ${x + w * 0.06} ${y - h}Q${x + w * 0.5} ${y - h * 0.98} ${x + w * 0.48} ${y - h * 0.8}Q${x} ${y - h * 0.74} ${x - w * 0.48} ${y - h * 0.8}z`,
    cap,
  )
  if (h > 120) {
    const s = h * 0.055
    for (const [dx, dy] of [
      [-0.1, 0.4],
      [0.14, 0.3],
      [-0.2, 0.2],
    ] as const) {
      c.path(d`M${x + dx * w * 2 - s / 2} ${y - dy * h}v${-s}q${s / 2} ${-s * 0.9} ${s} 0v${s}z`, darken(rock, 0.6))
    }
  }
}

function valley(c: Canvas, mood: Mood, count: number, size: readonly [number, number]): void {
  const rock = c.pick(['#e0b48c', '#d9a58f', '#e6c49c'])
  ridge(c, 400, 120, distant(mood, rock, 0.6), { steps: 6 })
  for (let one = 0; one < 7; one += 1)
    chimney(
      c,
      c.between(20, 780),
      c.between(410, 440),
      c.between(60, 110),
      distant(mood, rock, 0.42),
      distant(mood, '#8f6a5f', 0.45),
    )
  ridge(c, 450, 50, distant(mood, rock, 0.24), { steps: 4 })
  for (let one = 0; one < count; one += 1)
    chimney(c, (800 / count) * (one + c.between(0.2, 0.8)), c.between(500, 545), c.between(...size), rock, '#7d5a55')
  ridge(c, 560, 50, darken(rock, 0.16), { steps: 3 })
  grove(c, roundTree, 6, { x: [10, 790], y: [550, 595], size: [26, 46] }, '#6f8a56')
}

function balloons(c: Canvas): void {
  const mood = c.turn([moods.dawn, moods.golden])
  sky(c, mood, { y: c.between(300, 360), radius: 40 })
  for (let one = 0; one < 5; one += 1) balloon(c, c.between(60, 740), c.between(130, 330), c.between(12, 24))
  valley(c, mood, 4, [110, 170])
  fleet(c)
}

function fleet(c: Canvas): void {
  const [x, flip] = [c.between(180, 330), c.random() < 0.5]
  balloon(c, flip ? 800 - x : x, c.between(215, 250), c.between(84, 100))
  balloon(c, flip ? x - 20 : 820 - x, c.between(150, 190), c.between(46, 60))
  balloon(c, flip ? x + 190 : 610 - x, c.between(285, 310), c.between(30, 38))
}

function pools(c: Canvas): void {
  const mood = moods.dawn
  sky(c, mood, { y: 280, radius: 40 })
  for (let one = 0; one < 4; one += 1) balloon(c, c.between(60, 740), c.between(130, 300), c.between(12, 22))
  hills(c, { ...mood, land: '#6f83b5' }, 400, 100)
  travertines(c, mood, 400)
  fleet(c)
}

function chimneys(c: Canvas): void {
  const mood = c.turn([moods.golden, moods.day, moods.dusk])
  sky(c, mood)
  clouds(c, mood === moods.day ? 3 : 1)
  valley(c, mood, 5, [210, 320])
  birds(c, 5)
}

function canyon(c: Canvas): void {
  const mood = c.turn([moods.golden, moods.teal, moods.day])
  sky(c, mood, { x: c.between(360, 440), y: 190, radius: 36 })
  const rock = c.pick(['#c98f6b', '#b9a58c', '#c77f62', '#a9a08f'])
  ridge(c, 330, 90, distant(mood, rock, 0.66), { steps: 3, sharp: true })
  const walls = [
    [0.5, 300, 150],
    [0.28, 225, 95],
    [0.04, 140, 40],
  ] as const
  water(c, moods.teal, 470)
  for (const [far, reach, top] of walls) {
    for (const side of [0, 1]) {
      const fill = c.across([
        [0, distant(mood, lighten(rock, 0.16), far)],
        [1, distant(mood, darken(rock, 0.3), far)],
      ])
      const edge = (x: number) => (side ? 800 - x : x)
      const path = [0.16, 0.3, 0.46, 0.64, 0.82]
        .map((t) => d`L${edge(reach * (0.72 + 0.34 * t + c.between(-0.07, 0.07)))} ${top + (560 - top) * t}`)
        .join('')
      c.path(
        d`M${edge(0)} ${top - 20}L${edge(reach * 0.74)} ${top + c.between(-16, 16)}` +
          path +
          d`L${edge(reach * 1.2)} 600L${edge(0)} 600z`,
        fill,
      )
      for (let crack = 0; crack < 3; crack += 1) {
        const y = top + 60 + crack * 100 + c.between(-20, 20)
        c.path(
          d`M${edge(0)} ${y}L${edge(reach * 0.8)} ${y + c.between(-8, 14)}L${edge(0)} ${y + c.between(14, 26)}z`,
          darken(rock, 0.4),
          0.16,
        )
      }
    }
  }
  foam(c, c.between(300, 360), 520, 150, 0.6)
  foam(c, c.between(350, 420), 560, 120, 0.5)
  grove(c, roundTree, 7, { x: [0, 190], y: [560, 600], size: [50, 90] }, '#4f8a5f')
  grove(c, roundTree, 7, { x: [620, 800], y: [560, 600], size: [50, 90] }, '#4f8a5f')
  birds(c, 4)
}

function heads(c: Canvas): void {
  const mood = c.turn([moods.dawn, moods.dusk, moods.golden])
  sky(c, mood, { y: 300, radius: 46 })
  hills(c, mood, 380, 110, true)
  const stone = '#d3b79a'
  c.path('M120 470L400 210L700 470z', distant(mood, '#b59a86', 0.3))
  c.path('M400 210L700 470H470z', distant(mood, '#8a6f6a', 0.25))
  c.path('M0 450Q400 420 800 456V600H0z', '#a98672')
  const order = [
    [110, 0.8, 0],
    [270, 1.05, 1],
    [440, 1.2, 2],
    [610, 1, 1],
    [735, 0.75, 0],
  ] as const
  for (const [x, s, kind] of order)
    c.at(x + c.between(-14, 14), 555 + c.between(-10, 12), s, () =>
      head(c, stone, (kind + Math.floor(c.random() * 2)) % 3),
    )
  for (let rock = 0; rock < 14; rock += 1)
    c.ellipse(
      c.between(0, 800),
      c.between(560, 598),
      c.between(10, 34),
      c.between(6, 14),
      darken(stone, c.between(0.1, 0.4)),
    )
}

function head(c: Canvas, stone: string, kind: number): void {
  const face = c.across([
    [0, lighten(stone, 0.3)],
    [0.6, stone],
    [1, darken(stone, 0.4)],
  ])
  c.ellipse(0, 4, 74, 10, '#3a2440', 0.3)
  if (kind === 2) c.path('M-50 -122Q-40 -210 0 -216Q40 -210 50 -122z', face)
  if (kind === 1) c.path('M-54 -118L-34 -176L0 -158L34 -176L54 -118z', face)
  if (kind === 0) c.path('M-56 -112Q-54 -172 0 -174Q54 -172 56 -112z', face)
  c.path('M-56 -122H56Q60 -52 34 0H-34Q-60 -52 -56 -122z', face)
  c.rect(-60, -128, 120, 14, darken(stone, 0.16), undefined, 5)
  if (kind !== 1) c.path('M-48 -44Q0 -22 48 -44Q46 0 30 14Q0 22 -30 14Q-46 0 -48 -44z', darken(stone, 0.22))
  c.path('M-6 -96h14l8 46h-28z', darken(stone, 0.14))
  c.path('M-42 -96q16 -12 32 0q-16 10 -32 0zM12 -96q16 -12 32 0q-16 10 -32 0z', darken(stone, 0.5))
  c.path('M-20 -36q20 8 40 0q-20 14 -40 0z', darken(stone, 0.5))
}

export const rockScenes = { balloons, canyon, chimneys, heads, pools }
