// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapSize } from '#booking/map/map-size.ts'
import { drawRoute } from '#transfer/draw-route.ts'

const place = fc.record({
  latitude: fc.double({ min: 36, max: 42, noNaN: true }),
  longitude: fc.double({ min: 26, max: 45, noNaN: true }),
})

test('north is up and east is right', () => {
  const route = drawRoute({ latitude: 41.26, longitude: 28.74 }, { latitude: 41.04, longitude: 28.98 })
  expect(route?.start.x).toBeLessThan(route?.end.x ?? 0)
  expect(route?.start.y).toBeLessThan(route?.end.y ?? 0)
})

test('both pins lie on the map, wherever the places are', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const route = drawRoute(from, to)
      for (const point of [route?.start, route?.end]) {
        expect(point?.x).toBeGreaterThanOrEqual(30)
        expect(point?.x).toBeLessThanOrEqual(mapSize.width - 30)
        // The map pin extends above its tip by 22 units of the map's view box.
        expect(point?.y).toBeGreaterThanOrEqual(22)
        expect(point?.y).toBeLessThanOrEqual(mapSize.height - 8)
      }
    }),
  )
})

test('there is no map of a place without coordinates', () => {
  expect(drawRoute({ latitude: null, longitude: null }, { latitude: 41, longitude: 29 })).toBeUndefined()
})
