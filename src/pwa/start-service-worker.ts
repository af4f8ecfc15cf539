/** Starts the service worker. */
import { registerWorker } from '#pwa/updates.ts'

interface Kept {
  /** Whether a service worker has already cached the API responses that an offline start needs. */
  isKept: () => Promise<boolean>
  /** Requests these API responses, which the service worker then caches. */
  keep: () => Promise<unknown>
}

/**
 * Milliseconds before a first visit installs the service worker. The installation fetches more than 200 files and takes
 * more of a phone's processor time than starting a hello-world app ten times.
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
 * Registers the service worker, with a delay at a first visit. Also requests the API responses that an offline start
 * needs, through the service worker, which thereby caches them. It has not seen them before, because the
 * server-rendered page already contained them. If a service worker of an earlier visit controls the page from the
 * start, they are requested only if they are not cached yet.
 */
export async function startServiceWorker({ isKept, keep }: Kept): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keepNow = () => void keep().catch(() => undefined)
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', keepNow, { once: true })
    // Only a first visit is delayed. That no service worker controls the page is not enough: after a reload past the
    // cache, a registered service worker does not control the page either.
    if (!(await navigator.serviceWorker.getRegistration().catch(() => undefined))) await leftAlone()
  } else if (!(await isKept())) {
    keepNow()
  }
  await registerWorker()
}
