/** Scenes of hills, rocks, forests and snow. */
import { blend, darken, d, lighten, type Canvas } from './canvas.ts'
import {
  birds,
  cloud,
  clouds,
  cypress,
  distant,
  grove,
  hills,
  moods,
  pine,
  ridge,
  roundTree,
  sky,
  travertines,
  water,
  foam,
  type Mood,
} from './nature.ts'

const bright = ['#e4572e', '#f2a541', '#4f6bed', '#8b5cf6', '#14a3a3', '#d9467f', '#f6d365', '#3aa76d']

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
  boat(c, c.between(420, 620), c.between(470, 500))
}

function boat(c: Canvas, x: number, y: number): void {
  c.path(d`M${x - 34} ${y}h68q-8 14 -20 14h${-30}q-12 0 -18 -14z`, '#c0634a')
  c.ellipse(x, y + 15, 36, 3, '#ffffff', 0.5)
}

function ski(c: Canvas): void {
  const mood = c.turn([moods.winter, moods.dawn, moods.golden, moods.day])
  sky(c, mood)
  clouds(c, 2)
  const snow = mood === moods.dawn ? '#f3e3f0' : '#f4f9ff'
  const [px, py] = [c.between(300, 500), c.between(110, 150)]
  c.path(d`M${px - 330} 470L${px - 90} ${py + 110}L${px} ${py}L${px + 120} ${py + 130}L${px + 380} 470z`, snow)
  c.path(
    d`M${px} ${py}L${px + 120} ${py + 130}L${px + 380} 470H${px + 60}L${px + 70} 330L${px + 10} 240L${px + 30} 160z`,
    blend('#7f9fd8', snow, 0.35),
  )
  ridge(c, 450, 60, blend(snow, '#9fbbe6', 0.35), { steps: 5 })
  grove(c, pine, 26, { x: [0, 800], y: [420, 460], size: [36, 62] }, '#3f6f88')
  ridge(c, 500, 50, snow, { steps: 2 })
  const [ax, ay, bx, by] = [c.between(40, 90), 430, c.between(640, 720), 200]
  c.line(d`M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + 30} ${bx} ${by}`, '#4a5580', 2, 0.8)
  for (const t of [0.2, 0.42, 0.64, 0.86]) {
    const x = ax + (bx - ax) * t
    const y = ay + (by - ay) * t + 60 * t * (1 - t)
    c.rect(x - 1, y, 2, 16, '#4a5580')
    c.rect(x - 13, y + 16, 26, 18, c.pick(bright), undefined, 5)
  }
  ridge(c, 590, 70, '#ffffff', { steps: 2 })
  for (let track = 0; track < 2; track += 1) {
    const x = c.between(260, 560)
    c.line(d`M${x} 470q60 20 10 50t${c.between(-40, 40)} 90`, '#a9c4ea', 4, 0.7)
    c.at(x + 8, 505 + track * 34, 0.9 + track * 0.3, () => {
      c.line('M-26 22L24 12', '#2e2a72', 4)
      c.path('M-6 16L2 -8L12 -12L16 0L8 14z', c.pick(bright))
      c.circle(14, -20, 7, '#2e2a72')
      c.line('M14 -4L34 8', '#2e2a72', 2)
    })
  }
  grove(c, pine, 6, { x: [0, 130], y: [580, 620], size: [120, 190] }, '#2f5f78')
  grove(c, pine, 5, { x: [690, 800], y: [580, 620], size: [120, 190] }, '#2f5f78')
}

