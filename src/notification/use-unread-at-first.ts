import { useState } from 'react'
import type { Notification } from '#contract/content.ts'

/** What tells notifications apart where the gateway gives no id. */
const keyOf = ({ id, title, created_at }: Notification) => String(id ?? `${created_at} ${title}`)

/**
 * Whether an item was unread when this visit first listed it: a longer list, which replaces the shorter one, brings the
 * earlier items back as read, and they must not lose their highlight under the reader's eyes.
 */
export function useUnreadAtFirst(items: readonly Notification[]): (item: Notification) => boolean {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const fresh = items.filter((item) => !item.readed && !unread.has(keyOf(item)))
  if (fresh.length > 0) setUnread(new Set([...unread, ...fresh.map(keyOf)]))
  return (item) => !item.readed || unread.has(keyOf(item))
}
