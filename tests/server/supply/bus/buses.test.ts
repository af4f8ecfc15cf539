// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { existsSync } from 'node:fs'
import { dayMilliseconds, hourMilliseconds } from '#contract/milliseconds.ts'
import type { BusTrip } from '#server/supply/bus/bus-supply.ts'
import { companies } from '#server/supply/bus/bus-companies.ts'
import { allCentres, nearby, roadKm, stationById } from '#server/supply/bus/bus-stations.ts'
import { createBusInventory } from '#server/supply/bus/bus-inventory.ts'

const buses = createBusInventory()
const now = new Date('2026-12-01T09:00:00Z')
const day = '2026-12-11'
const [esenler, asti, izotas, antalya, bodrum] = [3401, 601, 3501, 701, 4811]

const search = (from: number, to: number, date = day, alternatives = false) =>
  buses.search({ from, to, date, alternatives }, now)

/** Trips of a few busy and a few quiet routes on two days. */
const sample: BusTrip[] = [day, '2027-07-16'].flatMap((date) => [
  ...search(esenler, asti, date, true),
  ...search(asti, antalya, date, true),
  ...search(izotas, esenler, date, true),
  ...search(bodrum, asti, date, true),
])
const anyTrip = fc.constantFrom(...sample)
const anyDaysBefore = fc.integer({ min: 0, max: 60 })
const before = (trip: BusTrip, days: number) => new Date(trip.departsAt - days * dayMilliseconds - hourMilliseconds)

describe('terminals', () => {
  test('are in every province and in the towns that travellers go to', () => {
    expect(allCentres()).toHaveLength(81)
    // oxfmt-ignore
    const towns = [
      'Bodrum', 'Marmaris', 'Fethiye', 'Alanya', 'Kuşadası', 'Çeşme', 'Datça', 'Kaş', 'Göreme', 'Didim', 'Ayvalık', 'Side',
      'Manavgat', 'Kemer', 'Ürgüp', 'Pamukkale', 'Safranbolu', 'Edremit',
    ]
    for (const town of towns) expect(buses.stations.search(town).map(({ district }) => district)).toContain(town)
  })

  test('are found whatever the case and the Turkish letters, the busiest first', () => {
    for (const keyword of ['istanbul', 'İSTANBUL', 'ISTANBUL', 'ıstanbul'])
      expect(buses.stations.search(keyword).map(({ nameOnly }) => nameOnly.tr)).toEqual([
        'Esenler Otogarı',
        'Alibeyköy Cep Otogarı',
        'Harem Otogarı',
        'Dudullu Otogarı',
      ])
    expect(buses.stations.search('ank')[0]?.name.tr).toBe('Ankara AŞTİ')
    expect(buses.stations.search('aşti')[0]?.city.tr).toBe('Ankara')
    expect(buses.stations.search('bodrum otogarı')[0]?.district).toBe('Bodrum')
    expect(buses.stations.search('aşti bus')[0]?.nameOnly.en).toBe('AŞTİ')
    expect(buses.stations.search('zzzzz')).toEqual([])
    expect(buses.stations.search('otogar')).not.toHaveLength(0)
    expect(buses.stations.popular()).toHaveLength(12)
  })

  test('are found last by what any terminal is called', () => {
    const found = buses.stations.search('bu')
    // First come the terminals whose city or district begins with 'bu', then those with 'bu' inside a name: four in
    // İstanbul, one in Bayburt and two in Karabük.
    expect(found.slice(0, 3).map(({ nameOnly }) => nameOnly.tr)).toEqual([
      'Bursa Terminali',
      'Burdur Otogarı',
      'Burhaniye Otogarı',
    ])
    expect(new Set(found.slice(3, 10).map(({ city }) => city.tr))).toEqual(new Set(['İstanbul', 'Bayburt', 'Karabük']))
    expect(found).toHaveLength(20)
    expect(buses.stations.search('bu te')[0]?.city.tr).toBe('Bursa')
    expect(buses.stations.search('muğla otogarı')[0]?.nameOnly.tr).toBe('Muğla Otogarı')
  })

  test('are found by the names that they are shown with, and by every beginning of those', () => {
    for (const { name, nameOnly, id } of buses.stations.popular())
      for (const shown of [name.tr, name.en, nameOnly.tr, nameOnly.en])
        for (let length = 3; length <= shown.length; length += 1) {
          const found = buses.stations.search(shown.slice(0, length))
          if (length === shown.length) expect(found.map((station) => station.id)).toContain(id)
          else expect(found).not.toHaveLength(0)
        }
  })

  test('are as far apart one way as the other, and never nearer than the straight line', () => {
    const anyStation = fc.constantFrom(...allCentres())
    fc.assert(
      fc.property(anyStation, anyStation, (a, b) => {
        expect(roadKm(a, b)).toBe(roadKm(b, a))
        expect(roadKm(a, b)).toBeLessThan(2500)
      }),
    )
    const [one, other] = [stationById(esenler), stationById(asti)]
    if (!one || !other) throw new Error('no terminals')
    expect(roadKm(one, other)).toBeGreaterThan(400)
    expect(roadKm(one, other)).toBeLessThan(500)
    expect(nearby(one).map(({ shown }) => shown.id)).toEqual([3401, 3402, 3403, 3404])
  })
})

