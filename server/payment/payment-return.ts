/**
 * Serves the pages to which the bank returns the traveller, mounted at /payment. The bank's post is cross-site and has
 * no cookies: the charge's token authenticates it, and the gateway asks the bank for the outcome instead of reading it
 * from the post.
 */
import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { SessionUnique, type BookingState, type LastPayment } from '#contract/booking.ts'
import { bookingState } from '#server/booking/booking-state.ts'
import { bookingPath, findBooking } from '#server/booking/booking-store.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { isStorable } from '#server/runtime/storable-text.ts'
import { findCharge, lastPayment } from '#server/booking/charges.ts'
import { browserLanguage } from '#server/http/browser-language.ts'
import { sendPage } from '#server/http/html-page.ts'
import { postedForm } from '#server/http/posted-form.ts'
import { onPageError, type PageVariables } from '#server/payment/page-errors.ts'
import { refreshPayment } from '#server/payment/open-charge.ts'
import { settlePayment, type Settlement } from '#server/payment/settle-payment.ts'

type ReturnDeps = Settlement & Pick<GatewayDeps, 'publicOrigin'>

type PageOwner = Pick<BookingRow, 'product' | 'sessionUnique'>

const style = `
.card{background:var(--paper);border:1px solid var(--line);border-radius:20px;padding:20px}
h1{font-size:20px;line-height:1.25;margin:0 0 12px}
`

const sentences: Record<BookingState, { tr: [string, string]; en: [string, string] }> = {
  ticketed: { tr: ['Ödemeniz alındı', 'Biletiniz hazır.'], en: ['Payment received', 'Your ticket is ready.'] },
  issuing: {
    tr: ['Ödemeniz alındı', 'Biletiniz düzenleniyor.'],
    en: ['Payment received', 'Your ticket is being issued.'],
  },
  confirming: {
    tr: ['Bankanız ödemeyi onaylıyor', 'Lütfen tekrar ödeme yapmayın; sonucu rezervasyon sayfanızda görebilirsiniz.'],
    en: ['Your bank is confirming the payment', 'Please do not pay again; your booking page shows the outcome.'],
  },
  refunded: {
    tr: ['Ödemeniz iade edildi', 'Biletiniz düzenlenemedi. Tutarın tamamı kartınıza iade edildi.'],
    en: ['Your payment was refunded', 'Your ticket could not be issued. The full amount went back to your card.'],
  },
  declined: {
    tr: ['Ödeme onaylanmadı', 'Kartınızdan para çekilmedi.'],
    en: ['Payment declined', 'You were not charged.'],
  },
  unpaid: {
    tr: ['Ödeme tamamlanmadı', 'Kartınızdan para çekilmedi.'],
    en: ['Payment not completed', 'You were not charged.'],
  },
  cancelled: {
    tr: ['Biletiniz iptal edildi', 'İade tutarı kartınıza gönderildi.'],
    en: ['Your ticket was cancelled', 'The refund is on its way to your card.'],
  },
  expired: {
    tr: ['Ödeme tamamlanmadı', 'Kartınızdan para çekilmedi.'],
    en: ['Payment not completed', 'You were not charged.'],
  },
  reserved: {
    tr: ['Ödeme tamamlanmadı', 'Kartınızdan para çekilmedi; rezervasyonunuz geçerli.'],
    en: ['Payment not completed', 'You were not charged, and your booking is still valid.'],
  },
}
/** Sentences about a reserved booking, by the outcome of its most recent online payment. */
const reservedSentences: Record<LastPayment, (typeof sentences)[BookingState]> = {
  declined: {
    tr: ['Ödeme onaylanmadı', 'Kartınızdan para çekilmedi; rezervasyonunuz geçerli.'],
    en: ['Payment declined', 'You were not charged, and your booking is still valid.'],
  },
  refunded: {
    tr: ['Ödemeniz iade edildi', 'Rezervasyonunuz artık internetten ödenemiyor. Tutarın tamamı kartınıza iade edildi.'],
    en: [
      'Your payment was refunded',
      'Your booking can no longer be paid online. The full amount went back to your card.',
    ],
  },
}
const closeHint = { tr: 'Bu pencereyi kapatabilirsiniz.', en: 'You can close this window.' }
const goOn = { tr: 'Devam et', en: 'Continue' }

