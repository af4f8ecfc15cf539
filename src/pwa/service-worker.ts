/** Starts the service worker when the page is idle; if its code can't be fetched, the page runs without it. */
import { keepInstallOffer } from '#pwa/install.ts'

/**
 * After load, when the page is idle, `warmUp` loads what the next navigation needs, and with it the code that registers
 * the worker. Once a first worker controls the page, `keep` requests through it what an offline start needs: those
 * responses came with the document, so the worker has not cached them.
 */
export function startServiceWorker(warmUp: () => Promise<() => Promise<void>>, keep: () => Promise<unknown>): void {
  keepInstallOffer()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = async () => {
    const registerWorker = await warmUp()
    if (!navigator.serviceWorker.controller) {
      navigator.serviceWorker.addEventListener('controllerchange', () => void keep().catch(() => undefined), {
        once: true,
      })
    }
    await registerWorker()
  }
  const whenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(() => void start().catch(() => undefined))
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
