/**
 * Finds terminals by ID and keyword, and road kilometres between them. Data: `../data/bus-places.json`, see
 * `../data/ATTRIBUTION.md`.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { fold } from '#contract/turkish-text.ts'
import type { SupplyStation } from './bus-supply.ts'
import { distanceKm } from '#server/supply/distance.ts'

/**
 * Schema of a terminal's row: ID, plate code, the terminal's own name (such as 'AŞTİ' or 'Adana Otogarı'), city,
 * district, latitude, longitude, importance (5 is the busiest).
 */
const Row = z.tuple([z.number(), z.number(), z.string(), z.string(), z.string(), z.number(), z.number(), z.number()])
const PlaceFile = z.object({ stations: z.array(Row), km: z.array(z.array(z.number())) })

export interface Station {
  shown: SupplyStation
  plate: number
  importance: number
}

interface Entry {
  station: Station
  /**
   * Search text with the terminal's city and district. All search texts are in lower case without diacritics (`fold`),
   * with a space before each word.
   */
  places: string
  /** Search text with the terminal's city, district and own name, but without generic words such as 'otogarı'. */
  own: string
  /** Search text: city, district, and the terminal's own name in Turkish and English. */
  names: string
  /** Search text with the terminal's city, district and own name, followed by all generic words such as 'otogarı'. */
  words: string
}

/** Translates the generic words in a terminal's name to English; abbreviations (AŞTİ) stay as they are. */
function english(text: string): string {
  return text
    .replace('Şehirlerarası Terminali', 'Intercity Terminal')
    .replace('Otogarı', 'Bus Terminal')
    .replace('Terminali', 'Terminal')
    .replaceAll(/\p{L}+/gu, (word) => (word === word.toLocaleUpperCase('tr') ? word : word.replaceAll('İ', 'I')))
}

const file = PlaceFile.parse(JSON.parse(readFileSync(new URL('../data/bus-places.json', import.meta.url), 'utf8')))
const stations: Station[] = file.stations.map(
  ([id, plate, nameOnly, city, district, latitude, longitude, importance]) => {
    const inFront = nameOnly.startsWith(city) ? nameOnly : `${city} ${nameOnly}`
    const shown: SupplyStation = {
      id,
      name: { tr: inFront, en: english(inFront) },
      nameOnly: { tr: nameOnly, en: english(nameOnly) },
      city: { tr: city, en: english(city) },
      district,
      latitude,
      longitude,
    }
    return { shown, plate, importance }
  },
)
const byId = new Map(stations.map((station) => [station.shown.id, station]))
const centres = new Map(stations.filter(({ shown }) => shown.id % 100 === 1).map((station) => [station.plate, station]))
/**
 * Generic words, such as 'otogarı' and 'terminal'. Travellers type them in keywords, but they do not distinguish
 * terminals.
 */
const everyStation = ['otogari', 'otobus', 'terminali', 'terminal', 'sehirlerarasi', 'intercity', 'bus', 'station']
const anyStation: ReadonlySet<string> = new Set(everyStation)
const entries: Entry[] = stations
  .map((station) => {
    const { city, district, nameOnly } = station.shown
    const places = ` ${fold(city.tr)} ${fold(district)}`
    const names = `${places} ${fold(nameOnly.tr)} ${fold(nameOnly.en)}`
    const own = names.split(' ').filter((word) => !anyStation.has(word))
    return { station, places, own: own.join(' '), names, words: `${names} ${everyStation.join(' ')}` }
  })
  .toSorted((a, b) => b.station.importance - a.station.importance || a.station.shown.id - b.station.shown.id)

export const stationById = (id: number): Station | undefined => byId.get(id)

/** Returns the terminal in a province's centre. */
const centreOf = (plate: number): Station | undefined => centres.get(plate)
export const allCentres = (): Station[] => [...centres.values()]

/** Returns the rank of a terminal's match with a keyword; 0 is best, -1 is no match. */
function rankOf({ places, own, names, words }: Entry, key: string, parts: readonly string[]): number {
  const isOwn = (part: string) => own.includes(` ${part}`)
  if (places.includes(` ${key}`)) return 0
  if (names.includes(` ${key}`) && parts.some(isOwn)) return 1
  if (parts.every(isOwn)) return 2
  if (own.includes(key)) return 3
  if (!names.includes(key) && !parts.every((part) => words.includes(` ${part}`))) return -1
  return parts.some(isOwn) ? 4 : 5
}

const resultLimit = 20
/**
 * Returns at most 20 terminals that match a keyword in Turkish or English, best match first. Matches with the beginning
 * of a word of the city or district come first. Then come matches with the beginning of a word of the terminal's name,
 * then matches with other parts of these texts. Matches with only generic words, such as 'otogarı', come last. Equal
 * matches rank by importance. Case and Turkish diacritics are ignored; an empty keyword matches nothing. A terminal
 * that matches a keyword also matches each non-empty prefix of the keyword: caches rely on this
 * (docs/product/frame.md#pickers).
 */
export function searchStations(keyword: string): SupplyStation[] {
  const parts = fold(keyword.slice(0, 80)).split(' ').filter(Boolean)
  const key = parts.join(' ')
  if (key === '') return []
  const ranked: SupplyStation[][] = [[], [], [], [], [], []]
  for (const entry of entries) ranked[rankOf(entry, key, parts)]?.push(entry.station.shown)
  return ranked.flat().slice(0, resultLimit)
}

/** Returns the suggestions of a terminal picker without a keyword: some busy terminals and well-known resorts. */
export const popularStations = (): SupplyStation[] =>
  [3401, 601, 3501, 701, 1601, 3402, 4811, 711, 4201, 101, 2601, 5501].flatMap((id) => byId.get(id)?.shown ?? [])

const nearKm = { sameProvince: 45, other: 20 }

/**
 * Returns the given terminal and the terminals near it, which are alternatives to it. The maximum great-circle distance
 * is `nearKm.sameProvince` kilometres to a terminal in the same province, and `nearKm.other` kilometres to one in
 * another province.
 */
export function nearby(station: Station): Station[] {
  return stations.filter(({ shown, plate }) => {
    const limit = plate === station.plate ? nearKm.sameProvince : nearKm.other
    return shown.id === station.shown.id || distanceKm(shown, station.shown) <= limit
  })
}

const provinceKm = (a: number, b: number): number =>
  (a < b ? file.km[a - 1]?.[b - a - 1] : file.km[b - 1]?.[a - b - 1]) ?? 0

/**
 * Ratio of road distance to great-circle distance in Türkiye. Used only within a province, because the table of road
 * distances has only distances between provinces.
 */
const usualDetour = 1.35

/**
 * Returns the road kilometres between two terminals: their great-circle distance multiplied by a ratio. Within a
 * province, the ratio is `usualDetour`. Between two provinces, it is the ratio of road distance to great-circle
 * distance between their centres, but at least 1.1 and at most 1.9.
 */
export function roadKm(a: Station, b: Station): number {
  const straight = distanceKm(a.shown, b.shown)
  if (a.plate === b.plate) return Math.round(straight * usualDetour)
  const [from, to] = [centreOf(a.plate), centreOf(b.plate)]
  const table = provinceKm(a.plate, b.plate)
  if (!from || !to) return table
  const betweenCentres = distanceKm(from.shown, to.shown)
  const detour = Math.min(1.9, Math.max(1.1, table / Math.max(1, betweenCentres)))
  return Math.round(straight * detour)
}
