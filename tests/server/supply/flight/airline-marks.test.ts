// @vitest-environment node
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { carriers } from '#server/supply/flight/carriers.ts'

const markOf = (code: string) =>
  readFileSync(new URL(`../../../../public/airlines/${code}.svg`, import.meta.url), 'utf8')
const fillOf = (svg: string) => /<rect[^>]*fill="#([0-9a-f]{6})"/.exec(svg)?.[1] ?? 'ffffff'

/** Returns the contrast ratio of white on a colour (WCAG 2). */
function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

describe('airline marks', () => {
  it.each(carriers.map(({ code, shown }) => [code, shown.logo]))(
    'of %s are where the carrier says, small and readable',
    (code, logo) => {
      const svg = markOf(code)
      expect(logo).toBe(`/airlines/${code}.webp`)
      expect(svg.length).toBeLessThan(600)
      // Pages show logos as raster images, since a page would render each SVG image as a separate document.
      expect(statSync(new URL(`../../../../public${logo}`, import.meta.url)).size).toBeLessThan(3000)
      expect(contrastWithWhite(fillOf(svg))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('have a colour each', () => {
    expect(new Set(carriers.map(({ code }) => fillOf(markOf(code)))).size).toBe(carriers.length)
  })
})
