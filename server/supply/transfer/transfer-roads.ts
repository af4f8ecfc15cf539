/** Estimates road distance and driving time: the straight line, lengthened for terrain and for detours around water. */
import { distanceKm } from '#server/supply/distance.ts'
import type { Place } from './transfer-places.ts'

interface Point {
  latitude: number
  longitude: number
}

const plates = (list: string): ReadonlySet<number> => new Set(list.split(' ').map(Number))

/**
 * Provinces by terrain (plate codes). The ratio of road distance to the straight line is highest in mountains and
 * lowest on plains.
 */
const mountains = plates('8 12 13 23 24 25 28 29 30 37 52 53 56 57 61 62 65 67 69 73 74 76 78')
const plains = plates('2 6 7 26 27 38 40 42 43 47 50 51 63 66 68 70 71 72 79 22 39 59')
const terrainFactor = (plate: number): number => (mountains.has(plate) ? 1.42 : plains.has(plate) ? 1.2 : 1.3)

const osmangaziBridge: Point = { latitude: 40.7554, longitude: 29.5156 }
const canakkaleBridge: Point = { latitude: 40.3403, longitude: 26.6369 }
const izmit: Point = { latitude: 40.7654, longitude: 29.9408 }
const izmir: Point = { latitude: 38.4351, longitude: 27.1753 }
const edremit: Point = { latitude: 39.5836, longitude: 26.9226 }
const bafa: Point = { latitude: 37.4004, longitude: 27.6554 }
const gokova: Point = { latitude: 37.0406, longitude: 28.3689 }
const dortyol: Point = { latitude: 36.8394, longitude: 36.2303 }

type Shore = (place: Place) => boolean

/**
 * Returns a function that checks whether a place is in the province `plate` and within the given latitudes and
 * longitudes.
 */
const within =
  (plate: number, [south, north]: [number, number], [west, east]: [number, number]): Shore =>
  ({ plate: own, shown: { latitude, longitude } }) =>
    own === plate && latitude > south && latitude <= north && longitude > west && longitude <= east

const marmaraNorth = plates('22 34 39 59')
const marmaraSouth = plates('9 10 16 20 35 43 45 48 77')
/** Whether a place is in the province of Çanakkale and lies north-west of the Dardanelles. */
const onGallipoli: Shore = ({ plate, shown: { latitude, longitude } }) =>
  plate === 17 && latitude > 40.015 + (longitude - 26.18) * 0.724
const gulfOfIzmitSouth = within(41, [40, 40.745], [29, 29.86])

/** Seas and gulfs between two shores; the road from one shore to the other passes through one of the points in `by`. */
const waters: { one: Shore; other: Shore; by: readonly Point[] }[] = [
  {
    one: (place) => marmaraNorth.has(place.plate) || onGallipoli(place),
    other: (place) => marmaraSouth.has(place.plate) || (place.plate === 17 && !onGallipoli(place)),
    by: [osmangaziBridge, canakkaleBridge],
  },
  {
    one: (place) => place.plate === 34 || within(41, [40.745, 42], [29, 29.9])(place),
    other: (place) => place.plate === 77 || gulfOfIzmitSouth(place),
    by: [osmangaziBridge, izmit],
  },
  { one: within(35, [38.45, 40], [26.6, 27.15]), other: within(35, [37, 38.7], [26, 27.06]), by: [izmir] },
  { one: within(17, [39, 39.62], [26, 26.8]), other: within(10, [39, 39.52], [26, 27]), by: [edremit] },
  { one: within(9, [37, 37.5], [27, 27.5]), other: within(48, [36.9, 37.3], [27, 27.75]), by: [bafa] },
  { one: within(48, [36.5, 36.93], [27, 28.45]), other: within(48, [36.93, 38], [27, 28.36]), by: [gokova] },
  { one: within(48, [36.5, 36.93], [27, 28.45]), other: within(48, [36.2, 37], [28.45, 30]), by: [gokova] },
  { one: within(31, [36, 36.75], [35, 36.3]), other: within(1, [36, 36.9], [35, 36.1]), by: [dortyol] },
]

function straightKm(a: Place, b: Place): number {
  const direct = distanceKm(a.shown, b.shown)
  for (const { one, other, by } of waters)
    if ((one(a) && other(b)) || (one(b) && other(a)))
      return Math.min(...by.map((point) => distanceKm(a.shown, point) + distanceKm(point, b.shown)))
  return direct
}

/**
 * Straight-line kilometres below which the road distance is multiplied by `inTown`: streets in towns have more turns
 * than roads between towns.
 */
const inTownKm = 12
const inTown = 1.12

/** Returns the road distance between two places in whole kilometres, the same in both directions. */
export function roadKm(a: Place, b: Place): number {
  const straight = straightKm(a, b)
  const terrain = (terrainFactor(a.plate) + terrainFactor(b.plate)) / 2
  return Math.max(1, Math.round(straight * terrain * (straight < inTownKm ? inTown : 1)))
}

/**
 * Driving speeds by section of a route: length of the section in km, and speed in km/h. The first section stands for
 * slow town streets, the last one for all remaining kilometres.
 */
const speeds: readonly (readonly [kilometres: number, speed: number])[] = [
  [8, 28],
  [22, 50],
  [50, 70],
  [Infinity, 84],
]
/** Factors by which the driving time is multiplied in the largest cities because of traffic, by plate code. */
const traffic = new Map([
  [34, 1.3],
  [6, 1.12],
  [35, 1.12],
])

/** Returns the driving time between two places in minutes, rounded up to a multiple of five. */
export function drivingMinutes(a: Place, b: Place, kilometres: number): number {
  let left = kilometres
  let hours = 0
  for (const [most, speed] of speeds) {
    const part = Math.min(left, most)
    hours += part / speed
    left -= part
  }
  const slow = Math.max(traffic.get(a.plate) ?? 1, traffic.get(b.plate) ?? 1)
  return Math.max(5, Math.ceil((hours * 60 * slow) / 5) * 5)
}

/** Shortest and longest route for which transfers are offered, in road kilometres. */
const servedKm = { shortest: 2, longest: 300 } as const

/**
 * Returns the road distance of a route in kilometres; undefined if it is outside `servedKm` or both places are the
 * same.
 */
export function servedWay(a: Place, b: Place): number | undefined {
  // Places that are too far apart in a straight line are excluded before the road distance is computed. The straight
  // line is cheap to compute and never longer than the road.
  if (a === b || distanceKm(a.shown, b.shown) > servedKm.longest) return undefined
  const kilometres = roadKm(a, b)
  return kilometres >= servedKm.shortest && kilometres <= servedKm.longest ? kilometres : undefined
}
