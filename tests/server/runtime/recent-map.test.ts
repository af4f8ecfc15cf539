// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecentMap } from '#server/runtime/recent-map.ts'

const keys = [...'abcdefghij']
const anyStep = fc.record({ key: fc.constantFrom(...keys), isSet: fc.boolean() })

test('the entries used last are kept with their last values, and at most twice as many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(anyStep, { maxLength: 60 }), (size, steps) => {
      const map = new RecentMap<string, number>(size)
      const values = new Map<string, number>()
      /** Keys of the map by last use, the latest first. */
      let used: string[] = []
      const use = (key: string) => {
        used = [key, ...used.filter((other) => other !== key)]
      }
      for (const [step, { key, isSet }] of steps.entries()) {
        if (isSet) {
          map.set(key, step)
          values.set(key, step)
          use(key)
          continue
        }
        const found = map.get(key)
        if (found !== undefined || used.slice(0, size).includes(key)) expect(found).toBe(values.get(key))
        if (found !== undefined) use(key)
      }
      for (const key of used.slice(0, size).toReversed()) expect(map.get(key)).toBe(values.get(key))
      expect(keys.filter((key) => map.get(key) !== undefined).length).toBeLessThanOrEqual(2 * size)
    }),
    { numRuns: 500 },
  )
})