describe('companies', () => {
  test('are a dozen with a mark, both layouts and every feature among them', () => {
    expect(companies).toHaveLength(12)
    expect(new Set(companies.map(({ shown }) => shown.name)).size).toBe(12)
    expect(new Set(companies.map(({ seatType }) => seatType))).toEqual(new Set(['2+1', '2+2']))
    expect(new Set(companies.flatMap(({ features }) => features)).size).toBe(5)
    for (const { shown } of companies)
      expect(existsSync(new URL(`../../../../public${shown.logo}`, import.meta.url))).toBe(true)
  })
})

describe('trips', () => {
  test('are the same on every start, and each is found by its key', () => {
    const again = createBusInventory()
    expect(again.search({ from: esenler, to: asti, date: day, alternatives: true }, now)).toEqual(
      search(esenler, asti, day, true),
    )
    for (const trip of sample) expect(again.trip(trip.key)).toEqual(trip)
    expect(new Set(sample.map(({ key }) => key)).size).toBe(sample.length)
  })

  test('leave on the day that was asked for, also after midnight, and arrive after it by their duration', () => {
    for (const trip of search(esenler, antalya, day, true)) {
      expect(trip.departureDate).toBe(day)
      expect(trip.departsAt).toBe(Date.parse(`${day}T${trip.departureTime}:00+03:00`))
      expect(trip.arrivesAt - trip.departsAt).toBe(trip.duration * 60_000)
      if (trip.arrivalDate !== null)
        expect(Date.parse(`${trip.arrivalDate}T${trip.arrivalTime}:00+03:00`)).toBe(trip.arrivesAt)
    }
    const night = sample.filter(({ departureTime }) => departureTime < '02:00')
    expect(night.length).toBeGreaterThan(0)
    expect(sample.some(({ departureTime }) => departureTime === '00:00')).toBe(false)
  })

  test('take the road at 70 km/h and a break every few hours', () => {
    for (const trip of sample) {
      const [from, to] = [stationById(trip.from.id), stationById(trip.to.id)]
      if (!from || !to) throw new Error('unknown terminal')
      const moving = (roadKm(from, to) / 70) * 60
      expect(trip.duration).toBeGreaterThan(moving - 5)
      expect(trip.duration).toBeLessThan(moving + 5 + 30 * 8)
      expect(trip.hasBreak).toBe(trip.duration - moving > 20)
    }
  })

  test('some do not say when they arrive', () => {
    const silent = sample.filter(({ arrivalTime }) => arrivalTime === null)
    expect(silent.length).toBeGreaterThan(0)
    expect(silent.length).toBeLessThan(sample.length / 2)
    for (const { arrivalDate } of silent) expect(arrivalDate).toBeNull()
  })

  test('between the other terminals come with the alternatives alone', () => {
    const plain = search(esenler, asti)
    expect(new Set(plain.map(({ from }) => from.id))).toEqual(new Set([esenler]))
    const more = search(esenler, asti, day, true)
    expect(new Set(more.map(({ from }) => from.id))).toEqual(new Set([3401, 3402, 3403, 3404]))
    for (const { key } of plain) expect(more.some((trip) => trip.key === key)).toBe(true)
  })

  test('are more on Fridays and in summer, none between far provinces without a hub', () => {
    const count = (date: string) => search(esenler, antalya, date, true).length
    expect(count('2027-07-16')).toBeGreaterThan(count('2026-12-15'))
    expect(search(801, bodrum)).toEqual([])
  })

  test('are not sold within half an hour of departure, yesterday or after eleven months', () => {
    const [first] = search(esenler, asti, '2026-12-02')
    if (!first) throw new Error('no trips')
    const at = (minutes: number) => first.departsAt - minutes * 60_000 <= buses.saleEndsAt(first)
    expect([at(31), at(30), at(29), at(-1)]).toEqual([true, true, false, false])
    expect(search(esenler, asti, '2026-11-30')).toEqual([])
    expect(search(esenler, asti, '2027-11-02')).toEqual([])
    expect(search(esenler, asti, '2027-11-01')).not.toEqual([])
    expect(search(esenler, 9999)).toEqual([])
    expect(search(esenler, esenler)).toEqual([])
  })

  test('stop in order on the way, and stand at one stop if they have a break', () => {
    for (const trip of sample.slice(0, 60)) {
      const stops = buses.stops(trip)
      const instants = stops.map(({ date, time }) => Date.parse(`${date}T${time}:00+03:00`))
      expect(instants).toEqual(instants.toSorted((a, b) => a - b))
      for (const instant of instants) {
        expect(instant).toBeGreaterThan(trip.departsAt)
        expect(instant).toBeLessThan(trip.arrivesAt)
      }
      if (!trip.hasBreak) expect(stops.every(({ minutes }) => minutes === 0)).toBe(true)
    }
  })

  test('keys that nobody made name no trip', () => {
    for (const key of ['', 'x', '1-3401-601-20261211', '1-3401-601-99999999-0915', `${sample[0]?.key}x`])
      expect(buses.trip(key)).toBeUndefined()
  })
})

