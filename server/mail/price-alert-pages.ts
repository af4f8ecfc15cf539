/**
 * Serves the unsubscribe page of a price alert, mounted at /price-alert. It works without sign-in and without
 * JavaScript.
 */
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { messageLanguage } from '#server/text/messages.ts'
import type { Database } from '#server/db/database.ts'
import { priceAlerts } from '#server/db/schema/searches.ts'
import type { Log } from '#server/runtime/log.ts'
import { failurePage, linkPage, noticePage } from '#server/mail/link-page.ts'
import { browserLanguage } from '#server/http/browser-language.ts'
import { sendPage } from '#server/http/html-page.ts'
import { errorDetails } from '#server/runtime/error-details.ts'

const texts = {
  tr: {
    ask: 'Fiyat alarmı durdurulsun mu?',
    stop: 'Alarmı durdur',
    stopped: 'Fiyat alarmı durduruldu',
    quiet: 'Bu arama için artık e-posta göndermeyeceğiz.',
    unknown: 'Fiyat alarmı bulunamadı',
    noMail: 'Bu bağlantıya ait bir alarm yok; bunun için e-posta göndermiyoruz.',
  },
  en: {
    ask: 'Stop the price alert?',
    stop: 'Stop the alert',
    stopped: 'The price alert was stopped',
    quiet: 'We will send no more mail about this search.',
    unknown: 'Price alert not found',
    noMail: 'There is no alert for this link, so we send no mail about it.',
  },
} as const
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Creates the pages that stop a price alert; the e-mails about the alert link to them. GET shows a form and POST stops
 * the alert, so that programs that prefetch links stop nothing. POST also serves one-click unsubscribe.
 */
export function createAlertPages({ db, log }: { db: Database; log: Log }): Hono {
  const app = new Hono()
  const paths = ['/stop/:token/', '/stop/:token']

  const find = async (token: string) => {
    if (!uuid.test(token)) return undefined
    const [row] = await db.orm.select().from(priceAlerts).where(eq(priceAlerts.stopToken, token))
    return row && { ...row, own: messageLanguage(row.language) }
  }

  app.onError((error, c) => {
    log.error('alert page failed', errorDetails(error))
    return sendPage(c, failurePage(browserLanguage(c)), 500)
  })

  app.on(['GET', 'POST'], paths, bodyLimit({ maxSize: 4096 }), async (c) => {
    const alert = await find(c.req.param('token') ?? '')
    if (!alert) {
      const language = browserLanguage(c)
      const { unknown, noMail } = texts[language]
      // The alert's owner may have deleted it. The page says the same of any unknown link, so it does not tell a
      // stranger whether there was an alert.
      return sendPage(c, noticePage(language, unknown, noMail), 404)
    }
    const { own } = alert
    const { ask, stop, stopped, quiet } = texts[own]
    if (c.req.method === 'POST')
      await db.orm.update(priceAlerts).set({ active: false, stoppedByMail: true }).where(eq(priceAlerts.id, alert.id))
    // The reply to a POST says that the alert is stopped. So does the reply to a GET if the alert was stopped through
    // an e-mail earlier. Otherwise, the reply to a GET shows the form that stops the alert. The form is also shown if
    // the owner has paused the alert, because the owner could resume it.
    if (c.req.method === 'POST' || alert.stoppedByMail) return sendPage(c, noticePage(own, stopped, quiet))
    const form = html`<form method="post"><button>${stop}</button></form>`
    return sendPage(c, linkPage(own, ask, form))
  })
  return app
}
