/** Draws a mosque, which is part of several scenes. */
import { darken, d, lighten, type Canvas } from './canvas.ts'

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
