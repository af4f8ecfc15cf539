import { useState } from 'react'
import type { Notification } from '#contract/content.ts'

/** Identifies a notification if the gateway sends no id. */
const keyOf = ({ id, title, created_at }: Notification) => String(id ?? `${created_at} ${title}`)

/**
 * Whether an item was unread when this visit first listed it. Loading more pages returns earlier items as read; they
 * keep their highlight.
 */
export function useUnreadAtFirst(items: readonly Notification[]): (item: Notification) => boolean {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const fresh = items.filter((item) => !item.readed && !unread.has(keyOf(item)))
  if (fresh.length > 0) setUnread(new Set([...unread, ...fresh.map(keyOf)]))
  return (item) => !item.readed || unread.has(keyOf(item))
}
