/** Projects two places onto the drawn map of a transfer. */
import { mapSize } from '#booking/map/map-size.ts'

/**
 * Free space around the two places on the map, in the coordinates of the map's SVG view box. There is more space above
 * the places than below them, for the pin of the destination.
 */
const margin = { side: 40, above: 34, below: 18 } as const

interface Coordinates {
  latitude: number | null
  longitude: number | null
}

export interface Point {
  x: number
  y: number
}

export interface DrawnRoute {
  start: Point
  end: Point
  /** SVG path of the curve that connects the two places on the map. */
  curve: string
}

/**
 * Returns the positions of both places on the map, with north up and east to the right, as far apart as the map allows.
 * Returns undefined if coordinates are missing. A degree of longitude is drawn shorter than a degree of latitude, by
 * the factor cos(latitude).
 */
export function drawRoute(from: Coordinates, to: Coordinates): DrawnRoute | undefined {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return undefined
  const shrink = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180)
  const east = (to.longitude - from.longitude) * shrink
  const south = from.latitude - to.latitude
  const room = { x: mapSize.width - 2 * margin.side, y: mapSize.height - margin.above - margin.below }
  const scale = Math.min(room.x / Math.max(Math.abs(east), 1e-6), room.y / Math.max(Math.abs(south), 1e-6))
  const [half, drop] = [(east * scale) / 2, (south * scale) / 2]
  const centre = { x: mapSize.width / 2, y: margin.above + room.y / 2 }
  const start = { x: round(centre.x - half), y: round(centre.y - drop) }
  const end = { x: round(centre.x + half), y: round(centre.y + drop) }
  // The curve between the two places has one control point. It lies beside the middle of the straight line between the
  // places, at a distance of a fifth of the line's length.
  const bend = { x: round(centre.x + drop * 0.4), y: round(centre.y - half * 0.4) }
  return { start, end, curve: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}` }
}

const round = (value: number) => Math.round(value * 10) / 10
