/** Draws scenes of ancient sites and museums. */
import { blend, lighten, darken, d, type Canvas } from './canvas.ts'
import { moods, distant, sky, clouds, ridge, hills, travertines, cypress, roundTree, grove, birds } from './nature.ts'
import { bright } from './palette.ts'

function column(c: Canvas, x: number, y: number, h: number, w: number, whole: boolean): void {
  const fill = c.across([
    [0, '#fff6e6'],
    [0.5, '#ead6bb'],
    [1, '#b4957f'],
  ])
  const top = whole ? y - h : y - h * c.between(0.4, 0.8)
  c.rect(x - w / 2, top, w, y - top, fill)
  for (let flute = 1; flute < 4; flute += 1)
    c.rect(x - w / 2 + (flute * w) / 4, top, w * 0.05, y - top, '#8f7464', 0.35)
  c.rect(x - w * 0.7, y - w * 0.3, w * 1.4, w * 0.3, '#d9c2a6')
  if (whole) c.path(d`M${x - w * 0.55} ${top}h${w * 1.1}l${w * 0.2} ${-w * 0.45}h${-w * 1.5}z`, '#f0dfc6')
}

function columns(c: Canvas): void {
  const mood = c.turn([moods.golden, moods.day])
  sky(c, mood)
  clouds(c, 2)
  hills(c, mood, 390, 120)
  grove(c, cypress, 9, { x: [0, 800], y: [420, 445], size: [80, 130] }, '#4a7f5a')
  c.path('M0 440Q400 420 800 444V600H0z', '#c9b183')
  const left = c.between(230, 300)
  for (let level = 0; level < 2; level += 1) {
    const [y, h] = [430 - level * 136, 112]
    for (let one = 0; one < 6; one += 1) if (level === 0 || one !== 5) column(c, left + one * 62, y, h, 17, true)
    c.rect(left - 22, y - h - 26, level === 0 ? 356 : 294, 20, '#ead6bb')
    c.rect(left - 26, y - h - 32, level === 0 ? 364 : 302, 8, '#f7ead2')
    for (let door = 0; door < 3; door += 1) c.rect(left + 16 + door * 124, y - 78, 30, 78, '#7a5a50', 0.55)
  }
  c.path(d`M${left + 30} 146l94 -48l94 48z`, '#ead6bb')
  c.rect(left - 40, 430, 400, 12, '#e0cbac')
  c.rect(left - 56, 442, 432, 14, '#d3bc9b')
  c.path('M330 456h150L620 600H220z', '#eadcc0')
  for (let slab = 0; slab < 4; slab += 1) c.rect(316 - slab * 28, 476 + slab * 32, 176 + slab * 56, 3, '#b99f80', 0.6)
  for (const x of [70, 165]) column(c, x + c.between(-10, 10), 560, 190, 32, c.random() < 0.4)
  column(c, c.between(700, 740), 570, 220, 36, true)
  for (let drum = 0; drum < 4; drum += 1)
    c.ellipse(c.between(20, 780), c.between(560, 590), c.between(20, 38), c.between(12, 18), '#d9c2a6')
}

function theatre(c: Canvas): void {
  const mood = c.turn([moods.golden, moods.day, moods.dusk])
  sky(c, mood)
  hills(c, mood, 300, 120)
  const stone = c.pick(['#e9d2b0', '#dcc7ae', '#efd9b4'])
  for (let tier = 0; tier < 13; tier += 1) {
    const [rx, ry] = [470 - tier * 25, 290 - tier * 17]
    c.path(
      d`M${400 - rx} 262H${400 + rx}Q${400 + rx} ${262 + ry} 400 ${262 + ry}T${400 - rx} 262z`,
      tier % 2 ? darken(stone, 0.09 + tier * 0.012) : lighten(stone, 0.26 - tier * 0.012),
    )
  }
  for (let stair = -3; stair <= 3; stair += 1)
    c.line(
      d`M${400 + stair * 50} ${340 - Math.abs(stair) * 8}L${400 + stair * 128} ${552 - Math.abs(stair) * 62}`,
      darken(stone, 0.3),
      5,
      0.35,
    )
  c.ellipse(400, 262, 144, 66, '#e6d2a6')
  c.rect(150, 150, 500, 116, stone)
  for (let arch = 0; arch < 9; arch += 1) {
    c.path(d`M${172 + arch * 53} 262v-40q14 -20 28 0v40z`, '#6b4f55', 0.85)
    if (arch !== 7) c.path(d`M${176 + arch * 53} 200v-18q10 -15 20 0v18z`, '#6b4f55', 0.7)
    c.rect(160 + arch * 53, 150, 7, 116, lighten(stone, 0.4))
  }
  c.path('M142 152l40 -16l70 6l60 -22l84 10l90 -4l70 20l102 6z', darken(stone, 0.1))
  grove(c, cypress, 6, { x: [0, 130], y: [330, 420], size: [80, 130] }, '#3f7a58')
  grove(c, cypress, 6, { x: [670, 800], y: [330, 420], size: [80, 130] }, '#3f7a58')
}

