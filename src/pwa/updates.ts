/**
 * New versions of the app: detects them, offers them, and activates one for all tabs when the traveller accepts, never
 * during a payment.
 */
import { Workbox } from 'workbox-window'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { payingLock } from '#pwa/paying-lock.ts'

type Listener = () => void

/** Minimum interval in milliseconds between update checks while the app stays open. */
const lookAgainAfter = hourMilliseconds

let worker: Workbox | undefined
let waiting = false
/** Another tab has activated the new version; this tab only needs to reload. */
let taken = false
/** This tab has activated the new version and reloads once it controls the page. */
let accepted = false
const listeners = new Set<Listener>()

function say(): void {
  for (const listener of listeners) listener()
}

/** The worker's URL; the Trusted Types policy allows only this one. */
function workerAddress(): string {
  const address = '/service-worker.js'
  const policy = window.trustedTypes?.createPolicy('ufuk-worker', { createScriptURL: () => address })
  // With Trusted Types, `register` takes the policy's object instead of a string.
  return (policy?.createScriptURL(address) as unknown as string | undefined) ?? address
}

/** Registers the worker and observes its updates. If the browser refuses, the app runs without one. */
export async function registerWorker(): Promise<void> {
  worker = new Workbox(workerAddress())
  worker.addEventListener('waiting', () => {
    waiting = true
    say()
  })
  worker.addEventListener('controlling', ({ isUpdate }) => {
    taken = isUpdate === true
    say()
  })
  const registration = await worker.register({ immediate: true }).catch(() => undefined)
  // The worker is asked to claim this page: it may miss a page that loads while a first worker takes over, and it does
  // not control a page that was reloaded past the cache.
  if (!navigator.serviceWorker.controller) registration?.active?.postMessage({ type: 'CLAIM_CLIENTS' })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    // An installed app is rarely reloaded, so it checks for updates when it becomes visible again.
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - looked) < lookAgainAfter) return
    looked = Date.now()
    worker?.update().catch(() => undefined)
  })
}

/** Whether an update is waiting, as a store for useSyncExternalStore. */
export const updateWaiting = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => waiting || taken,
  onServer: () => false,
}

/** Whether a payment is in progress in a tab of this browser; false if unknown. */
async function isPaying(): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => undefined)
  return locks?.held?.some(({ name }) => name === payingLock) ?? false
}

/**
 * Reloads this tab, unless a payment has started while the new service worker was activated; the update is then offered
 * again.
 */
const reloadUnlessPaying = async () => {
  if (!(await isPaying())) window.location.reload()
}

/**
 * Activates the waiting worker for all tabs, then reloads this tab once. Returns false without any effect while a
 * payment is in progress.
 */
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
