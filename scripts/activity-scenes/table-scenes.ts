/** Draws scenes of workshops, and of a table laid with dishes. */
import { lighten, darken, d, type Canvas } from './canvas.ts'
import { bright } from './palette.ts'

function pots(c: Canvas): void {
  const wall = c.pick(['#f0d2b4', '#e6c9c0', '#d9cfe6', '#cfe0dc'])
  c.rect(
    0,
    0,
    800,
    600,
    c.across([
      [0, darken(wall, 0.18)],
      [0.5, lighten(wall, 0.25)],
      [1, darken(wall, 0.1)],
    ]),
  )
  const wx = c.pick([110, 560])
  c.path(
    d`M${wx} 300V150Q${wx + 70} 70 ${wx + 140} 150V300z`,
    c.down([
      [0, '#8cc2f3'],
      [1, '#ffe9c9'],
    ]),
  )
  c.rect(wx + 67, 110, 6, 190, '#7a4f38')
  c.rect(wx, 206, 140, 6, '#7a4f38')
  c.path(d`M${wx} 300h140l${wx < 400 ? 240 : -120} 300h-260z`, '#fff6d8', 0.3)
  const sx = wx < 400 ? 320 : 60
  for (let shelf = 0; shelf < 2; shelf += 1) {
    const y = 210 + shelf * 130
    c.rect(sx, y, 420, 14, '#7a4f38')
    for (let one = 0; one < 5; one += 1) c.at(sx + 46 + one * 84, y, c.between(0.55, 0.75), () => vessel(c))
  }
  c.rect(
    0,
    470,
    800,
    130,
    c.down([
      [0, '#9a6244'],
      [1, '#5f3a35'],
    ]),
  )
  c.rect(0, 470, 800, 8, '#c98f63')
  for (const [x, s] of [
    [c.between(90, 150), 1.15],
    [c.between(640, 700), 1.2],
    [c.between(230, 270), 0.8],
  ] as const)
    c.at(x, 540, s, () => vessel(c))
  c.at(c.between(430, 470), 560, 1.4, () => {
    c.ellipse(0, 0, 120, 20, '#4a3040')
    c.ellipse(0, -8, 116, 19, '#b9a29a')
    c.path(
      'M-46 -12Q-80 -70 -36 -104Q-20 -116 -24 -132H24Q20 -116 36 -104Q80 -70 46 -12Q0 6 -46 -12z',
      c.across([
        [0, '#e08f63'],
        [0.4, '#d07a52'],
        [1, '#8f4638'],
      ]),
    )
    c.ellipse(0, -132, 24, 6, '#7a3a30')
    for (const y of [-30, -54, -78]) c.path(d`M-56 ${y}q56 16 112 0v4q-56 16 -112 0z`, '#7a3a30', 0.3)
  })
}

function marbling(c: Canvas): void {
  const wood = c.pick(['#8a5a3c', '#7a4f5f'])
  c.rect(
    0,
    0,
    800,
    600,
    c.across([
      [0, lighten(wood, 0.2)],
      [1, darken(wood, 0.15)],
    ]),
  )
  c.rect(96, 92, 620, 420, '#1b1030', 0.25, 20)
  c.rect(86, 80, 620, 420, lighten(wood, 0.55), undefined, 18)
  c.rect(104, 98, 584, 384, '#f3e8d6')
  const kinds = bright.map((colour) =>
    c.symbol(() => {
      c.ellipse(0, 0, 30, 25, colour)
      c.ellipse(1, 0, 21, 16, lighten(colour, 0.55))
      c.ellipse(0, 1, 11, 8, darken(colour, 0.25))
    }),
  )
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 11; column += 1) {
      c.use(
        c.pick(kinds),
        136 + column * 52 + c.between(-16, 16),
        132 + row * 45 + c.between(-12, 12),
        c.between(0.5, 1.1),
      )
    }
  c.path('M250 482Q210 200 400 150Q600 200 560 482z', '#f3e8d6', 0.85)
  for (const [x, y, s] of [
    [300, 410, 1.2],
    [500, 430, 1.4],
  ] as const) {
    const petal = c.pick(['#d63a4a', '#8b5cf6', '#e4572e'])
    c.at(x, y, s, () => {
      c.line('M0 10Q10 -50 0 -100', '#2f7f5f', 6)
      c.path('M0 0Q-56 -20 -50 -90Q-20 -50 0 0z', '#3aa76d')
      c.path('M0 0Q56 -20 50 -80Q20 -50 0 0z', '#3aa76d')
      c.path('M-34 -170Q-18 -150 -14 -156Q0 -196 14 -156Q18 -150 34 -170Q52 -96 0 -94Q-52 -96 -34 -170z', petal)
      c.path('M0 -186Q20 -140 0 -100Q-20 -140 0 -186z', lighten(petal, 0.35))
    })
  }
  for (const [x, colour] of [
    [744, '#4f6bed'],
    [762, '#d9467f'],
  ] as const)
    c.line(d`M${x} 150L${x - 14} 430`, colour, 9)
}

