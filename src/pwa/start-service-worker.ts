/** Starts the service worker. */
import { registerWorker } from '#pwa/updates.ts'

interface Kept {
  /** Whether a worker has already cached the resources of an offline start. */
  isKept: () => Promise<boolean>
  /** Requests these resources. */
  keep: () => Promise<unknown>
}

/**
 * Milliseconds before a first visit installs the worker. The installation fetches more than 200 files and takes more of
 * a phone's processor time than ten starts of a hello-world app.
 */
const patience = 5000

/** Resolves after `patience`, or as soon as the traveller leaves the page for another one or for another app. */
const leftAlone = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, patience)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') resolve()
    })
  })

/**
 * Registers the worker, with a delay on a first visit. Once a worker controls the page, the resources of an offline
 * start are requested through it: they came with the document, so the worker has not cached them. A worker that an
 * earlier page registered may control this page before this code runs.
 */
export async function startServiceWorker({ isKept, keep }: Kept): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keepNow = () => void keep().catch(() => undefined)
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', keepNow, { once: true })
    // A registered worker does not control a page that was reloaded past the cache.
    if (!(await navigator.serviceWorker.getRegistration().catch(() => undefined))) await leftAlone()
  } else if (!(await isKept())) {
    keepNow()
  }
  await registerWorker()
}
