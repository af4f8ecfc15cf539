/** Handles push messages: shows notifications and handles clicks on them. */
import * as z from 'zod/mini'
import { PushMessage } from '#contract/push-message.ts'

declare const self: ServiceWorkerGlobalScope

const icon = '/icons/icon-192.png'

/**
 * Notification for an invalid push message. A notification must be shown in any case, because browsers revoke the
 * permission if a push message shows none.
 */
const unreadable: PushMessage = {
  title: 'Ufuk',
  body: 'Yeni bir bildiriminiz var.',
  url: '/notification/',
  tag: 'notification',
  language: 'tr',
}

function readMessage(data: PushMessageData | null): PushMessage {
  try {
    return z.parse(PushMessage, data?.json())
  } catch {
    return unreadable
  }
}

/** Opens `url` in an existing window that shows no payment; if there is none, in a new window. */
async function show(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const free = windows.find((one) => !new URL(one.url).pathname.includes('/payment/'))
  if (!free) {
    await self.clients.openWindow(url)
    return
  }
  await free.focus()
  // A window that this service worker does not control can't be navigated, so a new one is opened.
  await free.navigate(url).catch(() => self.clients.openWindow(url))
}

/** Registers the push event listeners; must be called synchronously while the worker's script runs. */
export function receivePush(): void {
  self.addEventListener('push', (event) => {
    const { title, body, url, tag, language } = readMessage(event.data)
    event.waitUntil(self.registration.showNotification(title, { body, icon, tag, lang: language, data: url }))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const url: unknown = event.notification.data
    event.waitUntil(show(typeof url === 'string' ? url : unreadable.url))
  })
}
