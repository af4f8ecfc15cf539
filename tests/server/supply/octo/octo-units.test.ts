// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { passengerTypes } from '#server/api/activity/passenger-types.ts'
import { groupsFor, quantitiesOf, unitsOf } from '#server/supply/octo/octo-units.ts'

const unit = (type: string, minAge: number, maxAge: number) => ({
  id: type.toLowerCase(),
  internalName: type,
  type,
  title: null,
  requiredContactFields: [],
  restrictions: {
    minAge,
    maxAge,
    idRequired: false,
    minQuantity: null,
    maxQuantity: null,
    paxCount: 1,
    accompaniedBy: [],
  },
})
const unitsFrom = (...given: ReturnType<typeof unit>[]) => unitsOf(given.map((one) => ({ tr: one, en: one })))
const bought = (units: ReturnType<typeof unitsFrom>, adults: number, childAges: number[] = []) => {
  const groups = groupsFor(units, { adults, childAges })
  return Array.isArray(groups) ? quantitiesOf(groups).map(({ id, quantity }) => `${quantity} ${id}`) : groups
}
const agesOf = (units: ReturnType<typeof unitsFrom>) =>
  units.map(({ shown: { type, ageFrom, ageTo } }) => [type, ageFrom, ageTo])
const typesOf = (units: ReturnType<typeof unitsFrom>) =>
  passengerTypes(
    units.map(({ shown }) => shown),
    'tr',
  ).map((one) => [one.input_name, one.age_from, one.age_to])

test('the ages of a passenger type are those that the activity accepts', () => {
  const ages = (...given: ReturnType<typeof unit>[]) => typesOf(unitsFrom(...given))
  expect(ages(unit('CHILD', 4, 11), unit('ADULT', 21, 64))).toEqual([
    ['adult_count', 21, 64],
    ['child_count', 4, 11],
  ])
  expect(ages(unit('INFANT', 0, 2), unit('ADULT', 12, 120))).toEqual([
    ['adult_count', 18, 120],
    ['child_count', 0, 17],
  ])
  expect(ages(unit('ADULT', 18, 120))).toEqual([['adult_count', 18, 120]])
})

describe('adults', () => {
  test('buy ADULT where YOUTH reaches beyond 17, and are not refused for their age', () => {
    for (const from of [18, 26]) {
      const units = unitsFrom(unit('CHILD', 4, 12), unit('YOUTH', 13, 25), unit('ADULT', from, 99))
      expect(bought(units, 2, [15, 8])).toEqual(['2 adult', '1 child', '1 youth'])
      expect(agesOf(units)).toEqual([
        ['CHILD', 4, 12],
        ['YOUTH', 13, 17],
        ['ADULT', 18, 99],
      ])
      expect(typesOf(units)).toEqual([
        ['adult_count', 18, 99],
        ['child_count', 4, 17],
      ])
    }
  })

  test('buy ADULT where CHILD includes 18, and where YOUTH is for adults alone', () => {
    expect(bought(unitsFrom(unit('CHILD', 3, 18), unit('ADULT', 19, 99)), 1, [17])).toEqual(['1 adult', '1 child'])
    const young = unitsFrom(unit('YOUTH', 18, 25), unit('ADULT', 26, 99))
    expect(bought(young, 1)).toEqual(['1 adult'])
    expect(agesOf(young)).toEqual([['ADULT', 18, 99]])
  })

  test('buy what takes the place of ADULT where YOUTH reaches beyond 17', () => {
    const units = unitsFrom(unit('YOUTH', 13, 25), unit('TRAVELLER', 10, 99))
    expect(bought(units, 2, [15, 11])).toEqual(['3 traveller', '1 youth'])
    expect(agesOf(units)).toEqual([
      ['YOUTH', 13, 17],
      ['OTHER', 10, 99],
    ])
  })

  test('keep to the ages of ADULT where no other unit takes the younger ones', () => {
    expect(agesOf(unitsFrom(unit('CHILD', 3, 17), unit('ADULT', 21, 99)))).toEqual([
      ['CHILD', 3, 17],
      ['ADULT', 21, 99],
    ])
  })
})