describe('seats', () => {
  test('are 40 in rows of three, 46 in rows of four; pairs are mutual and on one side of the aisle', () => {
    for (const [type, count] of [
      ['2+1', 40],
      ['2+2', 46],
    ] as const) {
      const { rows, seats, pairOf } = buses.layout(type)
      expect(seats).toEqual(Array.from({ length: count }, (_, index) => index + 1))
      expect(rows.flat().filter((seat) => seat !== null)).toEqual(seats)
      expect(new Set(rows.map((row) => row.length)).size).toBe(1)
      for (const seat of seats) {
        const pair = pairOf(seat)
        if (!pair) continue
        expect(pairOf(pair.beside)).toEqual({ pair: pair.pair, beside: seat })
        const row = rows.find((cells) => cells.includes(seat)) ?? []
        expect(Math.abs(row.indexOf(seat) - row.indexOf(pair.beside))).toBe(1)
      }
    }
    expect(buses.layout('2+1').seats.filter((seat) => !buses.layout('2+1').pairOf(seat))).toHaveLength(14)
  })

  test('once taken elsewhere stay taken, are counted right, and are never the closed ones', () => {
    fc.assert(
      fc.property(anyTrip, anyDaysBefore, fc.integer({ min: 0, max: 30 }), (trip, days, later) => {
        const early = buses.takenElsewhere(trip, before(trip, days + later))
        const late = buses.takenElsewhere(trip, before(trip, days))
        expect(late.slice(0, early.length)).toEqual(early)
        expect(buses.countTaken(trip, before(trip, days))).toBe(late.length)
        const all = new Set([...late.map(({ seat }) => seat), ...buses.closedSeats(trip)])
        expect(all.size).toBe(late.length + buses.closedSeats(trip).length)
        for (const seat of all) expect(buses.layout(trip.seatType).seats).toContain(seat)
      }),
    )
  })

  test('some buses are full on the day, many have few seats, some of them are for nobody', () => {
    const left = sample.map(
      (trip) =>
        buses.layout(trip.seatType).seats.length -
        buses.closedSeats(trip).length -
        buses.countTaken(trip, before(trip, 0)),
    )
    expect(left.some((seats) => seats === 0)).toBe(true)
    expect(left.some((seats) => seats > 0 && seats < 10)).toBe(true)
    expect(left.some((seats) => seats >= 10)).toBe(true)
    const soldTo = new Set(
      sample.flatMap((trip) => buses.takenElsewhere(trip, before(trip, 0))).map((one) => one.soldTo),
    )
    expect(soldTo).toEqual(new Set(['M', 'F', 'CS']))
  })
})

describe('prices', () => {
  test('are whole tens of lira, rise with the way and do not move within a day', () => {
    fc.assert(
      fc.property(anyTrip, anyDaysBefore, (trip, days) => {
        const price = buses.price(trip, before(trip, days))
        expect(price % 1000).toBe(0)
        expect(price).toBeGreaterThanOrEqual(15_000)
        expect(buses.price(trip, new Date(before(trip, days).getTime() - 1000))).toBeGreaterThan(price * 0.8)
      }),
    )
    const cheapest = (trips: BusTrip[]) => Math.min(...trips.map((trip) => buses.price(trip, now)))
    expect(cheapest(search(esenler, antalya))).toBeGreaterThan(cheapest(search(esenler, asti)))
  })
})
