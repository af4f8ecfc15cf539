/** Starts the service worker. */
import { registerWorker } from '#pwa/updates.ts'

interface Kept {
  /** Whether a service worker has already cached the API responses that an offline start needs. */
  isKept: () => Promise<boolean>
  /** Requests the API responses that an offline start needs; the service worker then caches them. */
  keep: () => Promise<unknown>
}

/**
 * Longest delay in milliseconds before a first visit registers the service worker. Its installation fetches more than
 * 200 files and takes much processor time on a phone.
 */
const patience = 5000

/**
 * Resolves after `patience` milliseconds, or as soon as the traveller leaves the page for another page or another app.
 */
const leftAlone = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, patience)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') resolve()
    })
  })

/**
 * Registers the service worker, after a delay on a first visit. Also requests the API responses that an offline start
 * needs, so that the service worker caches them. This is necessary because a server-rendered page contains their data
 * and does not request them. If a service worker controls the page, the responses are requested at once, unless they
 * are cached already. Otherwise they are requested as soon as a service worker takes control.
 */
export async function startServiceWorker({ isKept, keep }: Kept): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keepNow = () => void keep().catch(() => undefined)
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', keepNow, { once: true })
    // The registration is delayed only on a first visit, when no service worker is registered yet. A missing controller
    // does not prove a first visit: a hard reload, which bypasses the service worker, also leaves the page without a
    // controller.
    if (!(await navigator.serviceWorker.getRegistration().catch(() => undefined))) await leftAlone()
  } else if (!(await isKept())) {
    keepNow()
  }
  await registerWorker()
}
