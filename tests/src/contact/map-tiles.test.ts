// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapAddress, mapHeight, mapTiles } from '#contact/map-tiles.ts'

const template = 'https://tiles.example/{z}/{x}/{y}.png'

test('the tile under the place is the one that other maps have there', () => {
  // Tile of Kadıköy at zoom 13: x = (29.026 + 180) / 360 · 2¹³, y = (1 − ln(tan φ + sec φ) / π) / 2 · 2¹³.
  const tiles = mapTiles(template, 40.98745, 29.02632)
  expect(tiles.find(({ left, top }) => left <= 0 && left > -256 && top <= 0 && top > -256)?.url).toBe(
    'https://tiles.example/13/4756/3071.png',
  )
})

test('tiles cover the whole map, without gaps, wherever it is', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(degrees(84), degrees(179.9), (latitude, longitude) => {
      const tiles = mapTiles(template, latitude, longitude)
      const lefts = [...new Set(tiles.map(({ left }) => left))].toSorted((a, b) => a - b)
      const tops = [...new Set(tiles.map(({ top }) => top))].toSorted((a, b) => a - b)
      expect(tiles).toHaveLength(lefts.length * tops.length)
      // A page in one column is up to 895 px wide (`contact-route.module.css`).
      expect(lefts[0]).toBeLessThanOrEqual(-448)
      expect((lefts.at(-1) ?? 0) + 256).toBeGreaterThanOrEqual(448)
      expect(tops[0]).toBeLessThanOrEqual(1 - mapHeight / 2)
      expect((tops.at(-1) ?? 0) + 256).toBeGreaterThanOrEqual(mapHeight / 2 - 1)
      expect(tiles.every(({ url }) => /\/13\/\d{1,4}\/\d{1,4}\.png$/.test(url))).toBe(true)
    }),
  )
})

test('a map program is asked for the coordinates, or for the address where there are none', () => {
  expect(mapAddress('Moda', { latitude: 40.9, longitude: 29.1 })).toContain('query=40.9%2C29.1')
  expect(mapAddress('Moda Cad. 1', undefined)).toContain('query=Moda+Cad.+1')
})
