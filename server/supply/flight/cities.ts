/** Finds cities with several airports, and groups lists of airports by city. */
import { allAirports } from './airports.ts'
import { distanceKm } from '#server/supply/distance.ts'
import type { SupplyAirport, SupplyCity, SupplyPlace } from './flight-supply.ts'

/**
 * Maximum kilometres from the busiest airport of a city to the city's other airports. Airports farther away belong to
 * another city of the same name, or to none.
 */
const cityKm = 125
/** Number that is added to an airport's ID to make an ID of its city; greater than every ID of an airport. */
const firstCityId = 100_000

/**
 * Returns an ID of the city to which an airport belongs, derived from the airport's ID. Each airport of the city gives
 * a different ID; `byId` finds the city by any of them.
 */
export const cityIdOf = (airportId: number): number => firstCityId + airportId

interface Cities {
  byId: (id: number) => SupplyCity | undefined
  /**
   * Returns the airports that an ID stands for: all airports of a city, or a single airport; empty for an unknown ID.
   */
  airportsOf: (id: number) => readonly SupplyAirport[]
  /**
   * Groups the given airports by city; a group may lack some airports of its city. The groups are in the order of their
   * first given airports. The city itself comes before its airports if three conditions are met: the group has several
   * airports, the city has at least two airports with flights, and one of these is in the group. In such a group,
   * airports without flights come last. Exception: if the first given airport of such a group has the code `code`, it
   * comes first, even before the city.
   */
  grouped: (airports: readonly SupplyAirport[], code?: string) => SupplyPlace[]
  /** Returns the airports in their given order, with each city before the first of its airports. */
  introduced: (airports: readonly SupplyAirport[]) => SupplyPlace[]
}

/**
 * Finds the cities with at least two airports that have flights; `served` says whether an airport has flights. Airports
 * without flights do not count as airports of the city.
 */
export function createCities(served: (code: string) => boolean): Cities {
  const clusters = clustersOf(allAirports())
  const airportById = new Map(allAirports().map((airport) => [airport.id, airport]))
  const cities = new Map<SupplyAirport, SupplyCity>()
  const byIds = new Map<number, SupplyCity>()
  for (const airports of new Set(clusters.values())) {
    const own = airports.filter(({ code }) => served(code))
    const city = own.length > 1 ? cityOf(own) : undefined
    if (!city) continue
    for (const airport of own) cities.set(airport, city)
    // The ID of a city is derived from its busiest airport. The IDs derived from its other airports find the city, too,
    // so that old links stay valid when another airport becomes the busiest.
    for (const { id } of airports) byIds.set(cityIdOf(id), city)
  }

  const grouped = (airports: readonly SupplyAirport[], code?: string): SupplyPlace[] => {
    const groups = new Map<readonly SupplyAirport[], SupplyAirport[]>()
    for (const airport of airports) {
      const cluster = clusters.get(airport) ?? [airport]
      groups.set(cluster, [...(groups.get(cluster) ?? []), airport])
    }
    return [...groups.values()].flatMap((group) => {
      const [first, ...others] = group
      const city = group.map((airport) => cities.get(airport)).find(Boolean)
      if (!first || !city || others.length === 0) return group
      const isOwn = (airport: SupplyAirport) => cities.has(airport)
      const ordered = (some: SupplyAirport[]) => [...some.filter(isOwn), ...some.filter((one) => !isOwn(one))]
      return first.code === code ? [first, city, ...ordered(others)] : [city, ...ordered(group)]
    })
  }

  return {
    byId: (id) => byIds.get(id),
    airportsOf(id) {
      const airport = airportById.get(id)
      return airport ? [airport] : (byIds.get(id)?.airports ?? [])
    },
    grouped,
    introduced(airports) {
      const named = new Set<SupplyCity>()
      return airports.flatMap((airport): SupplyPlace[] => {
        const city = cities.get(airport)
        if (!city || named.has(city)) return [airport]
        named.add(city)
        return [city, airport]
      })
    },
  }
}

/** Returns, for each airport, the airports of its city, busiest first. */
function clustersOf(airports: readonly SupplyAirport[]): Map<SupplyAirport, readonly SupplyAirport[]> {
  const byName = new Map<string, SupplyAirport[][]>()
  const clusters = new Map<SupplyAirport, readonly SupplyAirport[]>()
  for (const airport of airports) {
    const name = `${airport.country_code} ${airport.city.en}`
    const known = byName.get(name) ?? []
    byName.set(name, known)
    let cluster = known.find(([busiest]) => busiest && distanceKm(busiest, airport) <= cityKm)
    if (!cluster) known.push((cluster = []))
    cluster.push(airport)
    clusters.set(airport, cluster)
  }
  return clusters
}

function cityOf(airports: readonly SupplyAirport[]): SupplyCity | undefined {
  const [busiest] = airports
  if (!busiest) return undefined
  const { id, city, country_code } = busiest
  const name = { tr: `${city.tr}, tüm havalimanları`, en: `${city.en}, all airports` }
  return { id: cityIdOf(id), code: '', name, city, country_code, airports }
}
