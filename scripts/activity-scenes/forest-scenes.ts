/** Draws scenes of forests, high pastures and paths. */
import { lighten, darken, d, type Canvas } from './canvas.ts'
import { moods, distant, sky, cloud, ridge, hills, water, pine, cypress, roundTree, grove } from './nature.ts'
import { bright } from './palette.ts'

function monastery(c: Canvas): void {
  const mood = c.turn([moods.teal, moods.day])
  sky(c, mood, { x: 620, y: 150 })
  hills(c, { ...mood, land: '#2f6f62' }, 360, 190)
  const rock = '#9a8f86'
  c.path(
    'M0 0H430Q470 120 440 250Q500 330 470 430Q520 520 560 600H0z',
    c.across([
      [0, darken(rock, 0.3)],
      [0.7, rock],
      [1, lighten(rock, 0.2)],
    ]),
  )
  for (let crack = 0; crack < 9; crack += 1)
    c.path(
      d`M${c.between(0, 380)} ${c.between(20, 200)}l${c.between(-30, 30)} ${c.between(90, 240)}l${c.between(8, 16)} ${-60}z`,
      '#4a3f4f',
      0.16,
    )
  const wall = '#f3e6d2'
  const [x, y] = [150, 372]
  c.path(d`M${x - 70} ${y - 96}h360q12 60 0 120h${-360}z`, '#3a3040', 0.35)
  for (let block = 0; block < 6; block += 1) {
    const [bx, bh, bw] = [x - 50 + block * 52, c.between(76, 128), 60]
    c.rect(bx, y - bh, bw, bh + 16, block % 2 ? wall : darken(wall, 0.07))
    c.path(d`M${bx - 6} ${y - bh}l${bw / 2 + 6} ${-24}l${bw / 2 + 6} 24z`, '#a8553f')
    for (let row = 0; row < 3; row += 1)
      for (let window = 0; window < 3; window += 1)
        c.rect(bx + 9 + window * 17, y - bh + 16 + row * 26, 8, 13, '#5a4a58', 0.85, 4)
  }
  c.path(d`M${x - 80} ${y + 14}h390l30 34h${-430}z`, darken(rock, 0.35))
  for (const [at, opacity] of [
    [450, 0.5],
    [500, 0.38],
  ] as const) {
    c.path(d`M0 ${at}q120 -34 260 -6t270 -4t270 -8v70q-200 24 -400 4t-400 6z`, '#ffffff', opacity)
  }
  grove(c, pine, 22, { x: [0, 800], y: [540, 620], size: [90, 170] }, '#2c6a55')
}

function hut(c: Canvas, x: number, y: number, s: number): void {
  c.rect(x - s * 0.5, y - s * 0.24, s, s * 0.24, '#9a938c')
  c.rect(x - s * 0.52, y - s * 0.6, s * 1.04, s * 0.38, '#8a5a3c')
  for (let plank = 1; plank < 4; plank += 1)
    c.rect(x - s * 0.52, y - s * (0.6 - plank * 0.09), s * 1.04, s * 0.012, '#4a2c20', 0.5)
  c.path(
    d`M${x - s * 0.64} ${y - s * 0.58}L${x - s * 0.34} ${y - s * 0.96}h${s * 0.68}l${s * 0.3} ${s * 0.38}z`,
    '#c0634a',
  )
  for (const at of [-0.3, 0.02, 0.3]) c.rect(x + at * s - s * 0.05, y - s * 0.5, s * 0.13, s * 0.16, '#fff0c8')
}

function plateau(c: Canvas): void {
  const mood = c.turn([moods.teal, moods.day, moods.dawn])
  sky(c, mood)
  ridge(c, 330, 200, distant(mood, '#4f6f8f', 0.55), { steps: 4, sharp: true })
  for (const [y, opacity] of [
    [350, 0.9],
    [385, 0.85],
    [410, 0.8],
  ] as const) {
    for (let one = 0; one < 7; one += 1)
      cloud(c, c.between(0, 800), y + c.between(-8, 14), c.between(1.2, 2.2), '#ffffff', opacity * 0.7)
  }
  ridge(c, 470, 70, '#7fbf6f', { steps: 2 })
  ridge(c, 520, 60, '#5fa863', { steps: 3 })
  for (const [x, y, s] of [
    [c.between(90, 180), 500, 90],
    [c.between(280, 360), 478, 66],
    [c.between(520, 640), 512, 110],
  ] as const)
    hut(c, x, y, s)
  ridge(c, 580, 40, '#468f57', { steps: 3 })
  grove(c, pine, 8, { x: [0, 800], y: [560, 610], size: [70, 120] }, '#2f7357')
  for (let flower = 0; flower < 20; flower += 1)
    c.circle(c.between(0, 800), c.between(555, 598), c.between(2, 4), c.pick(['#ffe08a', '#f7a8c8', '#ffffff']), 0.9)
}

