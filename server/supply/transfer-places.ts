/**
 * Places of transfers by id, code, keyword and coordinates. Data: `data/transfer-places.json`, see
 * `data/ATTRIBUTION.md`; airports and bus terminals are those of the other supplies.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { fold } from '#contract/turkish-text.ts'
import { airportByCode, airportImportance } from './airports.ts'
import { allCentres, stationById } from './bus-stations.ts'
import { distanceKm } from './distance.ts'
import type { LocationKind, TransferLocation } from './transfer-supply.ts'

const arrivalKinds = ['one', 'exits', 'terminals'] as const
export type Arrivals = (typeof arrivalKinds)[number]
const placeKinds = ['port', 'centre', 'district', 'area', 'hotels'] as const

/** Code, plate, district, how arrivals come out, other search words. */
type AirportRow = [string, number, string, Arrivals, string]
/** Id, kind, plate, name in Turkish and English, district, latitude, longitude, importance, other search words. */
type PlaceRow = [number, (typeof placeKinds)[number], number, string, string, string, number, number, number, string]

const isOneOf = (list: readonly string[], value: unknown) => list.some((one) => one === value)
const hasTypes = (row: unknown, types: string): row is unknown[] =>
  Array.isArray(row) &&
  row.length === types.length &&
  row.every((value, index) => typeof value === (types[index] === 's' ? 'string' : 'number'))
/** One check per row: a tuple schema would take a good part of the server's start. */
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
  /** Of an airport; null for every other place. */
  arrivals: Arrivals | null
}

interface Entry {
  place: Place
  code: string
  /** `| name|` for each name and the city. */
  starts: string
  /** Words of names, city and address that tell it from others; other search words; all of them with those of its kind. */
  own: string
  also: string
  words: string
}

/** Words that tell no place from another of its kind, which travellers type all the same. */
const kindWords: Record<LocationKind, string> = {
  airport: 'havalimani havaalani uluslararasi airport international',
  port: 'liman limani iskelesi kruvaziyer cruise port ferry',
  terminal: 'otogari otobus terminali terminal bus station',
  centre: 'sehir merkezi merkez city centre center',
  district: 'ilce merkezi merkez district centre center',
  area: 'bolgesi area',
  hotels: 'otel otelleri oteller bolgesi hotel hotels area',
}
const generic: ReadonlySet<string> = new Set(Object.values(kindWords).flatMap((words) => words.split(' ')))

const places: Place[] = []
const entries: Entry[] = []
const byIdMap = new Map<number, Place>()
const byCodeMap = new Map<string, Place>()
load()

function add(place: Place, also: string): void {
  const { shown } = place
  const names = [shown.name.tr, shown.name.en].map(fold)
  const cities = [shown.city.tr, shown.city.en].map(fold)
  const own = [...names, ...cities, fold(shown.address)]
    .join(' ')
    .split(' ')
    .filter((word) => !generic.has(word))
  const code = (shown.code ?? '').toLowerCase()
  places.push(place)
  entries.push({
    place,
    code,
    starts: `| ${[...names, ...cities].join('| ')}|`,
    own: ` ${code} ${own.join(' ')}`,
    also: ` ${fold(also)}`,
    words: ` ${code} ${own.join(' ')} ${fold(also)} ${names.join(' ')} ${kindWords[shown.kind]}`,
  })
  byIdMap.set(shown.id, place)
  if (shown.code !== null) byCodeMap.set(shown.code, place)
}

function inProvince(district: string, province: string): string {
  return district === '' || district === province ? province : `${district} / ${province}`
}

