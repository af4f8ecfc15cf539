/** Scenes on, under and beside water. */
import { blend, darken, d, lighten, type Canvas } from './canvas.ts'
import {
  birds,
  boat,
  clouds,
  cypress,
  distant,
  foam,
  grove,
  hills,
  moods,
  pine,
  ridge,
  roundTree,
  sky,
  water,
} from './nature.ts'

const bright = ['#e4572e', '#f2a541', '#4f6bed', '#8b5cf6', '#d9467f', '#f6d365']

function bridge(c: Canvas): void {
  const mood = c.turn([moods.day, moods.dusk, moods.dawn, moods.golden])
  sky(c, mood, { x: c.between(480, 640), y: 250 })
  ridge(c, 370, 80, distant(mood, mood.land, 0.62), { steps: 5 })
  ridge(c, 390, 50, distant(mood, mood.land, 0.4), { steps: 6 })
  water(c, mood, 388, 540)
  const steel = blend(mood.sky[0], '#ffffff', 0.16)
  const [left, right, deck] = [c.between(120, 190), c.between(570, 650), 318]
  for (const x of [left, right]) {
    c.rect(x - 7, 150, 7, 246, steel)
    c.rect(x + 7, 150, 7, 246, steel)
    for (const y of [160, 220, 280]) c.rect(x - 7, y, 20, 6, steel)
  }
  c.line(
    d`M0 ${deck - 40}L${left + 3} 152Q${(left + right) / 2} ${deck * 2 - 170} ${right + 3} 152L800 ${deck - 60}`,
    steel,
    4,
  )
  for (let x = left + 24; x < right - 10; x += 24) {
    const t = (x - left) / (right - left)
    const y = 152 * (1 - t) ** 2 + 2 * t * (1 - t) * (deck * 2 - 170) + 152 * t * t
    c.rect(x, y, 1.5, deck - y, steel, 0.8)
  }
  c.rect(0, deck, 800, 8, steel)
  c.at(c.between(130, 150), 452, 0.72, () => mosque(c, blend('#efe2cf', mood.sky[2], 0.2), 2))
  boat(
    c,
    c.between(320, 470),
    c.between(470, 500),
    c.between(170, 220),
    '#fdfdff',
    c.pick(['#b4593b', '#3a4a9f', '#2f7f78']),
  )
  birds(c, 6, '#ffffff', [380, 430])
  foam(c, c.between(560, 640), 545, 120, 0.4)
}

/** A mosque with cascading domes, 200 wide, that stands on y = 0. */
export function mosque(c: Canvas, stone: string, minarets: number): void {
  const wall = c.across([
    [0, lighten(stone, 0.3)],
    [1, darken(stone, 0.2)],
  ])
  const lead = c.across([
    [0, '#b9c6e0'],
    [1, '#6d7cb0'],
  ])
  const places = [-128, 128, -84, 84].slice(0, minarets)
  for (const x of places) {
    c.rect(x - 5, -220, 10, 220, wall)
    c.rect(x - 9, -160, 18, 7, darken(stone, 0.2), undefined, 2)
    c.rect(x - 8, -110, 16, 6, darken(stone, 0.2), undefined, 2)
    c.path(d`M${x - 6} -220L${x} -262L${x + 6} -220z`, '#6d7cb0')
  }
  c.rect(-100, -70, 200, 70, wall)
  for (const [x, y, r] of [
    [-72, -70, 28],
    [72, -70, 28],
    [-38, -92, 34],
    [38, -92, 34],
    [0, -110, 58],
  ] as const) {
    c.rect(x - r, y - 2, r * 2, 14, wall)
    c.path(d`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0z`, lead)
  }
  c.rect(-1.5, -186, 3, 20, '#f6d365')
  for (let arch = 0; arch < 7; arch += 1) c.path(d`M${-88 + arch * 27} 0v-28q8 -14 16 0v28z`, darken(stone, 0.45), 0.7)
  for (let window = 0; window < 9; window += 1) c.circle(-64 + window * 16, -48, 3.4, darken(stone, 0.5), 0.7)
}