const sameText = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Returns the path of the page that shows a booking's state. For an unpaid or expired booking this is the payment page.
 * After a declined card it is the payment page too, so that the traveller can use another card. Otherwise it is the
 * booking's page.
 */
function pageOfState(
  state: BookingState,
  { product, sessionUnique }: PageOwner,
  last: LastPayment | null = null,
): string {
  if (state === 'unpaid' || state === 'expired') return `/${product}/payment/?session_unique=${sessionUnique}`
  if (state === 'declined' || (state === 'reserved' && last === 'declined'))
    return `/${product}/payment/?session_unique=${sessionUnique}&declined=1#card-details`
  return `${bookingPath({ product, sessionUnique })}?clear=true`
}

const badReturnTexts = {
  tr: { title: 'Ödeme bulunamadı', home: 'Ana sayfa' },
  en: { title: 'Payment not found', home: 'Home page' },
} as const

/** Returns the page 'Payment not found' (status 400), for a request that matches no payment or booking. */
function badReturn(c: Context) {
  const language = browserLanguage(c)
  const { title, home } = badReturnTexts[language]
  const body = html`<section class="card">
    <h1>${title}</h1>
    <p><a class="button" href="/">${home}</a></p>
  </section>`
  return sendPage(c, { language, title, style, body }, 400)
}

/**
 * Creates the routes of the pages to which the bank returns the traveller. POST /return/ settles the charge and
 * redirects to GET /finish/{session_unique}/. In a frame, /finish/ shows the outcome and tells the app that the payment
 * has finished. Outside a frame, /finish/ redirects to the page of the app that shows the outcome.
 */
export function createPaymentReturn(deps: ReturnDeps): Hono<{ Variables: PageVariables }> {
  const app = new Hono<{ Variables: PageVariables }>()
  app.onError(onPageError(deps.log, deps.publicOrigin))
  const { db } = deps

  app.on('POST', ['/return/', '/return'], bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
    const form = await postedForm(c)
    const { reference, token } = form
    if (typeof reference !== 'string' || typeof token !== 'string' || !isStorable(reference)) return badReturn(c)
    const charge = await findCharge(db.orm, reference)
    if (!charge || !sameText(token, charge.returnToken)) return badReturn(c)
    const [booking] = await db.orm
      .select({ product: bookings.product, sessionUnique: bookings.sessionUnique, language: bookings.language })
      .from(bookings)
      .where(eq(bookings.id, charge.bookingId))
    c.set('booking', booking)
    await settlePayment(deps, reference)
    return booking ? c.redirect(`/payment/finish/${booking.sessionUnique}/`, 303) : badReturn(c)
  })

  app.on('GET', ['/finish/:session_unique/', '/finish/:session_unique'], async (c) => {
    const sessionUnique = c.req.param('session_unique') ?? ''
    const known = SessionUnique.safeParse(sessionUnique).success
    const found = known ? await findBooking(db.orm, sessionUnique) : undefined
    if (!found) return badReturn(c)
    c.set('booking', found)
    await refreshPayment(deps, found.id)
    await db.orm.update(bookings).set({ finishPageShown: true }).where(eq(bookings.id, found.id))
    const booking = (await findBooking(db.orm, sessionUnique)) ?? found
    const state = bookingState(booking, deps.clock.now())
    const last = state === 'reserved' ? await lastPayment(db.orm, booking.id) : null
    const target = pageOfState(state, booking, last)
    c.header('Cache-Control', 'no-store')
    if (c.req.header('Sec-Fetch-Dest') !== 'iframe') return c.redirect(target, 303)
    const own = booking.language === 'tr' ? 'tr' : 'en'
    const [title, text] = (last ? reservedSentences[last] : sentences[state])[own]
    const body = html`<section class="card" role="status">
      <h1>${title}</h1>
      <p>${text}</p>
      <p>${closeHint[own]}</p>
      <p><a class="button" href="${target}" target="_top">${goOn[own]}</a></p>
    </section>`
    const script = `parent.postMessage({type:'payment-finished'},'*')`
    return sendPage(c, { language: own, title, style, body, script, framedBy: deps.publicOrigin() })
  })
  return app
}