function vessel(c: Canvas): void {
  const glaze = c.pick(['#2f7fa8', '#14a3a3', '#c9563f', '#e0a050', '#4f5fbf', '#f3ead8', '#8a5ab0', '#d98a5f'])
  const fill = c.across([
    [0, lighten(glaze, 0.35)],
    [0.5, glaze],
    [1, darken(glaze, 0.35)],
  ])
  const band = c.pick(['#ffffff', '#2e2a72', '#f6d365', '#b5302f'])
  c.ellipse(0, 0, 44, 7, '#2a1a30', 0.3)
  const kind = Math.floor(c.random() * 4)
  if (kind === 0) {
    c.path('M-18 0Q-56 -40 -40 -80Q-28 -98 -14 -102V-124H14V-102Q28 -98 40 -80Q56 -40 18 0z', fill)
    c.path('M-45 -62Q0 -50 45 -62L46 -44Q0 -32 -46 -44z', band, 0.85)
  } else if (kind === 1) {
    c.path('M-20 0Q-60 -14 -62 -62H62Q60 -14 20 0z', fill)
    c.ellipse(0, -62, 62, 11, darken(glaze, 0.3))
    for (let dot = -2; dot <= 2; dot += 1) c.circle(dot * 22, -34 + Math.abs(dot) * 4, 7, band, 0.85)
  } else if (kind === 2) {
    c.circle(0, -60, 60, fill)
    c.circle(0, -60, 44, band, 0.8)
    c.circle(0, -60, 36, glaze)
    for (let petal = 0; petal < 6; petal += 1)
      c.circle(Math.cos(petal * 1.047) * 18, -60 + Math.sin(petal * 1.047) * 18, 9, band, 0.9)
  } else {
    c.path('M-26 0Q-40 -50 -22 -96Q-30 -116 -34 -128H34Q30 -116 22 -96Q40 -50 26 0z', fill)
    c.line('M24 -110Q66 -100 34 -50', glaze, 9)
    for (const y of [-30, -60]) c.path(d`M-33 ${y}q33 12 66 0v9q-33 12 -66 0z`, band, 0.85)
  }
}

function table(c: Canvas): void {
  const wood = c.pick(['#a8693f', '#3f6f8f', '#5a4a86', '#2f7f78'])
  c.rect(0, 0, 800, 600, wood)
  for (let plank = 0; plank < 6; plank += 1)
    c.rect(
      0,
      plank * 102,
      800,
      98,
      c.across([
        [0, lighten(wood, 0.08 + c.random() * 0.1)],
        [1, darken(wood, 0.05 + c.random() * 0.1)],
      ]),
    )
  const cloth = c.pick(['#f6e3c9', '#efd7d7', '#dfe9f2'])
  c.path('M250 -10H560L600 610H210z', cloth)
  for (let stripe = 0; stripe < 3; stripe += 1)
    c.path(d`M${270 + stripe * 12} -10h6L${236 + stripe * 14} 610h-7z`, c.pick(bright), 0.6)
  for (let stripe = 0; stripe < 3; stripe += 1)
    c.path(d`M${534 - stripe * 12} -10h6L${574 - stripe * 14} 610h-7z`, c.pick(bright), 0.6)
  const spots = [
    [400, 300, 128],
    [180, 190, 84],
    [620, 180, 88],
    [200, 430, 88],
    [604, 436, 84],
    [400, 92, 66],
    [398, 520, 66],
    [60, 318, 58],
    [742, 312, 58],
  ] as const
  for (const [index, [x, y, r]] of spots.entries())
    dish(c, x + c.between(-10, 10), y + c.between(-10, 10), r, index === 0 ? 5 : Math.floor(c.random() * 5))
}

