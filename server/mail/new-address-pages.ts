/**
 * Serves the page that confirms a new e-mail address, mounted at /account. It works without sign-in and without
 * JavaScript.
 */
import { and, eq, gt } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import { randomId, sha256 } from '#server/db/random-token.ts'
import { users } from '#server/db/schema/accounts.ts'
import { emailChanges, passwordResets } from '#server/db/schema/identity.ts'
import { failurePage, linkPage, noticePage } from '#server/mail/link-page.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { browserLanguage } from '#server/http/browser-language.ts'
import { sendPage } from '#server/http/html-page.ts'

const texts = {
  tr: {
    ask: 'Yeni e-posta adresiniz onaylansın mı?',
    askText: 'Onayladığınızda hesabınızın e-posta adresi bu adres olur.',
    confirm: 'Adresi onayla',
    confirmed: 'E-posta adresiniz onaylandı',
    confirmedText: 'Bundan sonra bu adrese yazacağız ve bu adresle giriş yapabilirsiniz.',
    unknown: 'Bağlantı geçerli değil',
    unknownText: 'Bağlantı kullanılmış ya da süresi dolmuş. Profilinizde adresi yeniden kaydedin.',
  },
  en: {
    ask: 'Confirm your new e-mail address?',
    askText: 'Once confirmed, it is the e-mail address of your account.',
    confirm: 'Confirm the address',
    confirmed: 'Your e-mail address is confirmed',
    confirmedText: 'We write to it from now on, and you can sign in with it.',
    unknown: 'The link is not valid',
    unknownText: 'It has already been used or has expired. Save the address in your profile again.',
  },
} as const

type Deps = Pick<GatewayDeps, 'db' | 'clock' | 'jobs' | 'log'>

/**
 * Creates the routes of the page that confirms a new e-mail address. GET only shows a form; the POST of this form
 * confirms the address. So a program that prefetches the link in the e-mail confirms nothing.
 */
export function createEmailPages(deps: Deps): Hono {
  const { orm } = deps.db
  const app = new Hono()
  const open = (token: string) =>
    and(eq(emailChanges.tokenHash, sha256(token)), gt(emailChanges.expiresAt, deps.clock.now()))

  app.onError((error, c) => {
    deps.log.error('e-mail page failed', errorDetails(error))
    return sendPage(c, failurePage(browserLanguage(c)), 500)
  })

  app.on(
    ['GET', 'POST'],
    ['/confirm-email/:token/', '/confirm-email/:token'],
    bodyLimit({ maxSize: 4096 }),
    async (c) => {
      const token = c.req.param('token') ?? ''
      const [row] = await orm
        .select({ language: users.language })
        .from(emailChanges)
        .innerJoin(users, eq(users.id, emailChanges.userId))
        .where(open(token))
      const language = row ? messageLanguage(row.language) : browserLanguage(c)
      const own = texts[language]
      const unknown = () => sendPage(c, noticePage(language, own.unknown, own.unknownText), 404)
      if (!row) return unknown()
      if (c.req.method === 'POST') {
        if (!(await confirm(deps, open(token)))) return unknown()
        return sendPage(c, noticePage(language, own.confirmed, own.confirmedText))
      }
      const form = html`<p>${own.askText}</p>
        <form method="post"><button>${own.confirm}</button></form>`
      return sendPage(c, linkPage(language, own.ask, form))
    },
  )
  return app
}

/**
 * Changes the e-mail address of the account. Returns false if the link was used concurrently or another account has the
 * address.
 */
async function confirm({ db, clock, jobs }: Deps, change: ReturnType<typeof and>): Promise<boolean> {
  try {
    const changed = await db.orm.transaction(async (tx) => {
      // Locks the row of the user before the row of the new address. Other transactions lock them in the same order, to
      // avoid deadlocks.
      const [found] = await tx
        .select({ user: users })
        .from(emailChanges)
        .innerJoin(users, eq(users.id, emailChanges.userId))
        .where(change)
        .for('no key update', { of: users })
      const [taken] = await tx.delete(emailChanges).where(change).returning()
      if (!found || !taken) return false
      const { user } = found
      await tx.update(users).set({ email: taken.email }).where(eq(users.id, user.id))
      // Invalidates reset links that were sent to the old e-mail address.
      await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id))
      const mail = { kind: 'email-changed' as const, email: user.email, language: user.language }
      await queueMail(tx, `email-changed:${user.id}:${randomId()}`, mail, clock.now())
      return true
    })
    if (changed) jobs.wake('send-mail')
    return changed
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_unique') return false
    throw error
  }
}
