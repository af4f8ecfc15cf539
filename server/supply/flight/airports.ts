/**
 * Finds the world's airports with scheduled service, by ID, code and keyword. Data: `../data/airports.json`, see
 * `../data/ATTRIBUTION.md`.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { fold } from '#contract/turkish-text.ts'
import { distanceKm } from '#server/supply/distance.ts'
import type { SupplyAirport } from './flight-supply.ts'

/**
 * A row of the airports file: code, name tr, name en, city tr, city en, country, latitude, longitude, zone index,
 * importance, other search words.
 */
type Row = [string, string, string, string, string, string, number, number, number, number, string]
const rowTypes = [
  'string',
  'string',
  'string',
  'string',
  'string',
  'string',
  'number',
  'number',
  'number',
  'number',
  'string',
]
/**
 * Whether a value is a row of the airports file. A hand-written check is used, because a tuple schema would noticeably
 * slow down the server's start.
 */
const isRow = (row: unknown): row is Row =>
  Array.isArray(row) && row.length === rowTypes.length && rowTypes.every((type, i) => typeof row[i] === type)

const text = z.string()
const AirportFile = z.object({
  zones: z.array(text),
  countries: z.record(text, z.tuple([text, text])),
  airports: z.array(z.custom<Row>(isRow)),
})

/** An airport with its search texts, which are in lower case without diacritics (`fold`). */
interface Entry {
  airport: SupplyAirport
  importance: number
  code: string
  /**
   * Search text with the names of the airport's city, and other search words. Each of these names and words is preceded
   * by `| `, so that a search can find those that begin with a keyword.
   */
  cities: string
  /** Search text with the airport's code, the names of its city, other search words, and the names of the airport. */
  words: string
  /** Search text with the names of the airport's country in Turkish and English. */
  countries: string
}

const entries: Entry[] = []
const byIdMap = new Map<number, SupplyAirport>()
const byCodeMap = new Map<string, SupplyAirport>()
const importanceOf = new Map<string, number>()
load()

function load(): void {
  const file = AirportFile.parse(JSON.parse(readFileSync(new URL('../data/airports.json', import.meta.url), 'utf8')))
  const countryKeys = new Map(
    Object.entries(file.countries).map(([code, names]) => [code, ` ${names.map(fold).join(' ')}`] as const),
  )
  for (const [
    code,
    nameTr,
    nameEn,
    cityTr,
    cityEn,
    country,
    latitude,
    longitude,
    zone,
    importance,
    also,
  ] of file.airports) {
    const airport: SupplyAirport = {
      id: Number.parseInt(code, 36),
      code,
      name: { tr: nameTr, en: nameEn },
      city: { tr: cityTr, en: cityEn },
      country_code: country,
      latitude,
      longitude,
      timezone: file.zones[zone] ?? 'UTC',
    }
    const cities = `| ${[cityTr, ...(cityEn === cityTr ? [] : [cityEn]), ...(also ? also.split(',') : [])].map(fold).join('| ')}`
    // The search text of an airport outside Türkiye has the airport's English name but not the Turkish one. It also has
    // 'bolgesel' if the Turkish name has 'Bölgesel' (regional). The rest of the Turkish name is not needed: it differs
    // from the English name only in 'Havalimanı' and 'Uluslararası', which searches ignore.
    const regional = nameTr.includes('Bölgesel') ? ' bolgesel' : ''
    const names = country === 'TR' ? `${fold(nameTr)} ${fold(nameEn)}` : `${fold(nameEn)}${regional}`
    const countries = countryKeys.get(country) ?? ''
    entries.push({
      airport,
      importance,
      code: code.toLowerCase(),
      cities,
      words: ` ${code.toLowerCase()}${cities} ${names}`,
      countries,
    })
    byIdMap.set(airport.id, airport)
    byCodeMap.set(code, airport)
    importanceOf.set(code, importance)
  }
  const home = byCodeMap.get('IST')
  const away = new Map(entries.map(({ airport }) => [airport, home ? distanceKm(home, airport) : 0]))
  entries.sort((a, b) => b.importance - a.importance || (away.get(a.airport) ?? 0) - (away.get(b.airport) ?? 0))
}