function bay(c: Canvas): void {
  const mood = c.turn([moods.day, moods.teal, moods.golden])
  sky(c, mood, { x: c.between(500, 680), y: 150 })
  clouds(c, 2)
  ridge(c, 300, 150, distant(mood, '#4f7f8f', 0.5), { steps: 3, sharp: true })
  c.rect(
    0,
    296,
    800,
    304,
    c.down([
      [0, '#5fc4d8'],
      [0.35, '#35b6c4'],
      [0.75, '#8fe6d8'],
      [1, '#c9f5e6'],
    ]),
  )
  for (let glint = 0; glint < 18; glint += 1)
    c.ellipse(c.between(0, 800), c.between(305, 560), c.between(14, 60), 2, '#ffffff', c.between(0.15, 0.4))
  const side = c.random() < 0.5
  const edge = (x: number) => (side ? x : 800 - x)
  c.path(
    d`M${edge(0)} 230Q${edge(150)} 210 ${edge(240)} 300Q${edge(330)} 330 ${edge(390)} 330Q${edge(300)} 370 ${edge(160)} 372L${edge(0)} 400z`,
    '#5a8a5c',
  )
  c.path(
    d`M${edge(240)} 300Q${edge(330)} 330 ${edge(390)} 330Q${edge(300)} 370 ${edge(160)} 372Q${edge(280)} 340 ${edge(240)} 300z`,
    '#d9c2a0',
  )
  c.path(
    d`M${edge(800)} 440Q${edge(600)} 430 ${edge(470)} 510Q${edge(380)} 570 ${edge(360)} 600H${edge(800)}z`,
    '#f7e4bd',
  )
  c.path(
    d`M${edge(800)} 440Q${edge(600)} 430 ${edge(470)} 510Q${edge(380)} 570 ${edge(360)} 600h${side ? -14 : 14}Q${edge(380)} 552 ${edge(456)} 500Q${edge(596)} 414 ${edge(800)} 428z`,
    '#ffffff',
    0.8,
  )
  for (let one = 0; one < 8; one += 1) {
    const [x, y] = [edge(c.between(560, 780)), c.between(470, 580)]
    c.path(d`M${x - 20} ${y}q20 -22 40 0z`, c.pick(bright))
    c.rect(x - 1, y, 2, 14, '#8a6a4a')
  }
  grove(c, pine, 12, { x: side ? [0, 220] : [580, 800], y: [290, 380], size: [50, 90] }, '#3f7a58')
  boat(c, edge(c.between(440, 560)), 380, 110)
}

function gulet(c: Canvas): void {
  const mood = c.turn([moods.day, moods.golden, moods.teal, moods.dusk])
  sky(c, mood)
  hills(c, { ...mood, land: blend(mood.land, '#3f7a5f', 0.5) }, 330, 150, c.random() < 0.5)
  water(c, mood, 386, 400)
  grove(c, pine, 18, { x: [0, 800], y: [380, 392], size: [26, 46] }, distant(mood, '#2f6b52', 0.25))
  c.at(c.between(380, 430), 470, c.between(1.25, 1.45), () => {
    c.path(
      'M-150 -18Q-40 8 150 -40Q134 22 84 26H-96Q-136 22 -150 -18z',
      c.across([
        [0, '#a8693f'],
        [1, '#6b3f2b'],
      ]),
    )
    c.path('M-146 -8Q-40 18 146 -30l-4 10Q-40 26 -140 4z', '#f6ead2')
    c.rect(-70, -34, 110, 22, '#f6ead2', undefined, 5)
    for (let window = 0; window < 6; window += 1) c.rect(-62 + window * 17, -28, 10, 9, '#4f6f9f', undefined, 3)
    c.line('M-40 -20V-210M52 -26V-180', '#6b3f2b', 5)
    c.path('M-36 -204Q40 -110 40 -40H-36z', '#ffffff', 0.95)
    c.path('M-44 -190Q-120 -100 -132 -34L-44 -40z', '#efe6ff', 0.9)
    c.path('M56 -172Q120 -100 116 -48L56 -40z', '#fff3dc', 0.95)
    c.path('M-40 -210l34 8l-34 8z', '#e4572e')
    c.line('M150 -40L190 -62', '#6b3f2b', 4)
    c.ellipse(0, 30, 150, 6, '#ffffff', 0.5)
    c.ellipse(10, 62, 110, 24, '#1b3a6a', 0.14)
  })
  for (let one = 0; one < 4; one += 1) foam(c, c.between(20, 700), c.between(505, 590), c.between(60, 130), 0.35)
  birds(c, 4)
}

