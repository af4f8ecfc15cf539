// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bookingUuid,
  decodeId,
  encodeId,
  octoDepartureId,
  octoOfferKey,
  readOctoDeparture,
  readOctoOffer,
  travellerPositions,
  unitItemUuid,
} from '#server/supply/octo/octo-keys.ts'

const anyId = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
const anyParty = fc.record({
  adults: fc.integer({ min: 0, max: 9 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }).map((ages) => ages.toSorted((a, b) => a - b)),
})

describe('keys', () => {
  test('hold any ID of a server in letters, digits, hyphens and underscores, and give it back', () => {
    fc.assert(
      fc.property(anyId, anyId, anyId, anyParty, (product, option, availability, party) => {
        expect(decodeId(encodeId(product))).toBe(product)
        const key = octoOfferKey({ product, option, availability, party })
        expect(key).toMatch(/^[\w-]+$/)
        expect(readOctoOffer(key)).toEqual({ product, option, availability, party })
        const start = { date: '2026-12-11', time: '06:30' }
        expect(readOctoDeparture(octoDepartureId({ product, start }))).toEqual({ product, start })
      }),
    )
  })

  test('that nobody made are none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const name = readOctoOffer(text)
        if (name) expect(octoOfferKey(name)).toBe(text)
        const departure = readOctoDeparture(text)
        if (departure) expect(octoDepartureId(departure)).toBe(text)
      }),
    )
    const broken = [
      '',
      'a',
      'a__b',
      'a__b__c',
      'a__b__c__',
      'a__b__c__2-9-7',
      'a__b__c__2__d',
      '_zz__b__c__2',
      '_41__b__c__2',
    ]
    expect(broken.filter((text) => readOctoOffer(text))).toEqual([])
    const departures = [
      'a',
      'a__20261211',
      'a__20261301T0630',
      'a__20261211T2430',
      'a__20261211T0630__b',
      '__20261211T0630',
    ]
    expect(departures.filter((text) => readOctoDeparture(text))).toEqual([])
  })

  test('become UUIDs that are always the same and all different', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 2 }), (keys) => {
        const uuids = keys.flatMap((key) => [0, 1].map((turn) => bookingUuid(key, turn)))
        expect(new Set([...uuids, ...uuids.map((one) => unitItemUuid(one, 0))]).size).toBe(uuids.length * 2)
        expect(keys.flatMap((key) => [0, 1].map((turn) => bookingUuid(key, turn)))).toEqual(uuids)
        for (const uuid of uuids)
          expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      }),
    )
  })

  test('tell the travellers apart in any order, in capitals, and where one is missing', () => {
    const uuid = bookingUuid('a', 0)
    const item = (given: string) => ({ uuid: given, unitId: 'adult', ticket: null })
    const positions = (...given: string[]) => travellerPositions({ uuid, unitItems: given.map(item) })
    const [first, second, third] = [unitItemUuid(uuid, 0), unitItemUuid(uuid, 1), unitItemUuid(uuid, 2)]
    expect(positions(third, first.toUpperCase(), second)).toEqual([2, 0, 1])
    expect(positions(second, third)).toEqual([1, 2])
    expect(positions(first, bookingUuid('b', 0))).toEqual([0, 1])
  })
})
