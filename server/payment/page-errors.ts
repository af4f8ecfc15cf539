/** Shows errors of the gateway's own payment pages. Only the log has the cause of an error. */
import type { Context, ErrorHandler } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { bookingPath } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { busySeconds } from '#server/middleware/expected-failures.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import type { Log } from '#server/runtime/log.ts'
import { browserLanguage } from '#server/http/browser-language.ts'
import { sendPage } from '#server/http/html-page.ts'
import { messageLanguage } from '#server/text/messages.ts'

/**
 * If a payment page fails, its error page links to this booking. The field is undefined until the payment page has
 * found the booking.
 */
export interface PageVariables {
  booking: Pick<BookingRow, 'product' | 'sessionUnique' | 'language'> | undefined
}
export type PageContext = Context<{ Variables: PageVariables }>

const style = `
.card{background:var(--paper);border:1px solid var(--line);border-radius:20px;padding:20px}
h1{font-size:20px;line-height:1.25;margin:0 0 12px}
`
const texts = {
  tr: {
    title: 'Ödeme sonucunu şu an gösteremiyoruz',
    text: 'Lütfen tekrar ödeme yapmayın; birazdan rezervasyonunuza yeniden bakın.',
    booking: 'Rezervasyonu aç',
    home: 'Ana sayfa',
  },
  en: {
    title: 'We cannot show the outcome of the payment right now',
    text: 'Please do not pay again; look at your booking once more in a moment.',
    booking: 'Open the booking',
    home: 'Home page',
  },
} as const

/**
 * Returns the error handler of the payment pages. Only the origin that `framedBy` returns, and the page's own origin,
 * may show the error page in a frame.
 */
export function onPageError(log: Log, framedBy: () => string): ErrorHandler<{ Variables: PageVariables }> {
  return (error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error('payment page failed', { route: routePath(c), ...errorDetails(error) })
    const away = isDatabaseUnavailable(error)
    if (away) c.header('Retry-After', String(busySeconds))
    const known = c.get('booking')
    const language = known ? messageLanguage(known.language) : browserLanguage(c)
    const { title, text, booking, home } = texts[language]
    const href = known ? bookingPath(known) : '/'
    const body = html`<section class="card" role="status">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a class="button" href="${href}" target="_top">${known ? booking : home}</a></p>
    </section>`
    return sendPage(c, { language, title, style, body, framedBy: framedBy() }, away ? 503 : 500)
  }
}
