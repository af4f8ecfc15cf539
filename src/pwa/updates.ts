/** New versions of the app: found, offered, let in by the traveller for all tabs, and never during a payment. */
import type { Workbox } from 'workbox-window'

type Listener = () => void

/** Held by every tab in which a payment runs: none of them loses its scripts under it. */
export const payingLock = 'paying'

/** Milliseconds between two looks for a new version while the app stays open. */
const lookAgainAfter = 3_600_000

let worker: Workbox | undefined
let waiting = false
/** Another tab has let the new version in: this one only has to reload. */
let taken = false
/** This tab has let it in, and reloads once it is there. */
let accepted = false
const listeners = new Set<Listener>()

function say(): void {
  for (const listener of listeners) listener()
}

/** The one address that may become a worker script: the page's Trusted Types policy. */
function workerAddress(): string {
  const address = '/service-worker.js'
  const policy = window.trustedTypes?.createPolicy('ufuk-worker', { createScriptURL: () => address })
  // Where Trusted Types exist, the sink takes the policy's object in place of the string.
  return (policy?.createScriptURL(address) as unknown as string | undefined) ?? address
}

/** Registers the worker and follows its versions. A browser that refuses leaves the app without one. */
export async function registerWorker(): Promise<void> {
  const { Workbox } = await import('workbox-window')
  worker = new Workbox(workerAddress())
  worker.addEventListener('waiting', () => {
    waiting = true
    say()
  })
  worker.addEventListener('controlling', ({ isUpdate }) => {
    taken = isUpdate === true
    say()
  })
  await worker.register({ immediate: true }).catch(() => undefined)
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    // An installed app is rarely loaded anew, so it looks for itself when it is taken out again.
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - looked) < lookAgainAfter) return
    looked = Date.now()
    worker?.update().catch(() => undefined)
  })
}

/** Store of 'a new version waits', for useSyncExternalStore. */
export const updateWaiting = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => waiting || taken,
  onServer: () => false,
}

/** Whether a payment runs in a tab of this browser; unknown counts as none. */
async function isPaying(): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => undefined)
  return locks?.held?.some(({ name }) => name === payingLock) ?? false
}

/** The worker takes its time to come in, and the traveller may have gone on to pay meanwhile: then the offer comes back. */
const reloadUnlessPaying = async () => {
  if (!(await isPaying())) window.location.reload()
}

/** Lets the waiting worker in for all tabs, then reloads this one, once. False, and nothing done, while a payment runs. */
export async function acceptUpdate(): Promise<boolean> {
  if (await isPaying()) return false
  if (taken) window.location.reload()
  else {
    if (!accepted) worker?.addEventListener('controlling', () => void reloadUnlessPaying())
    accepted = true
    worker?.messageSkipWaiting()
  }
  return true
}