const resultLimit = 20
/**
 * Generic words that searches ignore: 'Heathrow Havalimanı' is searched for as 'heathrow'. They are in lower case
 * without diacritics (`fold`).
 */
// oxfmt-ignore
const everyAirport = [
  'havalimani', 'havaalani', 'havalimanlari', 'uluslararasi', 'tum', 'airport', 'airports', 'international', 'all',
]

/**
 * Returns the rank of an airport's match with a keyword in lower case without diacritics (`fold`): from 0, a match of
 * its code, to 5, a match of its country; 6 is no match.
 */
function rank(entry: Entry, key: string, parts: string[]): number {
  if (entry.code === key) return 0
  if (entry.words.includes(key)) {
    if (key.length === 3 && `${entry.cities}|`.includes(`| ${key}|`)) return 1
    if (entry.cities.includes(`| ${key}`)) return 2
    return entry.words.includes(` ${key}`) ? 3 : 4
  }
  if (entry.countries.includes(` ${key}`)) return 5
  if (
    parts.length > 1 &&
    parts.every((part) => entry.words.includes(` ${part}`) || entry.countries.includes(` ${part}`))
  )
    return 4
  return 6
}

/**
 * Returns at most 20 airports that match a keyword, best match first. Matches rank in this order:
 * - the airport's code
 * - the city's code
 * - the beginning of the city's name, or of an entry in the airports file's column 'other search words'
 * - the beginning of the airport's code, of a later word of such a name or entry, or of any word of the airport's name
 * - any other part of these texts
 * - the country
 * Equal matches rank by importance, then by distance from Istanbul. Case and Turkish diacritics are ignored; an empty
 * keyword matches nothing.
 */
export function searchAirports(keyword: string): SupplyAirport[] {
  const typed = fold(keyword.slice(0, 80)).split(' ')
  const telling = typed.filter((word) => !everyAirport.includes(word))
  const found = matching(telling.length > 0 ? telling : typed)
  const last = telling.at(-1) ?? ''
  // If nothing is found and the last word of the keyword may be the beginning of a generic word, such as 'airport', the
  // search ignores this last word.
  if (found.length > 0 || telling.length < 2 || !everyAirport.some((word) => word.startsWith(last))) return found
  return matching(telling.slice(0, -1))
}

function matching(parts: string[]): SupplyAirport[] {
  const key = parts.join(' ')
  if (key === '') return []
  const ranked: SupplyAirport[][] = [[], [], [], [], [], []]
  for (const entry of entries) ranked[rank(entry, key, parts)]?.push(entry.airport)
  return ranked.flat().slice(0, resultLimit)
}

/** Returns all airports, busiest first. */
export const allAirports = (): SupplyAirport[] => entries.map(({ airport }) => airport)

export const airportById = (id: number): SupplyAirport | undefined => byIdMap.get(id)
/** Returns the airport with this upper-case IATA code. */
export const airportByCode = (code: string): SupplyAirport | undefined => byCodeMap.get(code)
/**
 * Returns the importance of an airport: a greater number is a busier airport for the Turkish market; 0 for an unknown
 * code.
 */
export const airportImportance = (code: string): number => importanceOf.get(code) ?? 0
/**
 * Returns the suggestions of an airport picker without a keyword: Türkiye's busiest airports, then the best-known ones
 * abroad.
 */
export const popularAirports = (): SupplyAirport[] =>
  ['IST', 'SAW', 'ESB', 'ADB', 'AYT', 'COV', 'BJV', 'DLM', 'TZX', 'GZT', 'LHR', 'BER'].flatMap(
    (code) => byCodeMap.get(code) ?? [],
  )
