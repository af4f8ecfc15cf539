// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vatIn } from '#server/supply/vat.ts'
import type { TransferOffer } from '#server/supply/transfer/transfer-supply.ts'
import {
  anyDate,
  anyQuery,
  anyTime,
  anyWay,
  at,
  dateAfter,
  day,
  now,
  query,
  search,
  summer,
  transfers,
} from './transfer-support.ts'

/** Returns a name that identifies an offer among the results of one search. */
const name = ({ vendor, vehicle }: TransferOffer) => `${vendor.id} ${vehicle.id}`
const byName = (offers: readonly TransferOffer[]) => new Map(offers.map((offer) => [name(offer), offer]))
const ownOf = (offers: readonly TransferOffer[]) => offers.filter(({ typeCode }) => typeCode === 2)

describe('prices', () => {
  test('are whole, positive, with their VAT, and made up of a fare and kilometres', () => {
    fc.assert(
      fc.property(anyQuery, (asked) => {
        for (const { price, rides, count, typeCode } of transfers.search(asked, now)) {
          const { total, tax, discount, campaign, base, perKilometre, billedKilometres } = price
          for (const amount of [total, tax, discount, base, perKilometre]) expect(Number.isInteger(amount)).toBe(true)
          expect(total).toBeGreaterThan(0)
          expect(total % 500).toBe(0)
          expect(tax).toBe(vatIn(total))
          // VAT is 20% of the net price.
          expect(Math.abs((total - tax) * 1.2 - total)).toBeLessThan(1.5)
          expect(base).toBeGreaterThanOrEqual(0)
          expect(base + perKilometre * billedKilometres).toBe(total + discount)
          const units = typeCode === 1 ? asked.passengers : count
          expect(billedKilometres).toBe(rides.reduce((sum, ride) => sum + ride.kilometres, 0) * units)
          expect(campaign === null).toBe(discount === 0)
        }
      }),
    )
  })

  test('of both ways are not more than those of two single ones, nor than twice one way at the same hour', () => {
    fc.assert(
      fc.property(anyWay, anyDate, anyTime, fc.integer({ min: 1, max: 9 }), (way, date, time, nights) => {
        const back = at(dateAfter(date, nights), time)
        const reversed = way.split(' > ').toReversed().join(' > ')
        const out = byName(ownOf(search(way, { pickUp: at(date, time) })))
        const home = byName(ownOf(search(reversed, { pickUp: back })))
        for (const both of ownOf(search(way, { pickUp: at(date, time), return: back }))) {
          const [one, other] = [out.get(name(both)), home.get(name(both))]
          if (!one || !other) continue
          const list = (offer: TransferOffer) => offer.price.total + offer.price.discount
          expect(list(both)).toBeLessThanOrEqual(list(one) + list(other))
        }
      }),
    )
    const sameDay = byName(ownOf(search('AYT > Belek')))
    for (const both of ownOf(search('AYT > Belek', { return: at(day, '18:00') }))) {
      const one = sameDay.get(name(both))
      if (one) expect(both.price.total).toBeLessThanOrEqual(2 * one.price.total)
    }
  })

  test('are higher at night, by what each vendor says', () => {
    fc.assert(
      fc.property(anyWay, anyDate, fc.constantFrom('22:00', '23:30', '00:00', '05:30'), (way, date, night) => {
        const byDay = byName(ownOf(search(way, { pickUp: at(date, '12:00') })))
        for (const offer of ownOf(search(way, { pickUp: at(date, night) }))) {
          const noon = byDay.get(name(offer))
          if (noon) expect(offer.price.total).toBeGreaterThan(noon.price.total)
        }
      }),
    )
  })

  test('rise with the way, the season and the vehicle, and are lower for a seat in a shuttle', () => {
    const cheapest = (way: string, date = day) =>
      Math.min(...ownOf(search(way, { pickUp: at(date, '12:00') })).map(({ price }) => price.total))
    expect(cheapest('AYT > Alanya')).toBeGreaterThan(cheapest('AYT > Belek'))
    expect(cheapest('AYT > Belek', summer)).toBeGreaterThan(cheapest('AYT > Belek'))
    const seat = search('AYT > Belek', { passengers: 1, baggage: 1 }).find(({ typeCode }) => typeCode === 1)
    expect(seat?.price.total).toBeLessThan(cheapest('AYT > Belek') / 2)
    const pair = search('AYT > Belek').find(({ key }) => key === seat?.key.replace(/-1-1$/, '-2-2'))
    expect(pair && pair.price.total + pair.price.discount).toBe(
      2 * ((seat?.price.total ?? 0) + (seat?.price.discount ?? 0)),
    )
  })

  test('change now and then between a search and a payment, never within the same revision', () => {
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    const asked = query('AYT > Belek', { pickUp: at(summer, '12:00') })
    const offers = transfers.search(asked, now)
    const changed = (minutes: number) =>
      offers.filter(({ key, price }) => transfers.offer(key, later(minutes))?.offer.price.total !== price.total).length
    expect(changed(0)).toBe(0)
    expect(changed(10)).toBeLessThan(offers.length / 2)
    expect(changed(8 * 60)).toBeGreaterThan(offers.length / 3)
  })

  test('are struck through where a vendor has a campaign', () => {
    const dates = Array.from({ length: 8 }, (_, week) => dateAfter(day, 7 * week))
    const all = dates.flatMap((date) => search('AYT > Belek', { pickUp: at(date, '12:00') }))
    const campaigns = all.filter(({ price }) => price.campaign !== null)
    expect(campaigns.length).toBeGreaterThan(0)
    expect(campaigns.length).toBeLessThan(all.length / 3)
    for (const { price } of campaigns) {
      const percent = (price.discount / (price.total + price.discount)) * 100
      expect(percent).toBeGreaterThan(4)
      expect(percent).toBeLessThan(16)
      expect(price.campaign?.name.tr).toMatch(/^%\d+ indirim$/)
    }
  })
})
