/** Scenes under a roof, and a table seen from above. */
import { blend, darken, d, lighten, type Canvas } from './canvas.ts'

const bright = ['#e4572e', '#f2a541', '#4f6bed', '#8b5cf6', '#14a3a3', '#d9467f', '#f6d365']

function cistern(c: Canvas): void {
  c.rect(
    0,
    0,
    800,
    600,
    c.down([
      [0, '#1d1440'],
      [0.6, '#5a2f4f'],
      [1, '#1a1a44'],
    ]),
  )
  for (let depth = 3; depth >= 0; depth -= 1) {
    const share = depth / 4
    const [w, gap, floor] = [56 - depth * 11, 236 - depth * 46, 452 - depth * 24]
    const stone = blend('#e0a86a', '#5a2f4f', share)
    const [top, spring] = [172 + depth * 20, 150 + depth * 22]
    const bay = c.symbol(() => {
      c.path(
        d`M${w / 2} ${spring}Q${gap / 2} ${20 + depth * 42} ${gap - w / 2} ${spring}v-20Q${gap / 2} ${-14 + depth * 40} ${w / 2} ${spring - 20}z`,
        darken(stone, 0.25),
      )
      c.rect(
        -w / 2,
        spring,
        w,
        floor - spring,
        c.across([
          [0, darken(stone, 0.35)],
          [0.4, lighten(stone, 0.22)],
          [1, darken(stone, 0.45)],
        ]),
      )
      c.path(d`M${-w * 0.5} ${top}h${w}l${w * 0.22} ${-w * 0.5}h${-w * 1.44}z`, stone)
      c.circle(
        0,
        floor,
        w * 2,
        c.around(0, floor, w * 2, [
          [0, '#ffb35c', 0.4 - share * 0.2],
          [1, '#ffb35c', 0],
        ]),
      )
    })
    for (let one = -4; one <= 3; one += 1) c.use(bay, 400 + one * gap + (depth % 2 ? gap / 2 : 0), 0, 1)
  }
  c.rect(
    0,
    452,
    800,
    148,
    c.down([
      [0, '#7a4a58', 0.9],
      [1, '#1a1a44', 0.96],
    ]),
  )
  for (let one = -2; one <= 2; one += 1) c.rect(400 + one * 236 - 24, 456, 48, 140, '#e0a86a', 0.2)
  for (let glint = 0; glint < 22; glint += 1)
    c.ellipse(c.between(0, 800), c.between(464, 590), c.between(16, 60), 1.6, '#ffd9a0', c.between(0.12, 0.4))
}

