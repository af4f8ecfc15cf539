// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { airportByCode, airportImportance, allAirports } from '#server/supply/flight/airports.ts'
import { cityIdOf, createCities } from '#server/supply/flight/cities.ts'
import type { SupplyCity } from '#server/supply/flight/flight-supply.ts'
import { nothingTaken, now, query, search, supply } from './flight-support.ts'

const found = (keyword: string) => supply.airports.search(keyword).map(({ code, name }) => code || name.tr)

function city(of: string): SupplyCity {
  const place = supply.airports.byId(cityIdOf(airportByCode(of)?.id ?? 0))
  if (!place || !('airports' in place)) throw new Error(`${of} is in no city`)
  return place
}
const codesOf = (of: string) => city(of).airports.map(({ code }) => code)

describe('a city', () => {
  it.each([
    ['IST', ['IST', 'SAW']],
    ['LHR', ['LHR', 'LGW', 'STN']],
    ['JFK', ['JFK', 'EWR']],
    ['CDG', ['CDG', 'ORY']],
  ])('of %s has the airports near it', (of, codes) => {
    expect(codesOf(of)).toEqual(expect.arrayContaining(codes))
  })

  it('has no airport without flights, which makes its ID too', () => {
    for (const [of, none] of [
      ['LHR', 'LCY'],
      ['JFK', 'LGA'],
    ] as const) {
      expect(codesOf(of)).not.toContain(none)
      expect(city(none)).toBe(city(of))
    }
    const cities = createCities((code) => ['LHR', 'LGW', 'SVO', 'DME'].includes(code))
    const near = (code: string) => cities.byId(cityIdOf(airportByCode(code)?.id ?? 0))?.airports.map((one) => one.code)
    expect(near('STN')).toEqual(['LHR', 'LGW'])
    expect(near('VKO')).toEqual(expect.arrayContaining(['SVO', 'DME']))
  })

  it('has no airport of another place of that name, nor one far away', () => {
    const cities = createCities(() => true)
    const near = (code: string) => {
      const airport = airportByCode(code)
      return cities.byId(cityIdOf(airport?.id ?? 0))?.airports.map((one) => one.code)
    }
    expect(near('CMH')).toEqual(['CMH', 'LCK'])
    expect(near('PDX')).toBeUndefined()
    expect(near('AYT')).toBeUndefined()
  })

  it('is there only where several of its airports have flights', () => {
    expect(supply.airports.byId(cityIdOf(airportByCode('DXB')?.id ?? 0))).toBeUndefined()
    expect(supply.airports.byId(cityIdOf(airportByCode('ESB')?.id ?? 0))).toBeUndefined()
  })

  it('is known by the ID that each of its airports makes, which is that of no airport', () => {
    const airports = new Set(allAirports().map(({ id }) => id))
    expect(supply.airports.byId(cityIdOf(airportByCode('SAW')?.id ?? 0))).toBe(city('IST'))
    expect(allAirports().some(({ id }) => airports.has(cityIdOf(id)))).toBe(false)
  })
})