function lake(c: Canvas): void {
  const mood = c.turn([moods.teal, moods.dawn])
  sky(c, mood)
  ridge(c, 330, 220, distant(mood, '#3f6f72', 0.6), { steps: 3, sharp: true })
  c.path('M0 180Q160 240 300 390H0z', distant(mood, '#2f7a5f', 0.22))
  c.path('M800 150Q620 250 480 390H800z', distant(mood, '#2a6f5a', 0.14))
  grove(c, pine, 26, { x: [0, 270], y: [300, 395], size: [50, 90] }, '#2f7357')
  grove(c, pine, 26, { x: [530, 800], y: [300, 395], size: [50, 90] }, '#2a6b52')
  for (let house = 0; house < 6; house += 1) {
    const [x, s] = [330 + house * 26 + c.between(-6, 6), c.between(16, 24)]
    c.rect(x, 388 - s, s, s, '#fff7e8')
    c.path(d`M${x - 4} ${388 - s}l${s / 2 + 4} ${-s * 0.6}l${s / 2 + 4} ${s * 0.6}z`, '#c0634a')
  }
  c.rect(424, 322, 6, 66, '#fffaf0')
  c.path('M421 322l6 -24l6 24z', '#5a7f9f')
  water(c, { ...mood, water: ['#bfe8dc', '#2f7f95'] }, 388)
  c.path('M0 388H310Q200 440 0 470z', '#1f5f55', 0.3)
  c.path('M800 388H490Q620 450 800 480z', '#1f5f55', 0.3)
  for (const y of [372, 396]) c.path(d`M60 ${y}q180 -16 340 0t340 -2v14q-180 14 -340 2t-340 0z`, '#ffffff', 0.4)
  grove(c, pine, 5, { x: [-20, 150], y: [600, 640], size: [170, 260] }, '#1f5a4a')
  skiff(c, c.between(420, 620), c.between(470, 500))
}

function skiff(c: Canvas, x: number, y: number): void {
  c.path(d`M${x - 34} ${y}h68q-8 14 -20 14h${-30}q-12 0 -18 -14z`, '#c0634a')
  c.ellipse(x, y + 15, 36, 3, '#ffffff', 0.5)
}

function waterfall(c: Canvas): void {
  const mood = c.turn([moods.teal, moods.day])
  sky(c, mood, { x: 640, y: 160 })
  const rock = '#b99a7f'
  c.path(
    'M0 170H470Q520 190 520 260V470H0z',
    c.across([
      [0, darken(rock, 0.3)],
      [1, rock],
    ]),
  )
  c.path('M0 150Q240 120 490 168Q500 190 470 196H0z', '#5fa05f')
  grove(c, roundTree, 12, { x: [0, 470], y: [160, 185], size: [50, 90] }, '#4f9460')
  for (let crack = 0; crack < 8; crack += 1)
    c.path(
      d`M${c.between(0, 490)} 200l${c.between(-14, 14)} ${c.between(120, 230)}l${c.between(8, 16)} -50z`,
      '#5a4040',
      0.2,
    )
  water(c, mood, 455, 560)
  for (const [x, w] of [
    [c.between(130, 190), 70],
    [c.between(280, 330), 110],
  ] as const) {
    c.path(
      d`M${x} 184q${w / 2} 14 ${w} 0l${w * 0.16} 290h${-w * 1.32}z`,
      c.down([
        [0, '#ffffff', 0.95],
        [1, '#dff6fa', 0.9],
      ]),
    )
    for (let thread = 0; thread < 4; thread += 1)
      c.rect(x + w * (0.1 + thread * 0.22), 200, 4, c.between(160, 250), '#9fd8e6', 0.6, 2)
    c.ellipse(x + w / 2, 474, w * 1.1, 26, '#ffffff', 0.8)
    c.ellipse(x + w / 2, 450, w * 0.9, 34, '#ffffff', 0.4)
  }
  c.path(
    d`M560 180Q660 70 800 60v26Q680 96 590 190z`,
    c.across([
      [0, '#ff9a9a', 0],
      [0.5, '#ffe08a', 0.35],
      [1, '#8fd8ff', 0],
    ]),
  )
  c.at(c.between(580, 660), 500, 1, () => {
    c.path('M-70 0h150q-12 28 -36 28h-80q-26 0 -34 -28z', '#ffffff')
    c.path('M-64 8h136l-4 8h-126z', '#d9534a')
    c.rect(-40, -26, 80, 26, '#e9eef8', undefined, 4)
    c.rect(-48, -36, 96, 10, '#4f6bed', undefined, 4)
  })
}

