import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLoggedClick, isSensitive, masked, pageName, postedFields, stateOfStatus } from '#usage-log/log-rules.ts'

test('requests are logged by status class', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
      const state = stateOfStatus(status)
      expect(state).toBe(status >= 500 ? 3 : status >= 400 ? 2 : status >= 300 ? 1 : 0)
    }),
  )
  expect(stateOfStatus(0)).toBe(2)
})

test('names that look sensitive are, in any spelling and company', () => {
  const words = ['password', 'pass', 'pwd', 'secret', 'token', 'cvv', 'card', 'cv2', 'cvv2']
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.string(), fc.string(), fc.boolean(), (word, before, after, upper) => {
      expect(isSensitive(before + (upper ? word.toUpperCase() : word) + after)).toBe(true)
    }),
  )
  expect(['email', 'departure_airport', 'city'].some(isSensitive)).toBe(false)
  expect(postedFields(['email', 'card_number', 'old_password', 'phone'])).toBe('email, phone')
  expect(postedFields(['card_cvc'])).toBeNull()
})

test.each([
  [{ text: 'x'.repeat(499), children: 74, content: 'y'.repeat(149) }, true],
  [{ text: 'x'.repeat(500), children: 0, content: 'Ara' }, false],
  [{ text: 'Ara', children: 75, content: 'Ara' }, false],
  [{ text: 'Ara', children: 0, content: 'y'.repeat(150) }, false],
])('a click is logged within the limits: %o', (clicked, logged) => {
  expect(isLoggedClick(clicked)).toBe(logged)
})

test('pages and texts are told without what opens a booking or names a person', () => {
  expect(pageName('/flight/booking/detail/abcdefghijklmnopqrstuv/')).toBe('/flight/booking/detail/:id/')
  expect(pageName('/api/user/passenger/1204/')).toBe('/api/user/passenger/:id/')
  expect(pageName('/flight/check-pnr/')).toBe('/flight/check-pnr/')
  expect(pageName('/corporate/3/')).toBe('/corporate/3/')
  expect(masked('a deniz@ufuk.example +90 532 123 45 67, 09:30')).toBe('a … +…, 09:30')
})
