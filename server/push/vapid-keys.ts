/** The keys by which push services know this installation: made once, kept in the database, shared by all processes. */
import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { serverKeys } from '#server/db/schema/content.ts'
import type { VapidKeys } from '#server/push/push-sender.ts'

const name = 'vapid'
const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Reads the keys when they are first asked for; of processes that start together, the first to write wins. */
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
