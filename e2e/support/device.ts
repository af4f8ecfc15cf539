/** Reads what a page stores on the device. */
import type { Page } from 'playwright/test'
import { expect } from './expect.ts'

/** Returns all entries of the app's IndexedDB store, by key. */
export async function storedValues(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    // Opening the database before the app creates it would leave the app without its store.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'ufuk')) return {}
    const asked = indexedDB.open('ufuk')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => reject(new Error('no store')))
    })
    const store = database.transaction('keyval').objectStore('keyval')
    const read = (request: IDBRequest) =>
      new Promise<unknown[]>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const [keys, values] = await Promise.all([read(store.getAllKeys()), read(store.getAll())])
    database.close()
    return Object.fromEntries(keys.map((key, index) => [String(key), values[index]]))
  })
}

/**
 * Hides the page, as if the traveller switched to another app: a first visit may then install its service worker.
 * Returns the state of the controlling worker.
 */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    return navigator.serviceWorker.controller?.state
  })

/** Waits until the service worker controls the page and has precached what an offline start needs. */
export async function keptForOffline(page: Page): Promise<void> {
  // The app loads the code that reacts to a hidden page only when the page is idle, so the event is repeated until
  // then.
  await expect.poll(() => leave(page)).toBe('activated')
  await expect
    .poll(async () => (await cachedTexts(page)).map(({ url }) => new URL(url).pathname))
    .toEqual(
      expect.arrayContaining(['/app-shell.html', '/api/mobile/info/', expect.stringMatching('/api/i18n/catalog/')]),
    )
}

/** Returns all URLs and texts in the browser's caches. */
export async function cachedTexts(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push({ url: request.url, text: (await response?.text()) ?? '' })
      }
    }
    return found
  })
}