function hamam(c: Canvas): void {
  c.rect(
    0,
    0,
    800,
    600,
    c.down([
      [0, '#5a5f9f'],
      [0.5, '#a8a6cf'],
      [1, '#d9d3de'],
    ]),
  )
  c.path(
    'M60 330Q70 30 400 24T740 330z',
    c.around(400, 120, 420, [
      [0, '#f3ecf6'],
      [1, '#8480b8'],
    ]),
  )
  for (let ring = 0; ring < 4; ring += 1) {
    const count = [1, 6, 10, 12][ring] ?? 1
    for (let star = 0; star < count; star += 1) {
      const angle = Math.PI + ((star + 0.5) / count) * Math.PI
      const [x, y] =
        ring === 0 ? [400, 92] : [400 + Math.cos(angle) * (40 + ring * 78), 230 + Math.sin(angle) * (70 + ring * 30)]
      const s = 13 - ring * 1.4
      c.path(
        d`M${x} ${y - s}l${s * 0.4} ${s * 0.6}l${s * 0.6} ${s * 0.4}l${-s * 0.6} ${s * 0.4}l${-s * 0.4} ${s * 0.6}l${-s * 0.4} ${-s * 0.6}l${-s * 0.6} ${-s * 0.4}l${s * 0.6} ${-s * 0.4}z`,
        '#fffbe6',
      )
    }
  }
  for (let beam = 0; beam < 5; beam += 1) {
    const x = 230 + beam * 84 + c.between(-14, 14)
    c.path(
      d`M${x} 110h14L${x + c.between(20, 90)} 520H${x - c.between(40, 110)}z`,
      c.down([
        [0, '#fffbe6', 0.5],
        [1, '#fffbe6', 0],
      ]),
    )
  }
  for (let arch = 0; arch < 4; arch += 1) {
    const x = 40 + arch * 196
    c.path(d`M${x} 470V340Q${x + 66} 250 ${x + 132} 340V470z`, '#6f6aa5', 0.55)
    c.path(d`M${x + 12} 470V346Q${x + 66} 272 ${x + 120} 346V470z`, '#c4bfda')
    c.rect(x + 48, 424, 36, 26, '#f6f1f8', undefined, 6)
    c.rect(x + 63, 396, 6, 20, '#d9a441')
  }
  c.path('M0 470H800V600H0z', '#e6dfe8')
  c.path('M190 436L285 396H515L610 436L515 480H285z', '#ffffff')
  c.path('M190 436L285 480H515L610 436V474L515 522H285L190 474z', '#bdb3cc')
  const towel = c.pick(['#d9467f', '#14a3a3', '#e4572e'])
  c.path('M340 418h120v20h-120z', towel)
  c.rect(340, 424, 120, 4, '#ffffff', 0.7)
  c.ellipse(540, 412, 30, 9, '#c98a3f')
  c.path('M510 412q30 36 60 0z', '#a8692f')
  for (let steam = 0; steam < 7; steam += 1) {
    const [x, y, r] = [c.between(90, 710), c.between(230, 420), c.between(90, 150)]
    c.circle(
      x,
      y,
      r,
      c.around(x, y, r, [
        [0, '#ffffff', 0.3],
        [1, '#ffffff', 0],
      ]),
    )
  }
}

function bazaar(c: Canvas): void {
  const [near, far] = c.turn([
    ['#c97f52', '#ffe3b0'],
    ['#8a63b5', '#ffdfe6'],
    ['#3f8b9c', '#f6f0cd'],
    ['#b5566a', '#ffe3b0'],
  ] as const)
  c.rect(0, 0, 800, 600, '#3a2050')
  for (let depth = 0; depth < 5; depth += 1) {
    const t = depth / 5
    const [half, top, floor] = [400 - depth * 66, 20 + depth * 46, 600 - depth * 36]
    const wall = blend(near, far, t)
    c.path(
      d`M${400 - half} ${floor}V${top + 150}Q${400 - half} ${top} 400 ${top}T${400 + half} ${top + 150}V${floor}z`,
      wall,
    )
    c.path(
      d`M${400 - half} ${floor}V${top + 150}Q${400 - half} ${top} 400 ${top}T${400 + half} ${top + 150}V${floor}h${-14}V${top + 156}Q${400 + half - 14} ${top + 16} 400 ${top + 16}T${400 - half + 14} ${top + 156}V${floor}z`,
      depth % 2 ? '#8a3f4f' : '#2f6f78',
      0.55,
    )
  }
  c.circle(
    400,
    330,
    190,
    c.around(400, 330, 190, [
      [0, '#fff6d8'],
      [1, '#fff6d8', 0],
    ]),
  )
  c.path('M330 420H470L640 600H160z', '#e6c08a')
  for (let row = 0; row < 5; row += 1) c.rect(320 - row * 40, 430 + row * row * 9, 160 + row * 80, 3, '#a8704a', 0.5)
  for (const side of [0, 1]) {
    for (let stall = 0; stall < 3; stall += 1) {
      const t = stall / 3
      const x = side ? 800 - 190 + stall * 66 * 0.2 - stall * 96 + 60 : -60 + stall * 84
      const [y, s] = [560 - stall * 52, 1 - t * 0.42]
      const cloth = c.pick(bright)
      c.path(d`M${x} ${y - 200 * s}h${190 * s}l${side ? 0 : 24 * s} ${40 * s}h${-210 * s}z`, cloth)
      for (const at of [14, 170]) c.rect(x + at * s, y - 164 * s, 6 * s, 90 * s, '#5a3a30')
      c.rect(x, y - 84 * s, 190 * s, 110 * s, '#7a4a38')
      c.rect(x, y - 84 * s, 190 * s, 10 * s, '#a8704a')
      for (let heap = 0; heap < 4; heap += 1) {
        const hx = x + (26 + heap * 46) * s
        c.path(
          d`M${hx - 24 * s} ${y - 84 * s}q${24 * s} ${-66 * s} ${48 * s} 0z`,
          c.pick(['#e4572e', '#f2a541', '#b5302f', '#6f9a3f', '#f6d365', '#7a3f2f', '#d9a06a']),
        )
      }
    }
  }
  for (let lamp = 0; lamp < 9; lamp += 1) {
    const [x, y, r] = [90 + lamp * 78 + c.between(-16, 16), c.between(110, 220), c.between(13, 24)]
    const glass = c.pick(bright)
    c.rect(x - 1, 0, 2, y - r, '#2a1438', 0.7)
    c.circle(
      x,
      y,
      r * 2.6,
      c.around(x, y, r * 2.6, [
        [0, glass, 0.5],
        [1, glass, 0],
      ]),
    )
    c.ellipse(x, y, r, r * 1.2, glass)
    c.ellipse(x - r * 0.3, y - r * 0.3, r * 0.32, r * 0.5, '#ffffff', 0.55)
    c.rect(x - r * 0.4, y - r * 1.42, r * 0.8, r * 0.3, '#d9a441')
  }
}

