/** Draws scenes of cities and castles. */
import { blend, lighten, darken, d, type Canvas } from './canvas.ts'
import { mosque } from './mosque.ts'
import { moods, distant, sky, clouds, ridge, hills, water, foam, cypress, roundTree, grove, birds } from './nature.ts'

function domes(c: Canvas): void {
  const mood = c.turn([moods.dawn, moods.dusk, moods.golden])
  sky(c, mood, { y: 240, radius: 44 })
  birds(c, 7)
  const row = (y: number, share: number, low: number, high: number) => {
    for (let x = -10; x < 800; x += 44)
      c.rect(x, y - c.between(low, high), 46, 300, distant(mood, blend(mood.land, '#b9709a', c.random() * 0.3), share))
  }
  c.at(c.between(600, 700), 400, 0.62, () => mosque(c, distant(mood, '#d9b8b8', 0.5), 2))
  row(420, 0.5, 10, 50)
  c.at(c.between(310, 380), 470, 1.35, () => mosque(c, blend('#f3e3cf', mood.sky[1], 0.12), 4))
  const kinds = [0.15, 0.24, 0.34].map((share) =>
    c.symbol(() => {
      c.rect(-32, 0, 64, 190, blend('#efd9c0', mood.land, share))
      c.path('M-38 2L0 -22L38 2z', '#b45f4a')
      for (const at of [-23, -5, 13]) c.rect(at, 14, 9, 14, c.random() < 0.4 ? '#ffe08a' : '#5a4a6e')
    }),
  )
  for (let x = 10; x < 840; x += 62) c.use(c.pick(kinds), x, 530 - c.between(30, 84), 1)
  grove(c, roundTree, 9, { x: [0, 800], y: [520, 600], size: [60, 100] }, '#4f7f63')
}

function castle(c: Canvas): void {
  const mood = c.turn([moods.day, moods.golden, moods.dusk])
  sky(c, mood)
  clouds(c, 2)
  ridge(c, 350, 90, distant(mood, '#6f7fae', 0.6), { steps: 4 })
  water(c, mood, 388, 420)
  const stone = c.across([
    [0, '#f0dab8'],
    [1, '#b08d70'],
  ])
  c.path('M150 410Q230 340 400 345Q560 340 680 412Q400 440 150 410z', '#9a8f6a')
  const tower = (x: number, w: number, top: number, flag: boolean) => {
    c.rect(x, top, w, 396 - top, stone)
    for (let merlon = 0; merlon < 4; merlon += 1)
      c.rect(x - 3 + merlon * ((w + 6) / 4), top - 12, (w + 6) / 7, 14, '#dcc29d')
    for (let slit = 0; slit < 2; slit += 1) c.rect(x + w * (0.3 + slit * 0.34), top + 28, 6, 20, '#5f4a45', 0.8, 3)
    if (flag) c.path(d`M${x + w / 2} ${top - 12}v-50h2v4l34 10l-34 12v24z`, '#d6304a')
  }
  tower(c.between(200, 230), 70, 262, false)
  tower(c.between(330, 360), 88, 186, true)
  tower(c.between(450, 490), 74, 232, c.random() < 0.5)
  tower(c.between(570, 590), 56, 290, false)
  c.rect(170, 330, 480, 78, stone)
  for (let merlon = 0; merlon < 18; merlon += 1) c.rect(170 + merlon * 27, 318, 14, 14, '#e6cfab')
  c.path('M386 408v-40q20 -26 40 0v40z', '#5f4a45')
  for (let house = 0; house < 9; house += 1) {
    const [x, h] = [c.pick([c.between(0, 130), c.between(670, 780)]), c.between(20, 50)]
    c.rect(x, 400 - h, 38, h, '#fffaf2')
    c.rect(x + 12, 410 - h, 10, 12, '#6f8fc0')
  }
  grove(c, cypress, 7, { x: [180, 640], y: [400, 420], size: [36, 66] }, '#3f7a58')
  for (const [x, y, s] of [
    [c.between(120, 220), 480, 1],
    [c.between(520, 620), 510, 1.2],
  ] as const) {
    c.at(x, y, s, () => {
      c.path('M-60 0h120q-10 24 -30 24h-64q-20 0 -26 -24z', c.pick(['#ffffff', '#4f6bed', '#b4593b']))
      c.line('M0 0V-110', '#6b3f2b', 4)
      c.path('M6 -104Q56 -50 52 -10H6z', '#ffffff')
      c.path('M-6 -90Q-44 -40 -48 -10H-6z', '#ffe9cf')
    })
  }
  for (let wave = 0; wave < 4; wave += 1) foam(c, c.between(0, 700), c.between(470, 590), c.between(60, 120), 0.35)
}

