// @vitest-environment node
import { expect, test } from 'vitest'
import { pointOption, readPoint, recentActivities } from '#activity/points.ts'
import { balloon, goreme } from '#tests/src/activity/activities.ts'

test('a place of the picker says what it is and where', () => {
  expect(pointOption({ location: goreme })).toMatchObject({ text: 'Göreme', city: 'Nevşehir', kind: 'location' })
  expect(pointOption({ activity: balloon })).toMatchObject({ city: 'Göreme, Nevşehir', kind: 'activity' })
  const held = { ...balloon, location: { name: 'Konya', city: { name: 'Konya' } } }
  expect(pointOption({ activity: held }).city).toBe('Konya')
})

test('a location and an activity with the same ID are two places', () => {
  const options = [pointOption({ location: goreme }), pointOption({ activity: { ...balloon, id: 'goreme' } })]
  expect(options.map(({ id }) => readPoint(String(id)))).toEqual([
    { kind: 'location', id: 'goreme' },
    { kind: 'activity', id: 'goreme' },
  ])
})

test.each(['', 'goreme', 'hotel/goreme', 'location/', 'location/a/b', 'location/../x'])('%j is no place', (id) => {
  expect(readPoint(id)).toBeUndefined()
})

test('recent searches have one place, whatever was searched', () => {
  const none = { location: null, activity: null, category: null }
  const recent = recentActivities({
    results: [
      { ...none, option: 'a', location: goreme },
      { ...none, option: 'b', category: { id: 'diving', name: 'Dalış' } },
      { ...none, option: 'c' },
    ],
  })
  expect(recent.map(({ option, places }) => [option, places.map(({ id }) => id)])).toEqual([
    ['a', ['location/goreme']],
    ['b', ['category/diving']],
  ])
})
