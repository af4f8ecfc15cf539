/** Starts the service worker. */
import { registerWorker } from '#pwa/updates.ts'

interface Kept {
  /** Whether a worker has already cached what an offline start needs. */
  isKept: () => Promise<boolean>
  /** Requests it. */
  keep: () => Promise<unknown>
}

/**
 * Milliseconds for which a first visit is left alone. Installing the worker fetches more than 200 files, which takes more
 * time of a phone's processors than ten starts of a hello-world.
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
 * Registers the worker; on a first visit, not at once. Once a worker controls the page, what an offline start needs is
 * requested through it: those responses came with the document, so the worker has not cached them. The first worker, which
 * an earlier page has registered, may have taken this page over before this code runs.
 */
export async function startServiceWorker({ isKept, keep }: Kept): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keepNow = () => void keep().catch(() => undefined)
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', keepNow, { once: true })
    // A page that was reloaded past the cache has a worker that does not control it.
    if (!(await navigator.serviceWorker.getRegistration().catch(() => undefined))) await leftAlone()
  } else if (!(await isKept())) {
    keepNow()
  }
  await registerWorker()
}
