/** Starts the service worker. */
import { registerWorker } from '#pwa/updates.ts'

interface Kept {
  /** Whether a worker has already cached what an offline start needs. */
  isKept: () => Promise<boolean>
  /** Requests it. */
  keep: () => Promise<unknown>
}

/**
 * Registers the worker. Once a worker controls the page, what an offline start needs is requested through it: those
 * responses came with the document, so the worker has not cached them. The first worker, which an earlier page has
 * registered, may have taken this page over before this code runs.
 */
export async function startServiceWorker({ isKept, keep }: Kept): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keepNow = () => void keep().catch(() => undefined)
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', keepNow, { once: true })
  } else if (!(await isKept())) {
    keepNow()
  }
  await registerWorker()
}
