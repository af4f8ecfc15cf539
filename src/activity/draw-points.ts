/** Projects the coordinates of meeting points onto a drawn map. */
import { mapSize } from '#booking/map/map-size.ts'

/**
 * Minimum distance of the points from the map's edges in map units; larger at the top than at the bottom, because a pin
 * is drawn above its point.
 */
const margin = { side: 48, above: 40, below: 24 } as const

/**
 * Minimum extent of the map in degrees. It limits the scale if there is only one pin, or if all pins are at the same
 * place.
 */
const closest = 1e-4

interface Point {
  latitude: number
  longitude: number
}

/**
 * Returns the positions of the points in map units, with north up and east to the right. The scale is as large as the
 * map and the minimum extent `closest` allow; a single point is in the middle of the area inside the margins. Degrees
 * of longitude are multiplied by cos(latitude), because they are shorter nearer the poles.
 */
export function drawPoints(points: readonly Point[]): { x: number; y: number }[] {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const latitude = middle(points.map((point) => point.latitude))
  const longitude = middle(points.map((point) => point.longitude))
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const placed = points.map((point) => ({
    east: (point.longitude - longitude) * shrink,
    south: latitude - point.latitude,
  }))
  const room = { x: mapSize.width - 2 * margin.side, y: mapSize.height - margin.above - margin.below }
  const widest = (values: number[]) => Math.max(closest, ...values.map((value) => Math.abs(value) * 2))
  const scale = Math.min(
    room.x / widest(placed.map(({ east }) => east)),
    room.y / widest(placed.map(({ south }) => south)),
  )
  return placed.map(({ east, south }) => ({
    x: round(mapSize.width / 2 + east * scale),
    y: round(margin.above + room.y / 2 + south * scale),
  }))
}

const round = (value: number) => Math.round(value * 10) / 10
