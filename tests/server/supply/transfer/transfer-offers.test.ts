// @vitest-environment node
import { existsSync, statSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTransferInventory } from '#server/supply/transfer/transfer-inventory.ts'
import { largestParty } from '#server/supply/transfer/transfer-parties.ts'
import type { TransferOffer } from '#server/supply/transfer/transfer-supply.ts'
import { classNames, vehicleKinds } from '#server/supply/transfer/transfer-vehicles.ts'
import { vendors } from '#server/supply/transfer/transfer-vendors.ts'
import { airports, anyQuery, at, day, now, place, query, search, transfers, ways } from './transfer-support.ts'

const isShared = ({ typeCode }: TransferOffer) => typeCode === 1

describe('vendors and vehicles', () => {
  test('are a dozen vendors with names, numbers and characters of their own', () => {
    expect(vendors).toHaveLength(12)
    expect(new Set(vendors.map(({ shown }) => shown.name)).size).toBe(12)
    expect(new Set(vendors.map(({ phone }) => phone)).size).toBe(12)
    for (const { phone } of vendors) expect(phone).toMatch(/^\+90 508 \d{3} \d{2} \d{2}$/)
  })

  test('have a picture for every class, of 8 KB at most', () => {
    const images = new Set([...vehicleKinds.values()].map(({ shown }) => shown.image))
    expect(images.size).toBe(Object.keys(classNames).length)
    for (const image of images) {
      const file = new URL(`../../../../public${image}`, import.meta.url)
      expect(existsSync(file)).toBe(true)
      expect(statSync(file).size).toBeLessThan(8192)
    }
  })
})

