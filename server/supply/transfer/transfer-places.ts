/**
 * Finds transfer places by ID, code and coordinates. Data: `../data/transfer-places.json`, see
 * `../data/ATTRIBUTION.md`; airports and bus terminals come from the suppliers of flights and buses.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { airportByCode, airportImportance } from '#server/supply/flight/airports.ts'
import { allCentres, stationById } from '#server/supply/bus/bus-stations.ts'
import { distanceKm } from '#server/supply/distance.ts'
import type { TransferLocation } from './transfer-supply.ts'

const arrivalKinds = ['one', 'exits', 'terminals'] as const
export type Arrivals = (typeof arrivalKinds)[number]
const placeKinds = ['port', 'centre', 'district', 'area', 'hotels'] as const

/**
 * A row of an airport: IATA code, plate code of the province, district, exits for arriving passengers (`Arrivals`),
 * other search words.
 */
type AirportRow = [string, number, string, Arrivals, string]
/**
 * A row of a place: ID, kind, plate code of the province, name in Turkish and English, district, latitude, longitude,
 * importance, other search words.
 */
type PlaceRow = [number, (typeof placeKinds)[number], number, string, string, string, number, number, number, string]

const isOneOf = (list: readonly string[], value: unknown) => list.some((one) => one === value)
const hasTypes = (row: unknown, types: string): row is unknown[] =>
  Array.isArray(row) &&
  row.length === types.length &&
  row.every((value, index) => typeof value === (types[index] === 's' ? 'string' : 'number'))
/** Rows are checked by a function: parsing them with a tuple schema would slow down the start of the server. */
const isAirport = (row: unknown): row is AirportRow => hasTypes(row, 'snsss') && isOneOf(arrivalKinds, row[3])
const isPlace = (row: unknown): row is PlaceRow => hasTypes(row, 'nsnsssnnns') && isOneOf(placeKinds, row[1])

const PlaceFile = z.object({
  provinces: z.array(z.tuple([z.string(), z.string()])),
  airports: z.array(z.custom<AirportRow>(isAirport)),
  places: z.array(z.custom<PlaceRow>(isPlace)),
})

export interface Place {
  shown: TransferLocation
  plate: number
  importance: number
  /**
   * Exits of an airport for arriving passengers: a single exit (`one`), separate exits for domestic and international
   * flights (`exits`), or an exit per terminal (`terminals`). Null for any other kind of place.
   */
  arrivals: Arrivals | null
  /** Further words by which travellers search for the place, in addition to its names and its postal address. */
  also: string
}

const places: Place[] = []
const byIdMap = new Map<number, Place>()
const byCodeMap = new Map<string, Place>()
load()

function add(place: Place): void {
  places.push(place)
  byIdMap.set(place.shown.id, place)
  if (place.shown.code !== null) byCodeMap.set(place.shown.code, place)
}

function inProvince(district: string, province: string): string {
  return district === '' || district === province ? province : `${district} / ${province}`
}

function load(): void {
  const url = new URL('../data/transfer-places.json', import.meta.url)
  const file = PlaceFile.parse(JSON.parse(readFileSync(url, 'utf8')))
  const cityOf = (plate: number) => {
    const [tr = '', en = ''] = file.provinces[plate - 1] ?? []
    return { tr, en }
  }
  for (const [code, plate, district, arrivals, also] of file.airports) {
    const airport = airportByCode(code)
    if (!airport) throw new Error(`The supply of flights has no airport ${code}`)
    const { id, name, latitude, longitude } = airport
    const city = cityOf(plate)
    const address = inProvince(district, city.tr)
    const shown: TransferLocation = { id, kind: 'airport', name, city, address, code, latitude, longitude }
    // The name of the city that an airport serves is also a search word: the airport's province may differ, as with
    // Bodrum's airport in Muğla.
    add({ shown, plate, importance: airportImportance(code), arrivals, also: `${airport.city.tr} ${also}` })
  }
  for (const [id, kind, plate, tr, en, district, latitude, longitude, importance, also] of file.places) {
    const city = cityOf(plate)
    const part = kind === 'district' || kind === 'centre' || tr === district ? 'Merkez' : tr
    const address = `${part}, ${inProvince(district, city.tr)}`
    const shown: TransferLocation = { id, kind, name: { tr, en }, city, address, code: null, latitude, longitude }
    add({ shown, plate, importance, arrivals: null, also })
  }
  for (const { plate } of allCentres())
    for (let id = plate * 100 + 1; id < plate * 100 + 60; id += 1) {
      const station = stationById(id)
      if (!station) continue
      const { name, district, latitude, longitude } = station.shown
      const city = cityOf(plate)
      const address = inProvince(district, city.tr)
      const shown: TransferLocation = { id, kind: 'terminal', name, city, address, code: null, latitude, longitude }
      add({ shown, plate, importance: 70 + station.importance * 10, arrivals: null, also: '' })
    }
  places.sort((a, b) => b.importance - a.importance || a.shown.id - b.shown.id)
}

export const placeById = (id: number): Place | undefined => byIdMap.get(id)
/** Looks up an airport by its upper-case IATA code. */
export const placeByCode = (code: string): Place | undefined => byCodeMap.get(code)
/** Returns all places, most important first. */
export const allPlaces = (): readonly Place[] => places

const popular = 'IST SAW AYT ADB ESB DLM BJV'.split(' ')
const popularNames = ['Taksim', 'Sultanahmet', 'Belek', 'Side', 'Bodrum', 'Göreme', 'Alaçatı']

/**
 * Returns the suggestions of a place picker without a keyword: the busiest airports and the most popular destinations.
 */
export const popularPlaces = (): TransferLocation[] => [
  ...popular.flatMap((code) => byCodeMap.get(code)?.shown ?? []),
  ...popularNames.flatMap(
    (name) => places.find(({ shown }) => shown.name.tr === name && shown.kind !== 'district')?.shown ?? [],
  ),
]

const farthestKm = 100

/** Returns the places within 100 km of a coordinate, nearest first. */
export const placesNear = (at: { latitude: number; longitude: number }, limit: number): TransferLocation[] =>
  places
    .map(({ shown }) => ({ shown, km: distanceKm(at, shown) }))
    .filter(({ km }) => km <= farthestKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, limit)
    .map(({ shown }) => shown)
