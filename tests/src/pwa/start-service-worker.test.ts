// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const registered = vi.hoisted(() => ({ times: 0 }))
vi.mock('#pwa/updates.ts', () => ({
  registerWorker: async () => {
    registered.times++
  },
}))

let screen = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let workers = new EventTarget()

interface Visit {
  controller: object | null
  registration?: object | Error
  isKept?: boolean
}

async function start({ controller, registration, isKept = true }: Visit) {
  const getRegistration = async () => {
    if (registration instanceof Error) throw registration
    return registration
  }
  workers = Object.assign(new EventTarget(), { controller, getRegistration })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  const { startServiceWorker } = await import('#pwa/start-service-worker.ts')
  const keep = vi.fn<() => Promise<void>>(async () => undefined)
  void startServiceWorker({ isKept: async () => isKept, keep })
  return keep
}

function seen(visibilityState: DocumentVisibilityState): void {
  Object.assign(screen, { visibilityState }).dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  // Unloads the module: another test file of this Vitest worker may have loaded it with the real updates module.
  vi.resetModules()
  vi.stubEnv('PROD', true)
  vi.useFakeTimers()
  screen = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', screen)
  registered.times = 0
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('a first visit is left alone for five seconds', async () => {
  await start({ controller: null })
  await vi.advanceTimersByTimeAsync(4990)
  expect(registered.times).toBe(0)
  await vi.advanceTimersByTimeAsync(20)
  expect(registered.times).toBe(1)
})

test('who leaves a first visit for another app gets the worker then, and once', async () => {
  await start({ controller: null })
  seen('visible')
  await vi.advanceTimersByTimeAsync(100)
  expect(registered.times).toBe(0)
  seen('hidden')
  await vi.advanceTimersByTimeAsync(0)
  expect(registered.times).toBe(1)
  seen('hidden')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(registered.times).toBe(1)
})

test('what an offline start needs is requested as soon as a worker takes the page over', async () => {
  const keep = await start({ controller: null })
  workers.dispatchEvent(new Event('controllerchange'))
  expect(keep).toHaveBeenCalledTimes(1)
})

test.each([
  ['nothing, if an earlier worker has it', true, 0],
  ['it, if none has it', false, 1],
])('a later visit registers at once and requests %s', async (_, isKept, times) => {
  const keep = await start({ controller: {}, isKept })
  await vi.advanceTimersByTimeAsync(0)
  expect(registered.times).toBe(1)
  expect(keep).toHaveBeenCalledTimes(times)
})

test('a page that was reloaded past its worker registers at once', async () => {
  await start({ controller: null, registration: {} })
  await vi.advanceTimersByTimeAsync(0)
  expect(registered.times).toBe(1)
})

test('a browser that refuses workers is left alone, too, and nothing is rejected', async () => {
  await start({ controller: null, registration: new Error('SecurityError') })
  await vi.advanceTimersByTimeAsync(4990)
  expect(registered.times).toBe(0)
  await vi.advanceTimersByTimeAsync(20)
  expect(registered.times).toBe(1)
})