describe('the keyword search', () => {
  it('puts a city before its airports, and one airport alone without it', () => {
    expect(found('istanbul')).toEqual(['İstanbul, tüm havalimanları', 'IST', 'SAW'])
    expect(found('Londra').slice(0, 3)).toEqual(['Londra, tüm havalimanları', 'LHR', 'LGW'])
    expect(found('ankara')).toEqual(['ESB'])
    expect(found('sabiha')).toEqual(['SAW'])
  })

  it('puts the airport with the typed code first', () => {
    expect(found('ist').slice(0, 3)).toEqual(['IST', 'İstanbul, tüm havalimanları', 'SAW'])
  })

  it.each([
    ['NYC', 'New York'],
    ['mow', 'Moscow'],
    ['TYO', 'Tokyo'],
    ['LON', 'London'],
    ['PAR', 'Paris'],
    ['MIL', 'Milan'],
  ])('finds the city with the code %s first', (code, name) => {
    expect(supply.airports.search(code)[0]).toMatchObject({ code: '', city: { en: name } })
  })

  it('finds a city by its name as it is chosen, in both languages', () => {
    expect(found('İstanbul, tüm havalimanları')[0]).toBe('İstanbul, tüm havalimanları')
    expect(found('London, all airports')[0]).toBe('Londra, tüm havalimanları')
  })

  it('finds with each beginning of a keyword what the keyword finds', () => {
    const keywords = ['İstanbul, tüm havalimanları', 'Heathrow Havalimanı', 'new york all airports']
    for (const keyword of keywords) {
      const lengths = Array.from({ length: keyword.length - 2 }, (_, index) => index + 3)
      const [first = ''] = found(keyword)
      for (const length of lengths) expect(found(keyword.slice(0, length))).toContain(first)
    }
  })

  it('puts the nearer of equally popular airports first', () => {
    expect(airportImportance('SCQ')).toBe(airportImportance('SCL'))
    expect(found('santiago').slice(0, 2)).toEqual(['SCQ', 'SCL'])
  })

  it('finds no place twice, the airports of a city next to each other and behind a city', () => {
    const beginning = fc
      .tuple(fc.constantFrom(...allAirports()), fc.integer({ min: 3, max: 12 }))
      .map(([airport, length]) => airport.city.tr.slice(0, length))
    fc.assert(
      fc.property(beginning, (keyword) => {
        const places = supply.airports.search(keyword)
        expect(places.length).toBeLessThanOrEqual(20)
        expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
        for (const place of places) {
          if (!('airports' in place)) continue
          const own = places.flatMap((one, index) =>
            one === place || place.airports.some(({ id }) => id === one.id) ? index : [],
          )
          expect((own.at(-1) ?? 0) - (own[0] ?? 0)).toBe(own.length - 1)
        }
      }),
    )
  })
})

describe('a search of a city', () => {
  const day = '2026-12-10'
  const ids = { from: city('IST').id, to: city('LHR').id }
  const pairs = (from: readonly string[], to: readonly string[]) => from.flatMap((a) => to.map((b) => `${a}-${b}`))
  const keys = (offers: { itinerary: { key: string } }[]) => offers.map(({ itinerary }) => itinerary.key)

  it('finds the flights of all its airports, each once', () => {
    const all = supply.search({ ...query('IST-ESB', day), ...ids }, now, nothingTaken)
    const each = pairs(codesOf('IST'), codesOf('LHR')).flatMap((route) => search(route, day))
    expect(keys(all).toSorted()).toEqual(keys(each).toSorted())
    expect(new Set(keys(all)).size).toBe(all.length)
    expect(new Set(all.map(({ itinerary }) => itinerary.flights[0]?.from.code))).toEqual(new Set(['IST', 'SAW']))
    const prices = all.map(({ fares }) => fares[0]?.total ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('asks for the seats of all their flights', () => {
    const one = { ...query('IST-ESB', day), from: ids.from }
    expect(supply.flightKeys(one).toSorted()).toEqual(
      ['IST-ESB', 'SAW-ESB'].flatMap((route) => supply.flightKeys(query(route, day))).toSorted(),
    )
  })

  it('pairs packages of its airports, each pair once', () => {
    const pairsFound = supply.searchPackaged({ ...query('IST-ESB', day), ...ids }, '2026-12-17', now, nothingTaken)
    const keysFound = pairsFound.map((pair) => `${pair.departure.key} ${pair.return.key}`)
    expect(pairsFound.length).toBeGreaterThan(10)
    expect(new Set(keysFound).size).toBe(keysFound.length)
    for (const { departure, return: back } of pairsFound) {
      expect(codesOf('IST')).toContain(departure.flights[0]?.from.code)
      expect(codesOf('LHR')).toContain(departure.flights.at(-1)?.to.code)
      expect(codesOf('LHR')).toContain(back.flights[0]?.from.code)
      expect(codesOf('IST')).toContain(back.flights.at(-1)?.to.code)
    }
  })
})

it('popular places have each city before its airports, none twice', () => {
  const popular = supply.airports.popular()
  expect(popular.slice(0, 3).map(({ code, name }) => code || name.en)).toEqual(['Istanbul, all airports', 'IST', 'SAW'])
  expect(new Set(popular.map(({ id }) => id)).size).toBe(popular.length)
})
