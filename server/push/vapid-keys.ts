/** Reads the VAPID key pair of this installation: created once, stored in the database and shared by all processes. */
import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { serverKeys } from '#server/db/schema/content.ts'
import type { VapidKeys } from '#server/push/push-sender.ts'

const name = 'vapid'
const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })

/**
 * Returns a function that reads the pair of keys for push messages (VAPID) on first use. If several processes start
 * concurrently on a new database, all use the pair that the first one stores.
 */
export function createVapidKeys({ orm }: Pick<Database, 'orm'>): () => Promise<VapidKeys> {
  let known: VapidKeys | undefined
  const read = async () => {
    const [row] = await orm.select({ value: serverKeys.value }).from(serverKeys).where(eq(serverKeys.name, name))
    return row && Keys.parse(row.value)
  }
  return async () => {
    known ??= await read()
    if (known) return known
    await orm.insert(serverKeys).values({ name, value: webPush.generateVAPIDKeys() }).onConflictDoNothing()
    known = await read()
    if (!known) throw new Error('The keys of web push can not be kept')
    return known
  }
}