function pillars(c: Canvas): void {
  const mood = c.turn([moods.dusk, moods.dawn, moods.golden])
  sky(c, mood, { y: 250, radius: 44 })
  ridge(c, 400, 90, distant(mood, '#b98f5f', 0.5), { steps: 4 })
  c.path('M0 430Q400 370 800 430V600H0z', '#b98a5f')
  c.ellipse(400, 510, 380, 84, '#8a6047')
  c.ellipse(400, 520, 350, 70, '#d3aa7a')
  const stone = (x: number, y: number, s: number, beast: number) =>
    c.at(x, y, s, () => {
      const fill = c.across([
        [0, '#fbe9cb'],
        [0.6, '#e0c199'],
        [1, '#a07a5c'],
      ])
      c.ellipse(0, 2, 56, 9, '#4a2c30', 0.35)
      c.path('M-30 0L-26 -190H26L30 0z', fill)
      c.path('M-70 -184L-74 -240H70L74 -190Q0 -178 -70 -184z', fill)
      const carved = '#8a5f48'
      if (beast === 0) c.path('M-14 -100q8 -34 26 -20l10 -14l-4 22q6 26 -8 30l-4 26h-6l-2 -24l-10 24h-6z', carved, 0.8)
      if (beast === 1) c.path('M-8 -60q-14 -50 4 -84q10 -14 18 0q-4 10 -12 8q-8 30 4 76z', carved, 0.8)
      if (beast === 2) for (const at of [-150, -120, -90]) c.path(d`M-18 ${at}q18 -14 36 0q-18 10 -36 0z`, carved, 0.8)
      c.path('M-22 -40q22 10 44 0v8q-22 10 -44 0z', carved, 0.5)
    })
  for (const [x, y, s] of [
    [110, 470, 0.7],
    [690, 474, 0.72],
    [230, 456, 0.6],
    [570, 458, 0.6],
  ] as const)
    stone(x + c.between(-14, 14), y, s, Math.floor(c.random() * 3))
  stone(c.between(300, 330), 530, 1.12, 0)
  stone(c.between(470, 500), 534, 1.16, Math.floor(c.between(1, 2.9)))
  for (let wall = 0; wall < 26; wall += 1)
    c.ellipse(
      30 + wall * 29,
      572 + 12 * Math.sin(wall * 1.7),
      c.between(16, 26),
      c.between(9, 15),
      blend('#d9b48a', '#8a6047', c.random()),
    )
}