function dervish(c: Canvas): void {
  c.rect(
    0,
    0,
    800,
    600,
    c.down([
      [0, '#1b1646'],
      [0.6, '#4b3a86'],
      [1, '#8a5a7f'],
    ]),
  )
  c.path(
    'M80 420Q90 70 400 60T720 420z',
    c.around(400, 200, 380, [
      [0, '#7f6fc4'],
      [1, '#2d2466'],
    ]),
  )
  c.circle(
    400,
    190,
    210,
    c.around(400, 190, 210, [
      [0, '#ffe3a8', 0.75],
      [1, '#ffe3a8', 0],
    ]),
  )
  for (let lamp = 0; lamp < 13; lamp += 1) {
    const angle = (lamp / 12) * Math.PI
    c.circle(400 + Math.cos(angle) * 210, 176 + Math.sin(angle) * 44, 6, '#fff3c9')
  }
  for (const x of [70, 180, 620, 730]) c.path(d`M${x - 40} 440V300Q${x} 230 ${x + 40} 300V440z`, '#241c58', 0.8)
  c.ellipse(400, 510, 420, 110, '#b98a6a')
  c.ellipse(400, 505, 380, 88, '#d9ad80')
  const turn = (x: number, y: number, s: number) =>
    c.at(
      x,
      y,
      s,
      () => {
        c.ellipse(0, 6, 110, 16, '#5a3440', 0.35)
        c.path(
          'M0 -150Q30 -80 118 -18Q60 14 0 10T-118 -18Q-30 -80 0 -150z',
          c.across([
            [0, '#ffffff'],
            [0.5, '#efeaf8'],
            [1, '#b9aedb'],
          ]),
        )
        for (const fold of [-70, -34, 4, 44, 78])
          c.path(
            d`M${fold * 0.08} -130Q${fold * 0.5} -60 ${fold} ${4 - Math.abs(fold) * 0.12}Q${fold * 0.6} -50 ${fold * 0.08} -130z`,
            '#8f82c0',
            0.4,
          )
        c.path('M-17 -190q17 -8 34 0l4 62h-42z', '#ffffff')
        c.line('M14 -184Q62 -190 84 -232M-14 -184Q-66 -176 -96 -150', '#ffffff', 15)
        c.rect(-18, -136, 36, 9, '#2a2450')
        c.circle(0, -210, 16, '#e0aa88')
        c.path('M-15 -218L-11 -262h22L15 -218z', '#b9834f')
      },
      c.random() < 0.5,
    )
  turn(c.between(150, 190), 470, 0.62)
  turn(c.between(610, 650), 472, 0.64)
  turn(c.between(300, 330), 452, 0.5)
  turn(c.between(480, 510), 450, 0.48)
  turn(c.between(380, 420), 506, 1.1)
}

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

/** A tray of marbled paint, seen from above. */
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

export const innerScenes = { bazaar, cistern, dervish, hamam, marbling, pots, table }
