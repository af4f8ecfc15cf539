/**
 * Main module of the service worker. It precaches files, caches responses by the rules in `table.ts`, and handles push
 * messages and the messages of pages.
 */
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { refreshTexts } from '#sw/fresh-texts.ts'
import { documentsFromServer } from '#sw/navigation.ts'
import { precachePlugin } from '#sw/plugins.ts'
import { receivePush } from '#sw/push.ts'
import { registerStrategies } from '#sw/strategies.ts'
import { isAbandoned } from '#sw/table.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

cleanupOutdatedCaches()
addPlugins([precachePlugin])
precacheAndRoute(self.__WB_MANIFEST)
registerStrategies()
receivePush()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app-shell.html'), { denylist: documentsFromServer }))

self.addEventListener('install', (event) => event.waitUntil(refreshTexts().catch(() => undefined)))

self.addEventListener('message', (event) => {
  const type = (event.data as { type?: unknown } | null)?.type
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type === 'CLAIM_CLIENTS') event.waitUntil(self.clients.claim())
})

async function takeOver(): Promise<void> {
  const abandoned = (await caches.keys()).filter(isAbandoned)
  await Promise.all(abandoned.map((cache) => caches.delete(cache)))
  await self.clients.claim()
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