function shore(c: Canvas, kind: 'church' | 'castle' | 'houses'): void {
  const mood = c.turn([moods.day, moods.dawn, moods.teal])
  sky(c, mood)
  clouds(c, 2)
  ridge(c, 340, 160, distant(mood, '#6f7fb5', 0.6), { steps: 4, sharp: true })
  water(c, mood, 338, 400)
  const x = c.between(340, 450)
  c.path(
    d`M${x - 250} 430Q${x - 170} 370 ${x - 80} 360Q${x} 330 ${x + 90} 362Q${x + 180} 380 ${x + 240} 430Q${x} 456 ${x - 250} 430z`,
    '#6f9a5a',
  )
  c.path(
    d`M${x - 250} 430Q${x} 456 ${x + 240} 430Q${x + 250} 446 ${x + 200} 452Q${x} 474 ${x - 210} 450Q${x - 262} 442 ${x - 250} 430z`,
    '#d9b58f',
  )
  c.at(x + c.between(-20, 20), 372, kind === 'houses' ? 1.2 : 1.35, () => {
    if (kind === 'church') {
      const stone = c.across([
        [0, '#f0cfa8'],
        [1, '#b98563'],
      ])
      c.rect(-56, -54, 112, 54, stone)
      c.path('M-62 -54L-28 -78L0 -58L30 -78L62 -54z', '#a86f54')
      c.rect(-26, -112, 52, 60, stone)
      c.path('M-32 -110L0 -162L32 -110z', '#a86f54')
      for (const at of [-40, -10, 20]) c.path(d`M${at} -6v-26q8 -12 16 0v26z`, '#6b4636')
    } else if (kind === 'castle') {
      c.path(
        'M-90 0V-50h14v-10h14v10h14v-60h16v-12h14v12h16v60h14v-10h14v10h14V0z',
        c.across([
          [0, '#ecd6b4'],
          [1, '#a98767'],
        ]),
      )
      c.path('M-12 -122v-34l26 9l-26 9z', '#d6304a')
      for (const at of [-60, -20, 30]) c.rect(at, -34, 8, 16, '#6b4f45', undefined, 4)
    } else {
      for (let house = 0; house < 7; house += 1) {
        const [hx, h] = [-96 + house * 28, c.between(22, 44)]
        c.rect(hx, -h, 26, h, house % 2 ? '#fff6e6' : '#ffe9cf')
        c.path(d`M${hx - 3} ${-h}l16 -14l16 14z`, '#c9674a')
        c.rect(hx + 9, -h + 8, 8, 10, '#5f7fae')
      }
    }
  })
  grove(c, c.pick([pine, roundTree]), 18, { x: [x - 210, x - 70], y: [385, 430], size: [36, 66] }, '#3f7f5a')
  grove(c, c.pick([cypress, roundTree]), 14, { x: [x + 80, x + 210], y: [390, 432], size: [36, 62] }, '#3f7f5a')
  c.ellipse(x, 476, 230, 12, '#1b3a6a', 0.14)
  boat(c, x < 400 ? x + 210 : x - 220, 515, 130, '#ffffff', c.pick(['#b4593b', '#3a4a9f', '#2f7f78']))
}

const island = (c: Canvas): void => shore(c, 'houses')
const church = (c: Canvas): void => shore(c, 'church')
const fort = (c: Canvas): void => shore(c, 'castle')

