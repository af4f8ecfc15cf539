/** Starts the service worker. */
import { registerWorker } from '#pwa/updates.ts'

/**
 * Registers the worker. Once a first worker controls the page, `keep` requests through it what an offline start needs:
 * those responses came with the document, so the worker has not cached them.
 */
export async function startServiceWorker(keep: () => Promise<unknown>): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', () => void keep().catch(() => undefined), {
      once: true,
    })
  }
  await registerWorker()
}