function dish(c: Canvas, x: number, y: number, r: number, kind: number): void {
  c.ellipse(x + r * 0.08, y + r * 0.12, r, r, '#1b1030', 0.25)
  c.circle(x, y, r, c.pick(['#ffffff', '#f3f6ff', '#fff6e6']))
  c.circle(x, y, r * 0.8, '#e6e3f0')
  const inside = r * 0.72
  if (kind === 0) {
    c.circle(x, y, inside, '#d63a3a')
    for (let one = 0; one < 7; one += 1)
      c.circle(
        x + Math.cos(one * 0.9) * inside * 0.6,
        y + Math.sin(one * 0.9) * inside * 0.6,
        inside * 0.26,
        c.pick(['#f2a541', '#4f9a4a', '#ffffff']),
      )
  } else if (kind === 1) {
    c.circle(x, y, inside, '#fbf3dc')
    c.line(
      d`M${x - inside * 0.5} ${y}q${inside * 0.25} ${-inside * 0.6} ${inside * 0.5} 0t${inside * 0.5} 0`,
      '#e0a33f',
      inside * 0.14,
    )
    for (let one = 0; one < 6; one += 1)
      c.circle(x + c.between(-0.6, 0.6) * inside, y + c.between(-0.6, 0.6) * inside, inside * 0.08, '#b5302f')
  } else if (kind === 2) {
    c.circle(x, y, inside, '#6f9a3f')
    for (let one = 0; one < 9; one += 1)
      c.ellipse(
        x + Math.cos(one * 0.7) * inside * 0.55,
        y + Math.sin(one * 0.7) * inside * 0.55,
        inside * 0.3,
        inside * 0.12,
        c.pick(['#8fc25a', '#4f7f35']),
      )
  } else if (kind === 3) {
    for (let row = -1; row <= 1; row += 1)
      for (let one = -1; one <= 1; one += 1) {
        const [bx, by, s] = [x + one * inside * 0.5, y + row * inside * 0.5, inside * 0.21]
        c.path(
          d`M${bx} ${by - s * 1.3}l${s * 1.2} ${s * 1.3}l${-s * 1.2} ${s * 1.3}l${-s * 1.2} ${-s * 1.3}z`,
          '#e0a33f',
        )
        c.circle(bx, by, s * 0.5, '#6f9a3f')
      }
  } else if (kind === 4) {
    c.circle(x, y, inside * 0.9, c.pick(['#8a3a1f', '#b5452f']))
    c.circle(
      x,
      y,
      inside * 0.8,
      c.around(x, y, inside, [
        [0, '#d9703f'],
        [1, '#7a2f1f'],
      ]),
    )
    c.path(
      d`M${x - inside * 0.2} ${y}q${inside * 0.1} ${-inside * 0.3} ${inside * 0.4} ${-inside * 0.2}q${-inside * 0.1} ${inside * 0.3} ${-inside * 0.4} ${inside * 0.2}z`,
      '#4f9a4a',
    )
  } else {
    c.circle(x, y, inside, '#f3d9a0')
    for (let ring = 0; ring < 10; ring += 1) {
      const angle = ring * 0.628
      c.circle(
        x + Math.cos(angle) * inside * 0.66,
        y + Math.sin(angle) * inside * 0.66,
        inside * 0.2,
        ['#d63a3a', '#6f9a3f', '#8a5a3c', '#f2a541', '#5b3a6a'][ring % 5] ?? '#d63a3a',
      )
    }
    c.circle(x, y, inside * 0.4, '#ffffff')
    c.circle(x, y, inside * 0.33, '#b5452f')
    c.circle(x - inside * 0.08, y - inside * 0.08, inside * 0.12, '#e98a5f')
  }
}

export const tableScenes = { marbling, pots, table }