function reeds(c: Canvas): void {
  const mood = c.turn([moods.teal, moods.golden])
  sky(c, mood)
  const cliff = '#c9a98a'
  c.path(
    'M0 170Q160 130 330 190Q420 230 470 350H0z',
    c.across([
      [0, darken(cliff, 0.25)],
      [1, cliff],
    ]),
  )
  c.path('M0 170Q160 130 330 190Q200 170 0 205z', '#6f9a63')
  for (let tomb = 0; tomb < 4; tomb += 1) {
    const [x, y] = [60 + tomb * 84 + c.between(-8, 8), 236 + tomb * 9 + c.between(-12, 12)]
    c.rect(x, y, 52, 54, '#e9d3b4')
    c.path(d`M${x - 4} ${y}l30 -24l30 24z`, '#f3e2c8')
    for (const at of [6, 20, 34]) c.rect(x + at, y + 8, 9, 46, '#6b5348', 0.8)
  }
  ridge(c, 370, 60, distant(mood, '#5f9063', 0.35), { steps: 4 })
  water(c, moods.teal, 368, 520)
  c.path('M800 380Q560 380 470 420Q640 440 800 430z', '#7fb05f')
  const kinds = [0, 1].map(() =>
    c.symbol(() => {
      for (let blade = 0; blade < 7; blade += 1) {
        const [x, top] = [blade * 7, -c.between(70, 120)]
        const tip = x + (blade - 3) * 7 + c.between(-5, 5)
        c.path(
          d`M${x - 2} 0Q${x} ${top / 2} ${tip} ${top}Q${x + 4} ${top / 2} ${x + 4} 0z`,
          blend('#4f8a4a', '#c7d479', c.random()),
        )
        if (blade % 3 === 0) c.ellipse(tip, top, 4, 14, '#8a5a3c')
      }
    }),
  )
  const stand = (x: number, y: number, s: number) => c.use(c.pick(kinds), x, y, s, c.random() < 0.4)
  for (let one = 0; one < 9; one += 1) stand(500 + one * 34, c.between(425, 440), 0.55)
  boat(c, c.between(300, 380), 470, 210, '#ffffff', '#2f7f78')
  for (let one = 0; one < 5; one += 1) stand(c.between(-10, 170), c.between(590, 610), 1.5)
  for (let one = 0; one < 5; one += 1) stand(c.between(620, 780), c.between(590, 610), 1.5)
  birds(c, 4)
}

function rapids(c: Canvas): void {
  const mood = c.turn([moods.day, moods.teal])
  sky(c, mood)
  hills(c, { ...mood, land: '#4f8f63' }, 300, 170, true)
  grove(c, c.pick([pine, cypress]), 22, { x: [0, 800], y: [300, 372], size: [60, 110] }, '#3a7d5a')
  c.path(
    'M330 340H450Q560 430 800 480V600H0V470Q260 430 330 340z',
    c.down([
      [0, '#a9ece6'],
      [1, '#2f9fb5'],
    ]),
  )
  c.path('M0 380Q220 390 330 342Q250 440 0 480z', '#b9a58c')
  c.path('M800 380Q600 390 450 342Q550 430 800 490z', '#a9967f')
  for (let wave = 0; wave < 15; wave += 1) {
    const t = c.random()
    foam(c, 390 + (c.random() - 0.5) * (90 + 640 * t) - 40, 370 + t * 220, 40 + 110 * t, c.between(0.45, 0.9))
  }
  for (let rock = 0; rock < 7; rock += 1) {
    const [x, y, s] = [c.pick([c.between(0, 200), c.between(620, 800)]), c.between(470, 590), c.between(30, 64)]
    c.path(
      d`M${x - s} ${y}q${s * 0.2} ${-s * 0.8} ${s} ${-s * 0.7}q${s * 0.9} ${s * 0.1} ${s} ${s * 0.7}z`,
      c.across([
        [0, '#d3c4b0'],
        [1, '#7f7268'],
      ]),
    )
  }
  c.at(c.between(370, 430), 446, 1.25, () => {
    const raft = c.pick(['#e4572e', '#f2a541', '#4f6bed'])
    c.path('M-110 0Q-120 -30 -84 -30H84Q124 -34 112 0Q96 34 60 32H-64Q-100 32 -110 0z', raft)
    c.path('M-96 -4Q-80 14 -40 14H44Q84 14 98 -6Q84 30 56 28H-60Q-92 28 -96 -4z', darken(raft, 0.25))
    for (let one = 0; one < 5; one += 1) {
      const x = -72 + one * 36
      c.path(d`M${x - 14} 6q-2 -40 14 -42q16 2 14 42z`, one % 2 ? '#f6d365' : '#2e2a72')
      c.circle(x, -46, 11, '#e8b89a')
      c.path(d`M${x - 13} -46q0 -17 13 -17t13 17z`, c.pick(['#ffffff', '#d6304a', '#14a3a3']))
      c.line(d`M${x + 6} -16L${x + (one % 2 ? 34 : -34)} 34`, '#4a3040', 3)
    }
    foam(c, -130, 38, 260, 0.9)
  })
}

