import { expect, test } from 'vitest'
import { vehicle } from '#tests/src/transfer/search/vehicles.ts'
import { fastestRide } from '#transfer/search/fastest-ride.ts'

test('is that of a car, although a shuttle is the first result', () => {
  const [shuttle, car] = [vehicle('shuttle', 300), vehicle('car', 900)]
  const taking = ({ rides: [ride] }: typeof car, minutes: number) => ({ rides: ride ? [{ ...ride, minutes }] : [] })
  expect(fastestRide([taking(shuttle, 55), taking(car, 45), { rides: [] }])?.minutes).toBe(45)
  expect(fastestRide([])).toBeUndefined()
})
