/** Starts the service worker once there is time for it; a page that can't fetch what this takes goes without. */
import { keepInstallOffer } from '#pwa/install.ts'

/**
 * Once the page has loaded and is idle: fetches what the next navigation needs, then registers the worker. As soon as a
 * first worker answers for the page, `keep` fetches through it what the app needs to start without a network: the
 * document brought that along, so the worker has not seen it yet.
 */
export function startServiceWorker(warmUp: () => Promise<unknown>, keep: () => Promise<unknown>): void {
  keepInstallOffer()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = async () => {
    await warmUp()
    if (!navigator.serviceWorker.controller) {
      navigator.serviceWorker.addEventListener('controllerchange', () => void keep().catch(() => undefined), {
        once: true,
      })
    }
    const { registerWorker } = await import('#pwa/updates.ts')
    await registerWorker()
  }
  const whenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(() => void start().catch(() => undefined))
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