function diving(c: Canvas): void {
  c.rect(
    0,
    0,
    800,
    600,
    c.down([
      [0, '#8fe8e6'],
      [0.3, '#34a8cf'],
      [0.7, '#2a5fb0'],
      [1, '#272a78'],
    ]),
  )
  for (let ray = 0; ray < 6; ray += 1) {
    const x = 60 + ray * 130 + c.between(-40, 40)
    c.path(d`M${x} 0h${c.between(24, 60)}L${x + c.between(60, 150)} 520H${x - 70}z`, '#ffffff', c.between(0.05, 0.13))
  }
  ridge(c, 560, 150, '#2b4f96', { steps: 3 })
  ridge(c, 590, 110, '#23397c', { steps: 4 })
  for (let weed = 0; weed < 16; weed += 1) {
    const [x, h] = [c.between(0, 800), c.between(40, 110)]
    c.line(
      d`M${x} 600q${c.between(-24, 24)} ${-h / 2} ${c.between(-10, 10)} ${-h}`,
      c.pick(['#2f9f8f', '#e07fa8', '#f2a541', '#8b5cf6']),
      c.between(5, 10),
      0.85,
    )
  }
  const school = c.pick(['#ffe08a', '#ffb35c', '#f7a8c8'])
  const [sx, sy] = [c.between(470, 600), c.between(180, 260)]
  for (let fish = 0; fish < 17; fish += 1) {
    const [x, y, s] = [sx + c.between(-150, 150), sy + c.between(-70, 90), c.between(8, 16)]
    c.path(
      d`M${x - s} ${y}q${s} ${-s * 0.8} ${s * 2} 0l${s * 0.6} ${-s * 0.5}v${s}l${-s * 0.6} ${-s * 0.5}q${-s} ${s * 0.8} ${-s * 2} 0z`,
      school,
      0.95,
    )
  }
  c.at(c.between(220, 300), c.between(300, 350), 1.5, () => {
    c.line('M-30 6L-92 34M-26 12L-80 56', '#1b1b50', 13)
    c.path('M-84 26l-46 16l40 12zM-74 46l-36 34l46 -14z', '#f2a541')
    c.path('M-40 -8Q0 -30 52 -14Q60 6 40 16Q0 22 -40 14z', '#1b1b50')
    c.rect(-28, -34, 62, 20, '#f2a541', undefined, 10)
    c.line('M40 6L84 28', '#1b1b50', 10)
    c.circle(66, -14, 17, '#e8b89a')
    c.path('M50 -16q2 -18 18 -18q12 2 14 12z', '#1b1b50')
    c.rect(68, -20, 17, 13, '#8fe8e6', undefined, 4)
    for (const [x, y, r] of [
      [92, -30, 5],
      [100, -48, 8],
      [90, -70, 6],
      [104, -92, 10],
    ] as const)
      c.circle(x, y, r, '#ffffff', 0.5)
  })
}

function windsurf(c: Canvas): void {
  const mood = c.turn([moods.day, moods.teal])
  sky(c, mood)
  clouds(c, 3)
  ridge(c, 330, 90, distant(mood, '#7f8fae', 0.5), { steps: 4 })
  water(c, mood, 328)
  for (let house = 0; house < 8; house += 1) c.rect(60 + house * 26, 318 - c.between(2, 12), 20, 16, '#fff7ea')
  const sail = (x: number, y: number, s: number) =>
    c.at(x, y, s, () => {
      const [main, band] = [c.pick(bright), c.pick(['#ffffff', '#2e2a72', '#8fe8e6'])]
      c.path('M-6 0Q-30 -120 40 -220Q110 -120 96 -30Q40 -16 -6 0z', main)
      c.path('M-14 -60Q50 -70 98 -64Q104 -90 98 -112Q40 -110 -10 -96z', band)
      c.path('M14 -150Q50 -160 84 -156Q70 -190 40 -220Q24 -190 14 -150z', '#ffffff', 0.5)
      c.line('M-6 0Q-30 -120 40 -220', '#2e2a72', 4)
      c.path('M-60 10Q20 24 100 4Q60 26 0 24Q-44 24 -60 10z', '#fff3dc')
      c.line('M-40 6L-30 -34L-12 -58L8 -62M-18 8L-14 -30', '#39406f', 9)
      c.circle(-22, -72, 9, '#b97a5f')
      foam(c, -90, 26, 150, 0.9)
    })
  sail(c.between(560, 680), 400, 0.45)
  sail(c.between(80, 200), 420, 0.6)
  sail(c.between(330, 430), 500, 1.25)
  for (let wave = 0; wave < 6; wave += 1) foam(c, c.between(-20, 700), c.between(400, 590), c.between(60, 140), 0.4)
  birds(c, 5)
}

