/** Notifies a user in the app and by push messages to subscribed browsers. */
import { eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { notifications, type OwnTexts, pushOutbox, pushSubscriptions } from '#server/db/schema/content.ts'

export interface News {
  title: OwnTexts
  content: OwnTexts
  /** Path of the page that the notification opens; null if there is none. */
  url: string | null
}

/**
 * Writes the notification and its push messages in the transaction `tx`. The caller wakes the job 'send-push' after
 * commit.
 */
export async function notify(tx: Orm, userId: number, news: News, now: Date): Promise<void> {
  const [row] = await tx
    .insert(notifications)
    .values({ userId, ...news, createdAt: now })
    .returning({ id: notifications.id })
  if (!row) return
  const browsers = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  if (browsers.length === 0) return
  await tx
    .insert(pushOutbox)
    .values(browsers.map(({ id }) => ({ subscriptionId: id, notificationId: row.id, nextAttemptAt: now })))
}
