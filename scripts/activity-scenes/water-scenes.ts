/** Draws scenes of rivers, diving, surfing and flying. */
import { blend, darken, d, type Canvas } from './canvas.ts'
import { moods, distant, sky, clouds, ridge, hills, water, foam, pine, grove, birds, boat, cypress } from './nature.ts'
import { bright } from './palette.ts'

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

export const waterScenes = { diving, glider, rapids, reeds, soaring, windsurf }