function sleigh(c: Canvas): void {
  const mood = moods.winter
  sky(c, mood)
  ridge(c, 350, 130, '#dfeaf8', { steps: 5, sharp: true })
  ridge(c, 370, 70, '#c5d9f0', { steps: 4 })
  c.rect(
    0,
    362,
    800,
    240,
    c.down([
      [0, '#e9f3fc'],
      [1, '#a9cbe9'],
    ]),
  )
  for (let crack = 0; crack < 8; crack += 1) {
    const [x, y] = [c.between(0, 760), c.between(385, 580)]
    c.line(
      d`M${x} ${y}l${c.between(30, 90)} ${c.between(-8, 8)}l${c.between(20, 60)} ${c.between(-10, 10)}`,
      '#ffffff',
      3,
      0.7,
    )
  }
  c.ellipse(400, 500, 260, 14, '#5f86b8', 0.3)
  c.at(250, 490, 1.15, () => horse(c))
  c.line('M330 440L500 462', '#6b4430', 4)
  c.path('M480 470q-8 -64 24 -64q10 34 40 36h70q18 -2 20 -52q26 4 14 84z', '#b3364b')
  c.path('M480 470h170l-6 16h-152z', '#7a2338')
  c.line('M462 506h190q24 -2 24 -24M510 486v18M620 486v18', '#4a2c20', 6)
  for (const [x, colour] of [
    [536, '#3a4a9f'],
    [588, '#2f7f78'],
  ] as const) {
    c.path(d`M${x - 22} 444q2 -48 22 -50q22 2 22 50z`, colour)
    c.circle(x, 380, 15, '#e8b89a')
    c.path(d`M${x - 17} 378q2 -24 17 -24t17 24z`, '#4a3040')
  }
  for (let flake = 0; flake < 40; flake += 1)
    c.circle(c.between(0, 800), c.between(60, 590), c.between(1, 3), '#ffffff', 0.85)
}

