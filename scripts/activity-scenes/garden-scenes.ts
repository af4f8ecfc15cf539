/** Draws scenes of fields and gardens. */
import { lighten, d, type Canvas } from './canvas.ts'
import { moods, distant, sky, clouds, ridge, hills, water, cypress, roundTree, grove } from './nature.ts'

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

export const gardenScenes = { lavender, roses, tulips, vineyard }
