// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allPlaces, placeById } from '#server/supply/transfer/transfer-places.ts'
import { drivingMinutes, roadKm, servedWay } from '#server/supply/transfer/transfer-roads.ts'
import type { TransferLocation } from '#server/supply/transfer/transfer-supply.ts'
import { airports, place, transfers } from './transfer-support.ts'

const names = (keyword: string) => transfers.locations.search(keyword).map(({ name }) => name.tr)
const anyPlace = fc.constantFrom(...allPlaces())

describe('places', () => {
  test('are airports, ports, terminals, centres, districts, sights and resorts, each with one id', () => {
    const kinds = new Map<string, number>()
    for (const { shown } of allPlaces()) kinds.set(shown.kind, (kinds.get(shown.kind) ?? 0) + 1)
    expect(kinds.get('airport')).toBe(51)
    expect(kinds.get('centre')).toBe(81)
    expect(kinds.get('terminal')).toBeGreaterThan(130)
    expect(kinds.get('district')).toBeGreaterThan(750)
    expect(kinds.get('hotels')).toBeGreaterThan(90)
    expect(kinds.get('area')).toBeGreaterThan(45)
    expect(kinds.get('port')).toBeGreaterThan(18)
    expect(new Set(allPlaces().map(({ shown }) => shown.id)).size).toBe(allPlaces().length)
  })

  test('lie in Türkiye, each near the centre of its province', () => {
    const centres = new Map(
      allPlaces().flatMap((one) => (one.shown.kind === 'centre' ? [[one.plate, one] as const] : [])),
    )
    for (const one of allPlaces()) {
      const { latitude, longitude, address, city } = one.shown
      expect(latitude).toBeGreaterThan(35.8)
      expect(latitude).toBeLessThan(42.2)
      expect(longitude).toBeGreaterThan(25.6)
      expect(longitude).toBeLessThan(44.9)
      expect(address).toContain(city.tr)
      const centre = centres.get(one.plate)
      // The longest distances to a provincial centre are in Konya, Antalya and Sivas, which are large provinces.
      expect(centre && one !== centre ? roadKm(one, centre) : 0).toBeLessThan(260)
    }
  })

  test('are no islands', () => {
    expect(names('bozcaada')).toEqual(['Geyikli İskelesi'])
    expect(names('gökçeada')).toEqual([])
  })

  test('are found whatever the case and the Turkish letters, airports first', () => {
    for (const keyword of ['İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul'])
      expect(names(keyword).slice(0, 2)).toEqual(['İstanbul Havalimanı', 'Sabiha Gökçen Uluslararası Havalimanı'])
    expect(names('ist')[0]).toBe('İstanbul Havalimanı')
    expect(names('SAW')[0]).toBe('Sabiha Gökçen Uluslararası Havalimanı')
    expect(names('antalya belek')[0]).toBe('Belek')
    expect(names('kaş')[0]).toBe('Kaş')
    expect(names('kaş').some((name) => name.startsWith('Kastamonu'))).toBe(true)
    expect(names('bodrum')[0]).toBe('Bodrum')
    expect(names('is')).toEqual([])
    expect(names('zzzzz')).toEqual([])
  })

  test('are found by their English names and by what places of their kind are called', () => {
    expect(names('antalya airport')[0]).toBe('Antalya Havalimanı')
    expect(names('cappadocia').slice(0, 2)).toEqual(['Kapadokya Havalimanı', 'Göreme'])
    expect(names('ephesus')).toContain('Efes')
    expect(names('kaleici old town')).toEqual(['Kaleiçi'])
    expect(names('kusadasi cruise port')).toEqual(['Kuşadası Limanı'])
    expect(names('bodrum bus terminal')).toEqual(['Muğla Bodrum Otogarı'])
    expect(names('hotel')).not.toHaveLength(0)
    expect(names('antakya')).toContain('Hatay Şehir Merkezi')
  })

  test('are found by every beginning of what finds them: a longer keyword never finds more', () => {
    const beginnings = ({ name }: TransferLocation) =>
      [name.tr, name.en].flatMap((text) => [3, 4, 5, 6, 8, 10, 13, 17, 22].map((length) => text.slice(0, length)))
    const found = (keyword: string) => transfers.locations.search(keyword).length > 0
    const typed = allPlaces().flatMap(({ shown }) => beginnings(shown))
    const lost = new Set(typed.filter((keyword) => keyword.length >= 3))
    for (const keyword of lost) if (found(keyword)) lost.delete(keyword)
    expect([...lost]).toEqual([])
    fc.assert(
      fc.property(anyPlace, ({ shown }) => {
        const ids = [shown.name.tr, shown.name.en].map((name) =>
          transfers.locations.search(`${name} ${shown.city.tr}`).map(({ id }) => id),
        )
        for (const list of ids) expect(list).toContain(shown.id)
      }),
    )
  })

  test('near a coordinate come nearest first, by id and by code one by one', () => {
    const near = transfers.locations.near({ latitude: 36.8625, longitude: 31.055 }, 5)
    expect(near.map(({ name }) => name.tr)[0]).toBe('Belek')
    expect(near).toHaveLength(5)
    expect(transfers.locations.near({ latitude: 52.5, longitude: 13.4 }, 5)).toEqual([])
    expect(transfers.locations.byId(place('IST').id)?.code).toBe('IST')
    expect(transfers.locations.byId(1)).toBeUndefined()
    expect(transfers.locations.byCode('LHR')).toBeUndefined()
    expect(transfers.locations.popular()).toHaveLength(14)
  })
})