function horse(c: Canvas): void {
  const coat = '#6b4635'
  c.line('M-52 -26L-64 8M-36 -22L-30 10M44 -26L64 -2M56 -28L50 10', coat, 11)
  c.path('M-66 -70q-10 40 6 50q50 14 112 0q18 -16 8 -46q-60 -18 -126 -4z', coat)
  c.path('M44 -62q22 -44 38 -58q10 -8 22 0l24 22q4 10 -8 12l-26 -4q-10 24 -22 34z', coat)
  c.path('M84 -122q-28 10 -42 60l10 2q10 -36 36 -52z', '#2f1f24')
  c.path('M-64 -66q-26 14 -20 56q14 -10 28 -48z', '#2f1f24')
  c.path('M78 -120l6 -16l8 14z', coat)
  c.rect(36, -70, 9, 46, '#d9a441', undefined, 4)
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

function lavender(c: Canvas): void {
  const mood = c.turn([moods.golden, moods.dawn])
  sky(c, mood, { y: 230 })
  hills(c, { ...mood, land: '#7f7fae' }, 350, 120)
  c.rect(0, 372, 800, 230, '#b59adf')
  const [vx, vy] = [c.between(340, 460), 372]
  for (let row = -9; row <= 9; row += 1) {
    const [near, w] = [vx + row * 150, 92]
    c.path(d`M${vx + row * 7} ${vy}h4L${near + w} 600H${near}z`, row % 2 ? '#7a52b8' : '#8d63c9')
    c.path(d`M${vx + row * 7} ${vy}h2L${near + w * 0.4} 600H${near}z`, '#b993ea', 0.8)
  }
  for (let dot = 0; dot < 46; dot += 1) {
    const far = c.random()
    c.circle(c.between(0, 800), 400 + far * 195, 1.5 + far * 4, c.pick(['#d9c2ff', '#6a41a8', '#c7a8f5']), 0.8)
  }
  const x = c.between(120, 640)
  c.rect(x, 346, 54, 32, '#fff3dc')
  c.path(d`M${x - 8} 346l35 -24l35 24z`, '#c0634a')
  roundTree(c, x + 84, 380, 70, '#5a8a5f')
  cypress(c, x - 26, 380, 70, '#3f7358')
}

function garden(c: Canvas, flower: 'tulip' | 'rose'): void {
  const mood = c.turn([moods.day, moods.teal])
  sky(c, mood)
  clouds(c, 2)
  hills(c, { ...mood, land: '#4f9468' }, 330, 110)
  grove(c, roundTree, 12, { x: [0, 800], y: [330, 380], size: [90, 150] }, '#5a9f63')
  const x = c.between(250, 480)
  c.rect(x, 300, 120, 74, '#fff1cf')
  c.path(d`M${x - 20} 302q80 -20 80 -56q0 36 80 56z`, '#c9705a')
  for (let arch = 0; arch < 4; arch += 1) c.path(d`M${x + 9 + arch * 28} 374v-36q9 -16 18 0v36z`, '#a8745a')
  c.path('M0 372Q200 350 400 376T800 366V600H0z', '#7fbf6a')
  const colours =
    flower === 'tulip' ? ['#e0445c', '#f6c445', '#d9467f', '#8b5cf6', '#ff8a5c'] : ['#f07fa6', '#e65a8a', '#f6a3bf']
  const kinds = colours.map((colour) =>
    c.symbol(() => {
      if (flower === 'tulip') {
        c.path('M-8 -18q4 6 4 2q4 -10 8 0q0 4 4 -2q3 20 -8 20t-8 -20z', colour)
      } else {
        c.circle(0, 2, 13, '#4f8a4f')
        for (const [x, y] of [
          [-6, -6],
          [6, -4],
          [0, 4],
        ] as const) {
          c.circle(x, y, 6, colour)
          c.circle(x - 1, y - 1, 3, lighten(colour, 0.45))
        }
      }
    }),
  )
  for (let row = 0; row < 5; row += 1) {
    const [y, s] = [408 + row * row * 9 + row * 14, 0.5 + row * 0.36]
    c.path(d`M0 ${y}q200 -14 400 0t400 0v${20 + row * 16}H0z`, row % 2 ? '#5fa85a' : '#549b52')
    const count = Math.round(26 / (0.7 + row * 0.5))
    const kind = c.pick(kinds)
    for (let one = 0; one < count; one += 1) {
      const x = (800 / count) * (one + c.between(0.2, 0.8))
      c.use(flower === 'tulip' ? kind : c.pick(kinds), x, y - 6 * s + c.between(-4, 4), s)
    }
  }
}

const tulips = (c: Canvas): void => garden(c, 'tulip')
const roses = (c: Canvas): void => garden(c, 'rose')

function vineyard(c: Canvas): void {
  const mood = c.turn([moods.golden, moods.day])
  sky(c, mood)
  water(c, mood, 320)
  ridge(c, 330, 40, distant(mood, '#7f8fbf', 0.5), { steps: 3 })
  c.path('M0 360Q260 300 520 350T800 350V600H0z', '#a9b860')
  const [vx, vy] = [c.between(470, 560), 340]
  for (let row = -10; row <= 5; row += 1) {
    c.path(
      d`M${vx + row * 16} ${vy + Math.abs(row) * 1.5}l5 0L${vx + row * 190 + 110} 600H${vx + row * 190}z`,
      row % 2 ? '#5f8f45' : '#6d9c4c',
    )
    for (let leaf = 1; leaf < 5; leaf += 1) {
      const t = leaf / 5
      c.circle(vx + row * 16 + (row * 174 + 40) * t * t, vy + 260 * t * t, 3 + 22 * t * t, '#7fb054', 0.8)
    }
  }
  const x = c.between(110, 220)
  c.path(d`M${x - 34} 352l10 -112h48l10 112z`, '#fff7e8')
  c.path(d`M${x - 30} 244q30 -60 60 0z`, '#9a5a4a')
  for (const angle of [0.4, 1.97, 3.54, 5.11]) {
    const [ex, ey] = [x + Math.cos(angle) * 92, 240 + Math.sin(angle) * 92]
    c.path(d`M${x} 240L${ex} ${ey}L${ex + Math.sin(angle) * 20} ${ey - Math.cos(angle) * 20}z`, '#efe0c4')
  }
  for (let bunch = 0; bunch < 7; bunch += 1) {
    const [gx, gy] = [c.between(20, 780), c.between(520, 580)]
    for (const [dx, dy] of [
      [0, 0],
      [9, 0],
      [-9, 0],
      [5, 9],
      [-5, 9],
      [0, 18],
    ] as const)
      c.circle(gx + dx, gy + dy, 6.5, '#5b3a8a')
  }
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

export const openScenes = {
  balloons,
  canyon,
  chimneys,
  flames,
  heads,
  lake,
  lavender,
  monastery,
  plateau,
  pools,
  roses,
  ski,
  sleigh,
  trail,
  tulips,
  vineyard,
  waterfall,
}
