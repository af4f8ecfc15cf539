/** Draws indoor scenes. */
import { blend, lighten, darken, d, type Canvas } from './canvas.ts'
import { bright } from './palette.ts'

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

export const roomScenes = { bazaar, cistern, dervish, hamam }