function tower(c: Canvas): void {
  const mood = c.turn([moods.dusk, moods.golden])
  sky(c, mood, { x: c.between(130, 220), y: 230 })
  birds(c, 6)
  for (let x = -10; x < 800; x += 54) c.rect(x, c.between(330, 390), 56, 300, distant(mood, '#8a6a8f', 0.45))
  const x = c.between(400, 470)
  const stone = c.across([
    [0, '#f6dfc0'],
    [0.5, '#d9b594'],
    [1, '#9a7468'],
  ])
  c.rect(x - 56, 190, 112, 330, stone)
  c.rect(x - 64, 216, 128, 12, '#8a6458')
  c.rect(x - 60, 186, 120, 10, '#8a6458')
  for (let arch = 0; arch < 5; arch += 1) c.path(d`M${x - 50 + arch * 21} 214v-8q8 -12 15 0v8z`, '#5a3f4f')
  for (let row = 0; row < 4; row += 1)
    for (let at = 0; at < 3; at += 1)
      c.path(d`M${x - 38 + at * 32} ${272 + row * 54}v-18q6 -10 12 0v18z`, '#6b4a52', 0.9)
  c.path(
    d`M${x - 62} 186L${x} 84L${x + 62} 186z`,
    c.across([
      [0, '#8a86c4'],
      [1, '#3f3a7a'],
    ]),
  )
  c.rect(x - 1.5, 66, 3, 20, '#f6d365')
  const kinds = ['#f3d7b5', '#e9bfa0', '#d9a8a0', '#c9b8d9'].map((wall) =>
    c.symbol(() => {
      c.rect(-38, 0, 76, 240, blend(wall, mood.land, 0.14))
      c.path('M-42 0L0 -26L42 0z', '#a8553f')
      for (const at of [-28, -6, 16]) c.rect(at, 14, 12, 18, c.random() < 0.5 ? '#ffe08a' : '#5a4a6e')
    }),
  )
  for (let row = 0; row < 3; row += 1)
    for (let bx = 8 + row * 18; bx < 840; bx += 78) c.use(c.pick(kinds), bx, 430 + row * 50 - c.between(0, 30), 1)
}

function houses(c: Canvas): void {
  const mood = c.turn([moods.day, moods.golden])
  sky(c, mood)
  clouds(c, 2)
  hills(c, { ...mood, land: '#5f9463' }, 300, 130)
  const kinds = [0, 1, 2].map(() => c.symbol(() => mansion(c)))
  for (let row = 0; row < 3; row += 1) {
    const [y, s] = [350 + row * 92, 0.62 + row * 0.3]
    grove(c, roundTree, 5, { x: [0, 800], y: [y - 30, y], size: [60 * s, 100 * s] }, '#5a8f58')
    const step = 168 * s
    for (let x = c.between(-60, 0); x < 800; x += step + c.between(4, 30))
      c.use(c.pick(kinds), x + step / 2, y + c.between(-10, 16), s)
  }
  grove(c, roundTree, 5, { x: [0, 800], y: [590, 620], size: [70, 110] }, '#4f8454')
}

function mansion(c: Canvas): void {
  const wall = c.pick(['#fffaf0', '#fdf0dc', '#fbe6cf'])
  const wood = c.pick(['#6b4430', '#7a4f38', '#5a3a30'])
  c.rect(-62, -50, 124, 60, '#b9a894')
  c.rect(-72, -120, 144, 72, wall)
  c.path('M-84 -118L-50 -152H50L84 -118z', '#b9573f')
  c.rect(-72, -52, 144, 6, wood)
  c.rect(-26, -112, 52, 62, lighten(wall, 0.5))
  for (const x of [-62, -42, -18, 6, 30, 50]) {
    c.rect(x, -106, 13, 26, wood)
    c.rect(x + 2, -104, 9, 22, '#8fb3d9')
  }
  for (let beam = 0; beam < 4; beam += 1) c.rect(-72 + beam * 47, -76, 3, 26, wood, 0.7)
  c.path('M-12 10v-34q12 -12 24 0v34z', wood)
}

function town(c: Canvas): void {
  const mood = c.turn([moods.golden, moods.dusk, moods.day, moods.dawn])
  sky(c, mood, { x: c.between(90, 190), y: 280 })
  c.rect(
    0,
    400,
    800,
    200,
    c.down([
      [0, distant(mood, '#c9a86f', 0.6)],
      [1, '#b98f5a'],
    ]),
  )
  for (let field = 0; field < 8; field += 1)
    c.ellipse(
      c.between(0, 360),
      c.between(420, 560),
      c.between(60, 140),
      c.between(4, 10),
      c.pick(['#d9bd7f', '#a8a06a', '#e6cf9a']),
      0.6,
    )
  c.path('M800 150Q640 200 520 300Q400 420 240 600H800z', '#b98a5f')
  const stone = ['#f3d29f', '#eac28a', '#ddb07c', '#f7dfb5']
  const kinds = stone.map((wall) =>
    c.symbol(() => {
      const h = c.between(56, 84)
      c.rect(-34, -h, 68, h + 70, wall)
      c.rect(-34, -h, 18, h + 70, '#ffffff', 0.18)
      c.rect(-36, -h - 4, 72, 5, darken(wall, 0.14))
      for (const at of [-22, 8]) c.path(d`M${at} ${38 - h}v-16q7 -12 14 0v16z`, '#7a5242')
    }),
  )
  for (let row = 0; row < 7; row += 1)
    for (let x = 790; x > 570 - row * 74; x -= c.between(50, 72))
      c.use(c.pick(kinds), x, 252 + row * 52 + c.between(-8, 8), c.between(0.86, 1.1))
  const x = c.between(560, 610)
  c.rect(
    x,
    140,
    20,
    190,
    c.across([
      [0, '#f7dfb5'],
      [1, '#c08f62'],
    ]),
  )
  c.rect(x - 5, 196, 30, 8, '#b98258')
  c.path(d`M${x} 140q10 -42 20 0z`, '#c9a06f')
  c.path(d`M${x + 60} 262a44 44 0 0 1 88 0z`, '#d9b07c')
  for (let groove = 1; groove < 6; groove += 1)
    c.line(d`M${x + 104} 218Q${x + 60 + groove * 15} 230 ${x + 60 + groove * 15} 262`, '#a87a52', 2, 0.6)
  birds(c, 5)
}

export const cityScenes = { castle, domes, houses, tower, town }
