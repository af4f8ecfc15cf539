/** Draws scenes of coasts and boats. */
import { blend, d, type Canvas } from './canvas.ts'
import { mosque } from './mosque.ts'
import {
  moods,
  distant,
  sky,
  clouds,
  ridge,
  hills,
  water,
  foam,
  pine,
  cypress,
  grove,
  birds,
  boat,
  roundTree,
} from './nature.ts'
import { bright } from './palette.ts'

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

export const coastScenes = { bay, bridge, church, fort, gulet, island }
