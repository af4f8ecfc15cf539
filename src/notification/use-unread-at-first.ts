import { useState } from 'react'
import type { Notification } from '#contract/content.ts'

/** Key of a notification: its ID or, if the gateway sends none, its creation time and title. */
const keyOf = ({ id, title, created_at }: Notification) => String(id ?? `${created_at} ${title}`)

/**
 * Returns whether an item was unread when this visit first listed it. Loading more pages returns earlier items as read,
 * but their highlight stays.
 */
export function useUnreadAtFirst(items: readonly Notification[]): (item: Notification) => boolean {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const fresh = items.filter((item) => !item.readed && !unread.has(keyOf(item)))
  if (fresh.length > 0) setUnread(new Set([...unread, ...fresh.map(keyOf)]))
  return (item) => !item.readed || unread.has(keyOf(item))
}
