/** Push messages: what is shown, and where a press on it leads. */
import * as z from 'zod/mini'
import { PushMessage } from '#contract/push-message.ts'

declare const self: ServiceWorkerGlobalScope

const icon = '/icons/icon-192.png'

/** A message that can't be read is shown all the same: browsers take the permission from those who show nothing. */
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

/** Opens `url`: in a window that is there, unless somebody is paying in it. */
async function show(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const free = windows.find((one) => !new URL(one.url).pathname.includes('/payment/'))
  if (!free) {
    await self.clients.openWindow(url)
    return
  }
  await free.focus()
  // A window that this worker does not control can't be led anywhere.
  await free.navigate(url).catch(() => self.clients.openWindow(url))
}

/** Answers the worker's push events; call it while the worker's script runs. */
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