function load(): void {
  const url = new URL('./data/transfer-places.json', import.meta.url)
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
    // The city of an airport need not be its province: Bodrum's is in Muğla.
    add({ shown, plate, importance: airportImportance(code), arrivals }, `${airport.city.tr} ${also}`)
  }
  for (const [id, kind, plate, tr, en, district, latitude, longitude, importance, also] of file.places) {
    const city = cityOf(plate)
    const part = kind === 'district' || kind === 'centre' || tr === district ? 'Merkez' : tr
    const address = `${part}, ${inProvince(district, city.tr)}`
    const shown: TransferLocation = { id, kind, name: { tr, en }, city, address, code: null, latitude, longitude }
    add({ shown, plate, importance, arrivals: null }, also)
  }
  for (const { plate } of allCentres())
    for (let id = plate * 100 + 1; id < plate * 100 + 60; id += 1) {
      const station = stationById(id)
      if (!station) continue
      const { name, district, latitude, longitude } = station.shown
      const city = cityOf(plate)
      const address = inProvince(district, city.tr)
      const shown: TransferLocation = { id, kind: 'terminal', name, city, address, code: null, latitude, longitude }
      add({ shown, plate, importance: 70 + station.importance * 10, arrivals: null }, '')
    }
  entries.sort((a, b) => b.place.importance - a.place.importance || a.place.shown.id - b.place.shown.id)
  places.sort((a, b) => b.importance - a.importance || a.shown.id - b.shown.id)
}

export const placeById = (id: number): Place | undefined => byIdMap.get(id)
/** `code` is an upper-case IATA code. */
export const placeByCode = (code: string): Place | undefined => byCodeMap.get(code)
/** All of them, the most important first. */
export const allPlaces = (): readonly Place[] => places

/** How well a place fits a folded keyword, 0 the best; -1 where it does not. */
function rankOf({ code, starts, own, also, words }: Entry, key: string, parts: readonly string[]): number {
  if (code === key) return 0
  if (starts.includes(`| ${key}|`)) return 1
  if (starts.includes(`| ${key}`)) return 2
  const telling = parts.filter((part) => !generic.has(part))
  const fits = parts.every((part) => words.includes(` ${part}`))
  if (fits && telling.length > 0 && telling.every((part) => own.includes(` ${part}`))) return 3
  if (fits && telling.length > 0) return telling.every((part) => `${own}${also}`.includes(` ${part}`)) ? 4 : 5
  if (own.includes(key)) return 5
  return fits ? 6 : -1
}

const resultLimit = 20

/**
 * Places that a keyword names in either language, best first, at most 20: the code, a name or the city, the start
 * of one, words of them, other search words, any part, and last what places of the kind are called; equal ones by importance. Case and
 * Turkish letters do not matter; less than three characters find nothing. Whatever a keyword finds, each of its
 * beginnings finds too: caches rely on it (docs/product/frame.md#pickers).
 */
export function searchPlaces(keyword: string): TransferLocation[] {
  const parts = fold(keyword.slice(0, 80)).split(' ').filter(Boolean)
  const key = parts.join(' ')
  if (key.length < 3) return []
  const ranked: TransferLocation[][] = [[], [], [], [], [], [], []]
  for (const entry of entries) ranked[rankOf(entry, key, parts)]?.push(entry.place.shown)
  return ranked.flat().slice(0, resultLimit)
}

const popular = 'IST SAW AYT ADB ESB DLM BJV'.split(' ')
const popularNames = ['Taksim', 'Sultanahmet', 'Belek', 'Side', 'Bodrum', 'Göreme', 'Alaçatı']

/** What an empty picker offers: the busiest airports, and where most travellers go from there. */
export const popularPlaces = (): TransferLocation[] => [
  ...popular.flatMap((code) => byCodeMap.get(code)?.shown ?? []),
  ...popularNames.flatMap(
    (name) => places.find(({ shown }) => shown.name.tr === name && shown.kind !== 'district')?.shown ?? [],
  ),
]

const farthestKm = 100

/** The nearest places to a coordinate, nearest first, none further than 100 km. */
export const placesNear = (at: { latitude: number; longitude: number }, limit: number): TransferLocation[] =>
  places
    .map(({ shown }) => ({ shown, km: distanceKm(at, shown) }))
    .filter(({ km }) => km <= farthestKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, limit)
    .map(({ shown }) => shown)
