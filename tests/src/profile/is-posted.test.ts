// @vitest-environment node
import { expect, test } from 'vitest'
import { isPosted } from '#profile/price-alerts/is-posted.ts'

test('a button is busy with the form of its own alert and intent, not with another one of the same card', () => {
  const posted = new FormData()
  posted.set('id', '7')
  posted.set('intent', 'threshold')
  expect(isPosted(posted, 7, 'threshold')).toBe(true)
  for (const [id, intent] of [
    [7, 'stop'],
    [7, 'resume'],
    [8, 'threshold'],
  ] as const)
    expect(isPosted(posted, id, intent)).toBe(false)
  expect(isPosted(undefined, 7, 'threshold')).toBe(false)
})
