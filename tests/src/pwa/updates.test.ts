import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'

type Handler = (event: { isUpdate?: boolean }) => void

/** Fakes the part of Workbox that the page uses: event handlers, and whether the waiting worker was activated. */
const worker = vi.hoisted(() => ({ handlers: new Map<string, Handler[]>(), letIn: 0, messages: new Array<unknown>() }))
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(name: string, handler: Handler) {
      worker.handlers.set(name, [...(worker.handlers.get(name) ?? []), handler])
    }
    register() {
      return Promise.resolve({ active: { postMessage: (message: unknown) => worker.messages.push(message) } })
    }
    messageSkipWaiting() {
      worker.letIn += 1
    }
  },
}))

let paying = false
let controller: object | null = null
const reload = vi.fn<() => void>()
const tell = (name: string, event = {}) => {
  for (const handler of worker.handlers.get(name) ?? []) handler(event)
}

beforeEach(() => {
  // Unloads the module: another test file of this Vitest worker may have loaded it with the real Workbox.
  vi.resetModules()
  paying = false
  controller = {}
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: paying ? [{ name: 'paying' }] : [] }) },
    serviceWorker: {
      get controller() {
        return controller
      },
    },
  })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined })
  vi.stubGlobal('window', { location: { reload } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
  worker.handlers.clear()
  worker.letIn = 0
  worker.messages = []
})

async function waitingVersion() {
  const updates = await import('#pwa/updates.ts')
  await updates.registerWorker()
  tell('waiting')
  expect(updates.updateWaiting.current()).toBe(true)
  return updates
}

test('a version that is let in reloads the tab once it is there', async () => {
  const { acceptUpdate } = await waitingVersion()
  expect(await acceptUpdate()).toBe(true)
  expect(await acceptUpdate()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  tell('controlling', { isUpdate: true })
  await eventually(() => expect(reload).toHaveBeenCalled())
  expect(reload).toHaveBeenCalledTimes(1)
})

test('nothing is let in while a payment runs in any tab', async () => {
  const { acceptUpdate } = await waitingVersion()
  paying = true
  expect(await acceptUpdate()).toBe(false)
  expect(worker.letIn).toBe(0)
})

test('a payment that began before the version came in is not reloaded; the offer stays', async () => {
  const { acceptUpdate, updateWaiting } = await waitingVersion()
  await acceptUpdate()
  paying = true
  tell('controlling', { isUpdate: true })
  await new Promise((resolve) => setImmediate(resolve))
  expect(reload).not.toHaveBeenCalled()
  expect(updateWaiting.current()).toBe(true)
  paying = false
  expect(await acceptUpdate()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('another tab’s version is offered, and reloads nothing by itself', async () => {
  const { updateWaiting } = await waitingVersion()
  tell('controlling', { isUpdate: true })
  await new Promise((resolve) => setImmediate(resolve))
  expect(updateWaiting.current()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('a worker that controls other pages, but not this one, is asked to take it over', async () => {
  await waitingVersion()
  expect(worker.messages).toEqual([])
  controller = null
  await waitingVersion()
  expect(worker.messages).toEqual([{ type: 'CLAIM_CLIENTS' }])
})
