/** Answers POST contact: stores the message and queues an e-mail to the operator. */
import { ContactForm } from '#contract/content.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import { languageOf } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { contactMessages } from '#server/db/schema/content.ts'
import { queueMail } from '#server/mail/outbox.ts'

/**
 * Adds the contact route, which guests may call. The route answers 400 with field messages, and 429 above the rate
 * limit.
 */
export function contactRoutes(route: Router, deps: GatewayDeps): void {
  route('POST', '/contact/', async (c) => {
    await limitRate(deps, c, 'contact')
    const language = languageOf(c)
    const form = parseForm(ContactForm, c.get('body') ?? {}, ['name', 'email', 'phone', 'message'], language)
    const now = deps.clock.now()
    await deps.db.orm.transaction(async (tx) => {
      const [row] = await tx
        .insert(contactMessages)
        .values({ ...form, language, createdAt: now })
        .returning({ id: contactMessages.id })
      if (row) await queueMail(tx, `contact:${row.id}`, { kind: 'contact', messageId: row.id }, now)
    })
    deps.jobs.wake('send-mail')
    return c.json({}, 201)
  })
}
