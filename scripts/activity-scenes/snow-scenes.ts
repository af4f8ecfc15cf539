/** Draws scenes of snow and ice. */
import { blend, d, type Canvas } from './canvas.ts'
import { moods, sky, clouds, ridge, pine, grove } from './nature.ts'
import { bright } from './palette.ts'

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

export const snowScenes = { ski, sleigh }
