/** Routes for a signed-in user's notifications and push subscriptions; they answer 401 to a guest. */
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import { notificationPageSize, PushSubscriptionForm } from '#contract/content.ts'
import { invalidField } from '#server/http/api-error.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import { languageOf, requireUser } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { notifications, pushSubscriptions } from '#server/db/schema/content.ts'

const count = (most: number, otherwise: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'invalid')),
      z.transform((text) => Math.min(Number(text), most)),
    ),
    otherwise,
  )
const Paging = z.object({ page: count(100_000, 1), per_page: count(500, notificationPageSize) })

export function notificationRoutes(route: Router, deps: GatewayDeps): void {
  const { orm } = deps.db

  route('GET', '/notification/list/', async (c) => {
    const { id: userId } = requireUser(c)
    const { page, per_page } = parseForm(Paging, c.req.query(), ['page', 'per_page'], languageOf(c))
    const rows = await orm
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(per_page)
      .offset((page - 1) * per_page)
    const own = messageLanguage(languageOf(c))
    const results = rows.map(({ id, title, content, createdAt, readAt, url }) => ({
      id,
      title: title[own],
      content: content[own],
      created_at: createdAt.toISOString(),
      readed: readAt !== null,
      url,
    }))
    // Marks the notifications in this reply as read in the database. The reply itself still says which of them were
    // unread before this request (docs/product/frame.md#notifications).
    const unread = rows.filter(({ readAt }) => readAt === null).map(({ id }) => id)
    if (unread.length > 0) {
      await orm.update(notifications).set({ readAt: deps.clock.now() }).where(inArray(notifications.id, unread))
    }
    return c.json({ results })
  })

  route('GET', '/notification/info/', async (c) => {
    const mine = eq(notifications.userId, requireUser(c).id)
    const [total_count, unread_count] = await Promise.all([
      orm.$count(notifications, mine),
      orm.$count(notifications, and(mine, isNull(notifications.readAt))),
    ])
    return c.json({ total_count, unread_count })
  })

  pushRoutes(route, deps)
}

/** Lengths in bytes of a push subscription's keys: an uncompressed P-256 point and the auth secret (RFC 8291). */
const keyBytes = { p256dh: 65, auth: 16 }

function pushRoutes(route: Router, deps: GatewayDeps): void {
  const { orm } = deps.db

  route('GET', '/notification/push/', async (c) => {
    const { tokenHash } = requireUser(c)
    const rows = await orm
      .select({ endpoint: pushSubscriptions.endpoint })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.tokenHash, tokenHash))
    return c.json({ public_key: await deps.push.publicKey(), endpoints: rows.map(({ endpoint }) => endpoint) })
  })

  route('POST', '/notification/push/', async (c) => {
    const { id: userId, tokenHash } = requireUser(c)
    await limitRate(deps, c, 'account')
    const language = languageOf(c)
    const { endpoint, keys } = parseForm(PushSubscriptionForm, c.get('body') ?? {}, ['endpoint', 'keys'], language)
    if (!deps.push.allows(endpoint)) throw invalidField('endpoint', language)
    for (const name of ['p256dh', 'auth'] as const) {
      if (Buffer.from(keys[name], 'base64url').length !== keyBytes[name]) throw invalidField(`keys[${name}]`, language)
    }
    await orm.transaction(async (tx) => {
      // A sign-in belongs to one browser, which has one push subscription. So an earlier push subscription of the same
      // sign-in is deleted.
      await tx
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.tokenHash, tokenHash), ne(pushSubscriptions.endpoint, endpoint)))
      const values = { userId, tokenHash, ...keys, language, createdAt: deps.clock.now() }
      await tx
        .insert(pushSubscriptions)
        .values({ endpoint, ...values })
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values })
    })
    return c.json({}, 201)
  })

  route('DELETE', '/notification/push/', async (c) => {
    await orm.delete(pushSubscriptions).where(eq(pushSubscriptions.tokenHash, requireUser(c).tokenHash))
    return c.body(null, 204)
  })
}
