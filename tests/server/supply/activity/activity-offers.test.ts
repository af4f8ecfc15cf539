// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { shownDeparture } from '#server/supply/activity/activity-calendar.ts'
import { allActivities, largestParty } from '#server/supply/activity/activity-catalogue.ts'
import { createActivityInventory } from '#server/supply/activity/activity-inventory.ts'
import { departureId } from '#server/supply/activity/activity-keys.ts'
import { groupsOf, placesFor } from '#server/supply/activity/activity-parties.ts'
import type { ActivityOffer } from '#server/supply/activity/activity-supply.ts'
import { vatIn } from '#server/supply/vat.ts'
import { activities, anyActivity, anyDeparture, anyParty, balloon, now, pair } from './activity-support.ts'

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function offersFor(id: string, party = pair, at = now): ActivityOffer[] {
  const found = activities.packages(id, party, at)
  return found?.outcome === 'known' ? found.offers : []
}

describe('parties', () => {
  test('are made of units by age on the day: every traveller in one, or the ages that none includes', () => {
    fc.assert(
      fc.property(anyActivity, anyParty, ({ detail }, party) => {
        const groups = groupsOf(detail.units, party)
        const size = party.adults + party.childAges.length
        const youngest = Math.min(...detail.units.map(({ ageFrom }) => ageFrom))
        if (size < 1 || size > largestParty) expect(groups).toEqual({ reason: 'size', max: largestParty })
        else if (party.adults === 0) expect(groups).toEqual({ reason: 'accompanied' })
        else if (party.childAges.some((age) => age < youngest)) {
          const ages = [...new Set(party.childAges.filter((age) => age < youngest))].toSorted((a, b) => a - b)
          expect(groups).toEqual({ reason: 'age', ages, ageFrom: youngest })
        } else {
          if (!Array.isArray(groups)) throw new Error('no groups')
          expect(sum(groups.map(({ count }) => count))).toBe(size)
          for (const { unit, age } of groups) {
            expect(unit.ageFrom).toBeLessThanOrEqual(age ?? 18)
            expect(unit.ageTo).toBeGreaterThanOrEqual(age ?? 18)
          }
          expect(placesFor(groups)).toBeLessThanOrEqual(size)
        }
      }),
    )
  })

  test('have units that follow each other without a gap, up to 100', () => {
    for (const { detail } of allActivities().values()) {
      const { units } = detail
      for (const [index, { ageTo }] of units.entries()) expect(units[index + 1]?.ageFrom ?? 101).toBe(ageTo + 1)
      expect(units.at(-1)?.type).toBe('ADULT')
      expect(new Set(units.map(({ id }) => id)).size).toBe(units.length)
    }
  })

  test('with numbers that are none are refused', () => {
    const units = allActivities().get(balloon)?.detail.units ?? []
    for (const odd of [NaN, 1.5, -1]) {
      expect(groupsOf(units, { adults: odd, childAges: [] })).toEqual({ reason: 'size', max: largestParty })
      expect(groupsOf(units, { adults: 1, childAges: [odd] })).toEqual({ reason: 'size', max: largestParty })
    }
    expect(groupsOf(units, { adults: 1, childAges: [18] })).toEqual({ reason: 'size', max: largestParty })
  })
})

describe('offers', () => {
  test('add up: units to totals, VAT within them, children no dearer than adults', () => {
    fc.assert(
      fc.property(anyDeparture, anyParty, ({ name }, party) => {
        for (const { price, party: known, package: bought } of offersFor(departureId(name), party)) {
          expect(price.total).toBe(sum(price.units.map(({ total }) => total)))
          expect(price.tax).toBe(sum(price.units.map(({ tax }) => tax)))
          expect(price.total).toBeGreaterThan(0)
          expect(known.childAges).toEqual(party.childAges.toSorted((a, b) => a - b))
          expect(sum(price.units.map(({ count }) => count))).toBeLessThanOrEqual(bought.maxTravellers)
          for (const { each, count, total, tax, age } of price.units) {
            expect(total).toBe(each * count)
            expect(tax).toBe(vatIn(total))
            expect(each % 500).toBe(0)
            expect(each).toBeLessThanOrEqual(price.adult)
            if (age === null) expect(each).toBe(price.adult)
          }
        }
      }),
    )
  })

  test('are found again by their key, the same at the same instant on every machine', () => {
    const again = createActivityInventory()
    fc.assert(
      fc.property(anyDeparture, anyParty, ({ name }, party) => {
        for (const offer of offersFor(departureId(name), party)) {
          expect(offer.key).toMatch(/^[\w-]+$/)
          expect(again.offer(offer.key, now)?.offer).toEqual(offer)
        }
      }),
    )
  })

  test('are none for keys that nobody made', () => {
    const [offer] = offersFor(`${balloon}_20261211T0615`, { adults: 2, childAges: [9, 7] })
    const key = offer?.key ?? ''
    expect(key).toBe(`${balloon}_20261211T0615_group_2-7-9`)
    expect(activities.offer(key, now)?.offer.key).toBe(key)
    const broken = [
      '',
      key.replace('2-7-9', '2-9-7'),
      key.replace('2-7-9', '02-7-9'),
      key.replace('2-7-9', '2-5'),
      key.replace('2-7-9', '0-7'),
      key.replace('2-7-9', '9'),
      key.replace('group', 'private'),
      key.replace('T0615', 'T0616'),
      key.replace('T0615', 'T0445'),
      key.replace('20261211', '20261301'),
      key.replace(balloon, 'balloon'),
      `${key}-`,
    ]
    expect(broken.filter((other) => activities.offer(other, now))).toEqual([])
  })

  test('cost more per head in a smaller private party, and more in a larger package', () => {
    const day = 'pamukkale-hierapolis_20261212T0900'
    const adult = (adults: number, bought: string) =>
      offersFor(day, { adults, childAges: [] }).find((offer) => offer.package.id === bought)?.price.adult ?? 0
    expect(adult(2, 'private')).toBeGreaterThan(adult(5, 'private'))
    expect(adult(2, 'group')).toBe(adult(8, 'group'))
    const bogaz = 'bogaz-gunduz-turu_20261212T1100'
    const [group] = offersFor(bogaz, { adults: 2, childAges: [0, 7] })
    expect(group?.price.units.map(({ unit }) => unit.type)).toEqual(['ADULT', 'INFANT', 'CHILD'])
    expect(group?.price.units[1]?.total).toBe(0)
  })

  test('change their prices now and then, never within the same revision', () => {
    const ids = [...allActivities().keys()].flatMap((id) =>
      activities.departures(id, { from: '2026-12-20', to: '2026-12-22' }, now).map(({ name }) => departureId(name)),
    )
    const totals = (at: Date) => ids.flatMap((id) => offersFor(id, pair, at).map(({ price }) => price.total))
    const before = totals(now)
    const changed = (minutes: number) => totals(later(minutes)).filter((total, index) => total !== before[index]).length
    expect(before.length).toBeGreaterThan(100)
    expect(changed(0)).toBe(0)
    expect(changed(10)).toBeLessThan(before.length / 5)
    expect(changed(8 * 60)).toBeGreaterThan(before.length / 3)
  })
})

