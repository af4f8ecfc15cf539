/**
 * Detects and offers new versions of the app. When the traveller accepts one, it is activated for all tabs, but never
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
/** Whether a new service worker already controls this tab, so that this tab only needs to reload. */
let taken = false
/**
 * Whether the traveller has accepted, in this tab, the new app version that waits to be activated. The tab reloads once
 * the new service worker controls it, unless a payment is in progress at that time.
 */
let accepted = false
const listeners = new Set<Listener>()

function say(): void {
  for (const listener of listeners) listener()
}

/** Returns the URL of the service worker; it is the only URL that the Trusted Types policy allows. */
function workerAddress(): string {
  const address = '/service-worker.js'
  const policy = window.trustedTypes?.createPolicy('ufuk-worker', { createScriptURL: () => address })
  // Where the browser enforces the site's Trusted Types policy, `register` accepts no string, only the object that this
  // policy creates.
  return (policy?.createScriptURL(address) as unknown as string | undefined) ?? address
}

/**
 * Registers the service worker and observes its updates. If the browser refuses, the app runs without a service worker.
 */
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
  // Asks the service worker to take control of this page. There are two reasons why it may not control the page yet:
  // the page was still loading when a first service worker became active, or the traveller made a hard reload, which
  // bypasses the service worker.
  if (!navigator.serviceWorker.controller) registration?.active?.postMessage({ type: 'CLAIM_CLIENTS' })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    // An installed app is rarely reloaded, so it checks for updates when it becomes visible again.
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - looked) < lookAgainAfter) return
    looked = Date.now()
    worker?.update().catch(() => undefined)
  })
}

/**
 * Store for React's `useSyncExternalStore`. Its value is true if an update waits to be activated, or if an active
 * update needs a reload of this tab.
 */
export const updateWaiting = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => waiting || taken,
  onServer: () => false,
}

/** Whether a payment is in progress in any tab of this browser. Returns false if the browser can't tell. */
async function isPaying(): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => undefined)
  return locks?.held?.some(({ name }) => name === payingLock) ?? false
}

/**
 * Reloads this tab, unless a payment has started while the new service worker was being activated; in that case, the
 * update is offered again.
 */
const reloadUnlessPaying = async () => {
  if (!(await isPaying())) window.location.reload()
}

/**
 * Activates the waiting service worker for all tabs, then reloads this tab once. If the new service worker already
 * controls this tab, only reloads the tab. While a payment is in progress, it does nothing and returns false.
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