function trail(c: Canvas): void {
  const mood = c.turn([moods.day, moods.teal, moods.golden])
  sky(c, mood, { x: c.between(420, 620) })
  water(c, mood, 300, 520)
  ridge(c, 305, 60, distant(mood, '#5f7fae', 0.6), { steps: 3 })
  c.rect(0, 306, 800, 40, mood.water[0], 0.6)
  c.path('M0 180Q130 190 240 300Q300 340 420 350L360 600H0z', distant(mood, '#6f9a63', 0.2))
  c.path('M0 330Q200 330 330 420Q520 470 800 440V600H0z', '#7fa05f')
  c.path('M0 450Q220 400 420 500T800 520V600H0z', '#5f8a52')
  c.path(
    'M250 600Q380 520 330 470T400 420Q440 400 400 360L420 352Q470 400 430 432Q380 462 420 500Q470 540 420 600z',
    '#f0d9ae',
  )
  for (let stone = 0; stone < 12; stone += 1)
    c.ellipse(c.between(0, 800), c.between(480, 590), c.between(8, 26), c.between(5, 13), '#d9cbb5', 0.9)
  c.path('M560 560q4 -70 40 -74q40 6 44 74z', '#cfc2ae')
  c.rect(588, 505, 34, 9, '#ffffff')
  c.rect(588, 516, 34, 9, '#d6304a')
  for (const [x, y, s] of [
    [372, 520, 1.2],
    [408, 455, 0.8],
  ] as const)
    c.at(x, y, s, () => walker(c))
  grove(c, roundTree, 8, { x: [0, 240], y: [420, 590], size: [60, 110] }, '#4f7f4a')
  grove(c, cypress, 4, { x: [640, 790], y: [520, 600], size: [90, 140] }, '#2f6b4f')
}

function walker(c: Canvas): void {
  c.line('M-4 0L-9 30M4 0L10 30', '#2e2a72', 6)
  c.rect(-10, -32, 20, 36, c.pick(bright), undefined, 7)
  c.rect(-17, -30, 10, 26, '#39406f', undefined, 5)
  c.circle(0, -42, 9, '#5a3a34')
}

function flames(c: Canvas): void {
  sky(c, moods.night, { x: 620, y: 150, radius: 26 })
  ridge(c, 380, 180, '#23285a', { steps: 3, sharp: true })
  c.path('M0 420Q260 360 430 430T800 400V600H0z', '#2b2850')
  for (const [x, y, s] of [
    [c.between(170, 240), 500, 1.5],
    [c.between(360, 420), 540, 2.1],
    [c.between(560, 640), 500, 1.3],
    [c.between(280, 320), 455, 0.8],
    [c.between(470, 520), 450, 0.9],
  ] as const) {
    c.circle(
      x,
      y - 20 * s,
      110 * s,
      c.around(x, y - 20 * s, 110 * s, [
        [0, '#ffb347', 0.6],
        [1, '#ff7a3c', 0],
      ]),
    )
    c.path(
      d`M${x - 26 * s} ${y}q${-10 * s} ${-34 * s} ${10 * s} ${-54 * s}q${2 * s} ${16 * s} ${10 * s} ${20 * s}q${-2 * s} ${-30 * s} ${16 * s} ${-50 * s}q${-2 * s} ${34 * s} ${14 * s} ${48 * s}q${10 * s} ${20 * s} ${0} ${36 * s}z`,
      '#ff8a3c',
    )
    c.path(
      d`M${x - 12 * s} ${y}q${-4 * s} ${-22 * s} ${8 * s} ${-34 * s}q${12 * s} ${14 * s} ${12 * s} ${34 * s}z`,
      '#ffe08a',
    )
  }
  for (let rock = 0; rock < 12; rock += 1)
    c.ellipse(c.between(0, 800), c.between(520, 595), c.between(20, 60), c.between(9, 20), '#1c1b40')
  grove(c, pine, 8, { x: [0, 800], y: [410, 440], size: [60, 110] }, '#1d2450')
}

export const forestScenes = { flames, lake, monastery, plateau, trail, waterfall }
