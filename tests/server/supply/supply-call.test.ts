// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { ask, SupplyFailure, timeLeft } from '#server/supply/supply-call.ts'

test('an answer in time is the answer', async () => {
  expect(await ask(1000, async ({ signal }) => signal.aborted)).toBe(false)
})

test('a call has the deadline at which it ends', async () => {
  const before = performance.now()
  const deadline = await ask(1000, async (call) => call.deadline)
  expect(deadline).toBeGreaterThanOrEqual(before + 1000)
  expect(deadline).toBeLessThanOrEqual(performance.now() + 1000)
})

test('the time that is left ends with the deadline', () => {
  const { signal } = new AbortController()
  const left = (milliseconds: number) => timeLeft({ signal, deadline: performance.now() + milliseconds })
  expect(left(1000)).toBeGreaterThan(0)
  expect(left(1000)).toBeLessThanOrEqual(1000)
  expect(left(-1000)).toBe(0)
})

test('a supply that does not listen to the signal is not waited for', async () => {
  const aborted = vi.fn<() => void>()
  const asked = ask(20, async ({ signal }) => {
    signal.addEventListener('abort', aborted)
    return new Promise(() => undefined)
  })
  await expect(asked).rejects.toThrow(SupplyFailure)
  expect(aborted).toHaveBeenCalledOnce()
})

test('what goes wrong on the way is not taken for a supply that is away', async () => {
  const mistake = new Error('of ours')
  const asked = ask(1000, async () => {
    throw mistake
  })
  await expect(asked).rejects.toBe(mistake)
})
