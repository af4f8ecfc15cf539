import { useState } from 'react'
import type { Notification } from '#contract/content.ts'

/** Returns a key for a notification: its ID or, if the gateway sends none, its creation time and title. */
const keyOf = ({ id, title, created_at }: Notification) => String(id ?? `${created_at} ${title}`)

/**
 * Returns a function that tells whether to show a notification as unread. The gateway marks notifications as read when
 * it lists them. When the traveller loads more notifications, the gateway lists the earlier ones again, now as read. A
 * notification that an earlier list contained as unread is shown as unread until the traveller leaves the page.
 */
export function useUnreadAtFirst(items: readonly Notification[]): (item: Notification) => boolean {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const fresh = items.filter((item) => !item.readed && !unread.has(keyOf(item)))
  if (fresh.length > 0) setUnread(new Set([...unread, ...fresh.map(keyOf)]))
  return (item) => !item.readed || unread.has(keyOf(item))
}
