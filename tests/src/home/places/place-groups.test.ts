// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlaceOption } from '#booking/places/places.ts'
import { cityGroups, withoutRepeats } from '#home/places/place-groups.ts'

const place = (id: number, code: string, city: string, country_code = 'TR'): PlaceOption => ({
  id,
  code,
  city,
  country_code,
  name: `${city} ${code}`,
  text: `${city} (${code})`,
})
const whereabouts = ({ city, country_code }: { city: string; country_code: string }) => `${city}, ${country_code}`
const all = [
  { ...place(1, '', 'İstanbul'), address: 'IST, SAW' },
  place(2, 'IST', 'İstanbul'),
  place(3, 'SAW', 'İstanbul'),
  place(4, 'ESB', 'Ankara'),
  place(5, 'LHR', 'London', 'GB'),
  place(6, 'YXU', 'London', 'CA'),
]

test('places of one city stand under its name and country, a lone one has both beside it', () => {
  const [istanbul, ankara, ...others] = cityGroups(
    [all[0], all[3], all[1], all[4], all[5], all[2]].flatMap((one) => one ?? []),
    whereabouts,
  )
  expect(istanbul).toMatchObject({ title: 'İstanbul, TR', places: [{ id: 1 }, { id: 2 }, { id: 3 }] })
  expect(ankara).toMatchObject({ title: null, places: [{ id: 4, city: 'Ankara', address: 'Ankara, TR' }] })
  expect(others.map(({ title, places }) => [title, places[0]?.address])).toEqual([
    [null, 'London, GB'],
    [null, 'London, CA'],
  ])
})

test('two cities of one name stay apart, and so does an airport that its city does not list', () => {
  const portland = cityGroups([place(7, 'PDX', 'Portland', 'US'), place(8, 'PWM', 'Portland', 'US')], whereabouts)
  expect(portland.map(({ title, places }) => [title, places.map(({ id }) => id)])).toEqual([
    [null, [7]],
    [null, [8]],
  ])
  const istanbul = cityGroups([...all.slice(0, 3), place(9, 'ISL', 'İstanbul')], whereabouts)
  expect(istanbul.map(({ places }) => places.map(({ id }) => id))).toEqual([[1, 2, 3], [9]])
})

test('groups keep the order of the first of each city and have every place once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 20 }), (places) => {
      const groups = cityGroups(places, whereabouts)
      const shown = groups.flatMap((group) => group.places.map(({ id }) => id))
      expect(new Set(shown)).toEqual(new Set(places.map(({ id }) => id)))
      expect(new Set(shown).size).toBe(shown.length)
      const firsts = groups.map((group) => places.findIndex(({ id }) => id === group.places[0]?.id))
      expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
    }),
  )
})

test('a place that was searched recently is not repeated among the popular ones', () => {
  const groups = withoutRepeats([
    { key: 'recent', title: null, places: all.slice(2, 4) },
    { key: 'popular', title: null, places: all.slice(0, 4).concat(all.slice(0, 1)) },
  ])
  expect(groups.map(({ places }) => places.map(({ id }) => id))).toEqual([
    [3, 4],
    [1, 2],
  ])
})