describe('roads', () => {
  test('are as long and take as long both ways, and are no shorter than the straight line', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        expect(roadKm(a, b)).toBe(roadKm(b, a))
        const km = roadKm(a, b)
        const minutes = drivingMinutes(a, b, km)
        expect(minutes).toBe(drivingMinutes(b, a, km))
        expect(minutes % 5).toBe(0)
        if (km > 20) expect(minutes).toBeGreaterThan((km / 84) * 60)
        const served = servedWay(a, b)
        if (served !== undefined) expect(served).toBeGreaterThanOrEqual(2)
        expect(served ?? 0).toBeLessThanOrEqual(300)
      }),
    )
  })

  test('are as long as the real ones, give or take a quarter', () => {
    const real: [string, string, number][] = [
      ['IST', 'Taksim', 42],
      ['SAW', 'Sultanahmet', 47],
      ['AYT', 'Belek', 32],
      ['AYT', 'Side', 64],
      ['AYT', 'Alanya', 125],
      ['DLM', 'Marmaris', 92],
      ['BJV', 'Bodrum', 36],
      ['ADB', 'Çeşme', 95],
      ['ADB', 'Kuşadası', 72],
      ['NAV', 'Göreme', 40],
      ['ESB', 'Kızılay', 30],
      ['BJV', 'Datça', 190],
      // These routes lead over bridges and around gulfs.
      ['IST', 'Yalova Şehir Merkezi', 120],
      ['Çanakkale Şehir Merkezi', 'Eceabat', 90],
      ['Çanakkale Şehir Merkezi', 'Lapseki', 35],
      ['Ayvalık', 'Assos', 115],
      ['BJV', 'Didim Altınkum', 80],
      ['Foça', 'Urla', 95],
    ]
    for (const [from, to, kilometres] of real) {
      const [a, b] = [placeById(place(from).id), placeById(place(to).id)]
      if (!a || !b) throw new Error('unknown place')
      const error = Math.abs(roadKm(a, b) / kilometres - 1)
      expect(error, `${from} – ${to}: ${roadKm(a, b)} km`).toBeLessThan(0.25)
    }
  })

  test('lead from every airport to eight places or more within reach', () => {
    for (const { id } of airports) expect(transfers.locations.destinations(id, 8)).toHaveLength(8)
    expect(transfers.locations.destinations(place('AYT').id, 20).map(({ name }) => name.tr)).toContain('Belek')
    expect(transfers.locations.destinations(1, 8)).toEqual([])
  })

  test('of the same place and of places far apart are not served', () => {
    const ist = placeById(place('IST').id)
    const ayt = placeById(place('AYT').id)
    if (!ist || !ayt) throw new Error('unknown place')
    expect(servedWay(ist, ist)).toBeUndefined()
    expect(servedWay(ist, ayt)).toBeUndefined()
  })
})