function ruins(c: Canvas): void {
  const mood = c.turn([moods.golden, moods.day, moods.dawn])
  sky(c, mood)
  clouds(c, 4, 90, 260)
  ridge(c, 400, 110, distant(mood, '#7f8fae', 0.55), { steps: 4, sharp: true })
  c.path('M0 430Q300 400 800 440V600H0z', '#c2b072')
  const tuff = c.pick(['#c98063', '#c9925f', '#b98a78'])
  const stone = c.across([
    [0, lighten(tuff, 0.35)],
    [1, darken(tuff, 0.25)],
  ])
  c.at(c.between(300, 380), 480, 1.35, () => {
    c.rect(-90, -96, 180, 96, stone)
    c.path('M-98 -96L-50 -128L0 -100L50 -128L98 -96z', darken(tuff, 0.25))
    c.rect(-36, -186, 72, 90, stone)
    c.path('M-44 -184L0 -250L44 -184z', darken(tuff, 0.3))
    for (let arch = 0; arch < 5; arch += 1) c.path(d`M${-80 + arch * 35} -8v-52q10 -16 20 0v52z`, '#5a3a3a', 0.75)
    for (let slit = 0; slit < 4; slit += 1) c.rect(-27 + slit * 16, -166, 5, 40, '#5a3a3a', 0.7, 3)
    c.path('M60 -100l34 6v94h-20z', '#c2b072', 0.5)
  })
  for (const side of [0, 1]) {
    const x = side ? c.between(560, 620) : c.between(20, 60)
    c.path(d`M${x} 540V430l16 -10v-20h22v14l26 -18v26l34 10l24 -14v122z`, stone)
    c.path(d`M${x + 42} 540v-60q18 -26 36 0v60z`, '#5a3a3a', 0.6)
  }
  for (let tuft = 0; tuft < 26; tuft += 1) {
    const [x, y] = [c.between(0, 800), c.between(500, 595)]
    c.path(d`M${x} ${y}l-6 -20l8 12l4 -22l4 22l10 -12l-8 20z`, c.pick(['#a8a05a', '#8f9a55', '#d9c27a']))
  }
  for (let flower = 0; flower < 16; flower += 1)
    c.circle(c.between(0, 800), c.between(520, 595), 3.4, c.pick(['#e4572e', '#ffffff', '#f6d365']))
  birds(c, 5)
}

function terraces(c: Canvas): void {
  const mood = c.turn([moods.golden, moods.dawn, moods.day, moods.dusk])
  sky(c, mood, { y: 180 })
  hills(c, { ...mood, land: '#6f83b5' }, 290, 110)
  travertines(c, mood, 300)
}

function museum(c: Canvas): void {
  const mood = c.turn([moods.day, moods.golden, moods.teal])
  sky(c, mood)
  clouds(c, 3)
  grove(c, roundTree, 9, { x: [0, 800], y: [400, 450], size: [120, 180] }, '#5a9463')
  const wall = c.pick(['#f3e6d0', '#efdcc4', '#e9dfe6'])
  c.rect(
    120,
    240,
    560,
    220,
    c.across([
      [0, lighten(wall, 0.4)],
      [1, darken(wall, 0.12)],
    ]),
  )
  c.rect(106, 226, 588, 18, darken(wall, 0.14))
  for (let window = 0; window < 8; window += 1)
    if (window < 2 || window > 5) c.path(d`M${146 + window * 66} 420v-110q20 -26 40 0v110z`, '#56689a')
  c.path('M270 232L400 150L530 232z', darken(wall, 0.06))
  c.path('M296 224L400 162L504 224z', lighten(wall, 0.4))
  c.circle(400, 204, 16, '#c9a25a')
  for (let one = 0; one < 4; one += 1) column(c, 300 + one * 67, 460, 200, 26, true)
  c.rect(352, 330, 96, 130, '#3f3a6a')
  for (let step = 0; step < 4; step += 1)
    c.rect(250 - step * 20, 460 + step * 13, 300 + step * 40, 13, lighten('#cbb79c', step * 0.1))
  c.path('M0 512H800V600H0z', '#d9cdb4')
  for (const [x, colour] of [
    [160, c.pick(bright)],
    [596, c.pick(bright)],
  ] as const)
    c.path(d`M${x} 256h40v140l-20 16l-20 -16z`, colour)
  const x = c.pick([c.between(90, 170), c.between(620, 700)])
  c.at(x, 560, 1.3, () => amphora(c))
  c.at(800 - x, 566, 1, () => amphora(c))
}

function amphora(c: Canvas): void {
  c.ellipse(0, 2, 30, 6, '#4a3040', 0.3)
  c.path(
    'M-12 0Q-44 -40 -34 -76Q-24 -98 -10 -102V-122H10V-102Q24 -98 34 -76Q44 -40 12 0z',
    c.across([
      [0, '#e08f63'],
      [1, '#9a4f3f'],
    ]),
  )
  c.path('M-36 -66Q0 -54 36 -66L38 -54Q0 -42 -38 -54z', '#3a2440')
  c.line('M-10 -116Q-34 -112 -30 -86M10 -116Q34 -112 30 -86', '#9a4f3f', 5)
  c.rect(-14, -128, 28, 8, '#b4613f', undefined, 3)
}

export const ancientScenes = { columns, museum, pillars, ruins, terraces, theatre }