function flight(c: Canvas, land: 'lagoon' | 'plain'): void {
  const mood = c.turn([moods.day, moods.teal, moods.golden])
  sky(c, mood, { x: c.between(560, 680) })
  ridge(c, 400, 210, distant(mood, '#4f7f7a', 0.5), { steps: 3, sharp: true })
  if (land === 'lagoon') {
    c.path('M0 330Q200 360 330 470Q420 500 800 470V600H0z', '#3fb6c8')
    c.path('M0 330Q200 360 330 470Q240 470 0 520z', '#5a8f5f')
    c.path('M330 470Q470 500 560 560Q600 590 590 600H300Q400 560 330 470z', '#f7e4bd')
    c.path('M560 600Q620 520 800 500V600z', '#8fe6d8')
    grove(c, pine, 12, { x: [0, 230], y: [420, 520], size: [34, 60] }, '#3f7a58')
  } else {
    c.path('M0 400Q240 380 430 440T800 430V600H0z', '#9fb46a')
    for (let field = 0; field < 9; field += 1)
      c.ellipse(
        c.between(0, 800),
        c.between(470, 590),
        c.between(60, 140),
        c.between(6, 16),
        c.pick(['#c9c06f', '#7fa05f', '#dcd08a']),
        0.7,
      )
    c.path('M0 436Q190 398 400 432Q230 452 0 474z', '#f6f8fc')
    for (let pool = 0; pool < 6; pool += 1) c.ellipse(30 + pool * 54, 446 - pool * 3 + (pool % 2) * 8, 20, 4, '#7fdce0')
  }
  clouds(c, 3, 300, 380)
  const wing = (x: number, y: number, s: number) =>
    c.at(x, y, s, () => {
      const [one, two] = [c.pick(bright), c.pick(['#ffffff', '#fff3dc', '#2e2a72'])]
      c.line('M-150 -4L-8 150M-80 -40L-4 150M0 -52L0 150M80 -40L4 150M150 -4L8 150', '#39406f', 1.2, 0.7)
      c.path('M-168 8Q-150 -76 0 -84Q150 -76 168 8Q90 -40 0 -42Q-90 -40 -168 8z', one)
      c.path('M-110 -54Q-60 -82 0 -84V-42Q-44 -42 -88 -30z', two)
      c.path('M110 -54Q60 -82 0 -84V-42Q44 -42 88 -30z', one)
      c.path('M168 8Q150 -46 100 -60L82 -34Q130 -22 168 8z', two)
      c.path('M-12 150q12 -10 24 0l8 34q-20 14 -40 0z', '#39406f')
      c.circle(-4, 138, 9, '#d6304a')
      c.circle(8, 152, 8, '#f6d365')
      c.line('M-8 184l-10 26M8 184l6 28', '#39406f', 6)
    })
  wing(c.between(110, 200), c.between(150, 190), 0.38)
  wing(c.between(590, 680), c.between(260, 300), 0.28)
  wing(c.between(360, 440), c.between(210, 240), 1.05)
}

const glider = (c: Canvas): void => flight(c, 'lagoon')
const soaring = (c: Canvas): void => flight(c, 'plain')

export const waterScenes = {
  bay,
  bridge,
  church,
  diving,
  fort,
  glider,
  gulet,
  island,
  rapids,
  reeds,
  soaring,
  windsurf,
}