describe('terms', () => {
  test('are free, then a fee, then none, in this order before the start, which is Turkish local time', () => {
    fc.assert(
      fc.property(anyDeparture, ({ name, startsAt }) => {
        const shown = activities.departure(departureId(name), now)
        expect(shown?.startsAt).toBe(startsAt)
        for (const { cancellation, departure } of offersFor(departureId(name))) {
          expect(departure.startsAt).toBe(Date.parse(`${departure.start.date}T${departure.start.time}:00+03:00`))
          expect(departure.endsAt).toBe(Date.parse(`${departure.end.date}T${departure.end.time}:00+03:00`))
          expect(departure.endsAt).toBeGreaterThan(departure.startsAt)
          expect(cancellation.freeUntil).toBeLessThan(cancellation.closesAt)
          expect(cancellation.closesAt).toBeLessThanOrEqual(departure.startsAt - hourMilliseconds)
          expect(cancellation.feePercent).toBeGreaterThan(0)
          expect(cancellation.feePercent).toBeLessThan(100)
          expect(departure.saleEndsAt).toBeLessThan(departure.startsAt)
        }
      }),
    )
  })

  test('let an organiser cancel for the weather, six hours before, for good', () => {
    const inSummer = { from: '2027-07-01', to: '2027-09-30' }
    const found = activities.departures(balloon, inSummer, now)
    const told = (hours: number) =>
      found.filter(({ name, startsAt }) => {
        const departure = activities.departure(departureId(name), new Date(startsAt - hours * hourMilliseconds))
        return departure?.cancelled !== null
      }).length
    expect(told(7)).toBe(0)
    expect(told(5)).toBeGreaterThan(0)
    expect(told(5)).toBeLessThan(found.length / 8)
    expect(told(-240)).toBe(told(5))
    for (const departure of found) {
      const at = departure.startsAt - 5 * hourMilliseconds
      const then = activities.departure(departureId(departure.name), new Date(at))
      if (then?.cancelled) expect(shownDeparture(then, at).status).toBe('CLOSED')
    }
    const indoors = activities.departures('sultanahmet-hamam', inSummer, now)
    for (const { name, startsAt } of indoors) {
      expect(activities.departure(departureId(name), new Date(startsAt))?.cancelled).toBeNull()
    }
  })

  test('tell the pick-up a day before, the same for the same reservation, and only where there is one', () => {
    const [offer] = offersFor(`${balloon}_20261211T0615`)
    const asked = { offer: offer?.key ?? '', reservation: 'r1' }
    const at = (hours: number) => new Date((offer?.departure.startsAt ?? 0) - hours * hourMilliseconds)
    expect(activities.operation(asked, at(25))).toBeNull()
    const told = activities.operation(asked, at(23))
    expect(told?.pickUp.date).toBe('2026-12-11')
    expect((told?.pickUp.time ?? '') > '05:45' && (told?.pickUp.time ?? '') <= '06:15').toBe(true)
    expect(activities.operation(asked, at(1))).toEqual(told)
    const hamam = offersFor('sultanahmet-hamam_20261211T1000')[0]?.key ?? ''
    expect(activities.offer(hamam, now)).toBeDefined()
    expect(activities.operation({ offer: hamam, reservation: 'r1' }, at(1))).toBeUndefined()
    expect(activities.operation({ offer: 'x', reservation: 'r1' }, at(1))).toBeUndefined()
  })
})