describe('offers', () => {
  test('take the party and its baggage, all vehicles together', () => {
    let several = 0
    fc.assert(
      fc.property(anyQuery, (asked) => {
        for (const { capacity, vehicle, count, typeCode, stock, rides } of transfers.search(asked, now)) {
          expect(capacity.seats).toBe(vehicle.seats * count)
          expect(capacity.bigLuggage).toBe(vehicle.bigLuggage * count)
          expect(capacity.luggage).toBe(vehicle.luggage * count)
          expect(capacity.seats).toBeGreaterThanOrEqual(asked.passengers)
          expect(capacity.bigLuggage + capacity.luggage).toBeGreaterThanOrEqual(asked.baggage)
          if (count > 1) several += 1
          // One vehicle fewer could not carry the party and its baggage.
          const fewer = count - 1
          expect(
            fewer * vehicle.seats < asked.passengers ||
              fewer * (vehicle.bigLuggage + vehicle.luggage) < asked.baggage ||
              count === 1,
          ).toBe(true)
          expect(rides).toHaveLength(asked.return ? 2 : 1)
          for (const { wanted } of stock) expect(wanted).toBe(typeCode === 1 ? asked.passengers : count)
        }
      }),
    )
    expect(several).toBeGreaterThan(0)
  })

  test('of several vehicles are made where no single one of the vendor takes the party', () => {
    const [small] = search('AYT > Belek', { passengers: 2, baggage: 2 })
    expect(small?.count).toBe(1)
    const large = search('AYT > Belek', { passengers: 60, baggage: 25, pickUp: at('2027-03-02', '12:00') })
    expect(large.length).toBeGreaterThan(2)
    for (const { count } of large) expect(count).toBeGreaterThan(1)
    const group = search('AYT > Belek', { passengers: 20, baggage: 20, pickUp: at('2027-03-02', '12:00') })
    const byVendor = Map.groupBy(group, ({ vendor }) => vendor.id)
    for (const [, offers] of byVendor) expect(new Set(offers.map(({ count }) => count === 1)).size).toBe(1)
  })

  test('are found again by their key, the same at the same instant', () => {
    const again = createTransferInventory()
    fc.assert(
      fc.property(anyQuery, (asked) => {
        const offers = transfers.search(asked, now)
        expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length)
        for (const offer of offers) {
          expect(offer.key).toMatch(/^[\w-]+$/)
          expect(again.offer(offer.key, now)?.offer).toEqual(offer)
        }
      }),
    )
  })

  test('are at least twelve for two people at noon, from every airport to eight places or more', () => {
    const few: string[] = []
    for (const airport of airports) {
      const destinations = transfers.locations.destinations(airport.id, 8)
      for (const destination of destinations) {
        const asked = { ...query('IST > Taksim'), from: airport.id, to: destination.id }
        const found = transfers.search(asked, now).length
        if (found < 12) few.push(`${airport.code} > ${destination.name.tr}: ${found}`)
      }
    }
    expect(few).toEqual([])
  })

  test('come cheapest first and show no vehicle that is far too large', () => {
    for (const way of ways) {
      const totals = search(way).map(({ price }) => price.total)
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      for (const { vehicle, typeCode } of search(way)) if (typeCode === 2) expect(vehicle.seats).toBeLessThanOrEqual(16)
    }
  })

  test('of shuttles leave airports and come back to them, at most two and a half hours after the time asked for', () => {
    const shared = search('AYT > Belek').filter(isShared)
    expect(shared.length).toBeGreaterThan(0)
    for (const { rides, query: named } of shared) {
      const time = rides[0]?.pickUp.time ?? ''
      expect(time >= '12:00' && time <= '14:30').toBe(true)
      expect(named.pickUp.time).toBe(time)
    }
    expect(search('Belek > AYT').some(isShared)).toBe(true)
    expect(search('Belek > Side').some(isShared)).toBe(false)
    // Two shuttle passengers may bring at most four pieces of baggage.
    expect(search('AYT > Belek', { baggage: 5 }).some(isShared)).toBe(false)
    expect(search('AYT > Belek', { return: at('2026-12-18', '10:00') }).find(isShared)?.rides).toHaveLength(2)
  })

  test('of shuttles come back on the same day only after they have arrived', () => {
    const destinations = transfers.locations.destinations(place('AYT').id, 20).map(({ id }) => id)
    const times = fc.record({ out: fc.integer({ min: 10, max: 36 }), stay: fc.integer({ min: 1, max: 10 }) })
    const half = (halves: number) =>
      `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 === 0 ? '00' : '30'}`
    let listed = 0
    fc.assert(
      fc.property(fc.constantFrom(...destinations), times, (to, { out, stay }) => {
        const asked = { ...query('AYT > Belek'), to, pickUp: at(day, half(out)), return: at(day, half(out + stay)) }
        for (const offer of transfers.search(asked, now).filter(isShared)) {
          listed += 1
          const [first, back] = offer.rides
          expect(back?.pickUpAt).toBeGreaterThanOrEqual(first?.arrivesAt ?? Infinity)
          expect(transfers.offer(offer.key, now)?.offer).toEqual(offer)
        }
      }),
    )
    expect(listed).toBeGreaterThan(0)
  })

  test('of shuttles whose return leaves before they arrive can not be named', () => {
    const airport = place('AYT').id
    let named = 0
    for (const { id } of transfers.locations.destinations(airport, 20)) {
      const oneWay = (from: number, to: number) =>
        ['10:00', '12:30'].flatMap((time) =>
          transfers.search({ ...query('AYT > Belek'), from, to, pickUp: at(day, time) }, now).filter(isShared),
        )
      for (const out of oneWay(airport, id))
        for (const back of oneWay(id, airport).filter(({ vendor }) => vendor.id === out.vendor.id)) {
          const arrives = out.rides[0]?.arrivesAt ?? 0
          const leaves = back.rides[0]?.pickUpAt ?? 0
          const stamp = `${back.query.pickUp.date}${back.query.pickUp.time}`.replace(/[-:]/g, '')
          const offer = transfers.offer(out.key.replace('-0-', `-${stamp}-`), now)
          expect(offer !== undefined).toBe(leaves >= arrives)
          if (leaves < arrives) named += 1
        }
    }
    expect(named).toBeGreaterThan(0)
  })

  test('are none for parties, days and ways that are not served', () => {
    expect(search('AYT > Belek', { passengers: largestParty.passengers + 1 })).toEqual([])
    expect(search('AYT > Belek', { baggage: largestParty.baggage + 1 })).toEqual([])
    expect(search('AYT > Belek', { passengers: 0 })).toEqual([])
    expect(search('AYT > Belek', { pickUp: at('2026-11-30', '12:00') })).toEqual([])
    expect(search('AYT > Belek', { pickUp: at('2027-11-02', '12:00') })).toEqual([])
    expect(search('AYT > Belek', { pickUp: at(day, '24:00') })).toEqual([])
    expect(search('AYT > Belek', { return: at(day, '12:10') })).toEqual([])
    expect(search('AYT > Belek', { return: at('2026-12-10', '12:00') })).toEqual([])
    expect(search('IST > AYT')).toEqual([])
    expect(transfers.search({ ...query('AYT > Belek'), to: 9 }, now)).toEqual([])
  })

  test('are sold until some hours before the pick-up', () => {
    const soon = at('2026-12-01', '15:00')
    const own = search('IST > Taksim', { pickUp: soon }).filter((offer) => !isShared(offer))
    expect(own.length).toBeGreaterThan(0)
    for (const { saleEndsAt, rides } of own) {
      expect(saleEndsAt).toBeGreaterThanOrEqual(now.getTime())
      expect(rides[0]?.pickUpAt).toBe(Date.parse('2026-12-01T12:00:00Z'))
    }
    const sooner = search('IST > Taksim', { pickUp: at('2026-12-01', '13:00') })
    expect(sooner.filter((offer) => !isShared(offer))).toEqual([])
  })

  test('keys that nobody made name no offer', () => {
    const key = search('AYT > Belek').find((offer) => !isShared(offer))?.key ?? ''
    const broken = [
      '',
      'x',
      `${key}x`,
      key.replace(/^p/, 's'),
      key.replace(/-2-2$/, '-61-2'),
      key.replace(/-2-2$/, '-02-2'),
      key.replace('20261211', '20261311'),
      key.replace('20261211', '20191211'),
    ]
    for (const other of broken) expect(transfers.offer(other, now)).toBeUndefined()
    expect(transfers.offer(key, now)).toBeDefined()
  })

  test('can be moved to another time, a shuttle to a time at which it leaves', () => {
    const offers = search('AYT > Belek')
    const own = offers.find((offer) => !isShared(offer))
    const shuttle = offers.find(isShared)
    if (!own || !shuttle) throw new Error('no offers')
    const moved = transfers.moved(own.key, [at('2026-12-12', '09:30')], now)?.offer
    expect(moved?.query).toEqual({ ...own.query, pickUp: at('2026-12-12', '09:30') })
    expect(moved?.vehicle).toEqual(own.vehicle)
    expect(transfers.moved(own.key, [], now)).toBeUndefined()
    expect(transfers.moved(own.key, [at('2026-12-12', '09:30'), at('2026-12-13', '09:30')], now)).toBeUndefined()
    expect(transfers.moved(shuttle.key, [at(day, '12:07')], now)).toBeUndefined()
    expect(transfers.moved(shuttle.key, [shuttle.query.pickUp], now)?.offer.key).toBe(shuttle.key)
  })

  test('have extras, child seats first, as many as fit', () => {
    const offer = search('AYT > Belek', { passengers: 3 }).find((one) => !isShared(one))
    const detail = transfers.offer(offer?.key ?? '', now)
    expect(detail?.extras[0]?.name).toEqual({ tr: 'Çocuk koltuğu', en: 'Child seat' })
    expect(detail?.extras[0]?.maxQuantity).toBe(2)
    expect(detail?.extras.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 7])
    for (const { maxQuantity, input } of detail?.extras ?? []) expect(input === 'stepper').toBe(maxQuantity > 1)
    const both = search('AYT > Belek', { passengers: 7, return: at('2026-12-18', '10:00') })
    const van = both.find(({ vehicle }) => vehicle.class === 'minivan')
    const extras = transfers.offer(van?.key ?? '', now)?.extras ?? []
    expect(extras.map(({ id }) => id)).toContain(6)
    for (const { price, pricePerRide } of extras) {
      expect(pricePerRide).toBeGreaterThan(0)
      expect(price).toBe(pricePerRide * 2)
    }
  })
})
