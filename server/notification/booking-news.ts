/**
 * Writes notifications about a booking, sent to its account (docs/product/frame.md#notifications). Their texts contain
 * nothing with which somebody could open the booking, since a lock screen shows them to anybody.
 */
import { isReservation } from '#server/booking/booking-state.ts'
import { bookingPath, payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { CalledOffWords, Journey, PartWords, Product, Products } from '#server/parts/product.ts'
import type { Names } from '#server/supply/names.ts'
import { inBoth, message } from '#server/text/messages.ts'
import { asSentence } from '#server/text/as-sentence.ts'
import { moneyText } from '#server/text/money.ts'
import type { Orm } from '#server/db/database.ts'
import type { OwnTexts } from '#server/db/schema/content.ts'
import { notify } from '#server/notification/notify.ts'

interface Told {
  /**
   * Beginning of the notification's title. `tellBuyer` appends the name of the journey, for example 'Ankara – Bursa'.
   */
  title: OwnTexts
  content: OwnTexts
  /**
   * Name that `tellBuyer` appends to the title, for example the two places of one ride. Without it, `tellBuyer` appends
   * the name of the whole booked journey.
   */
  places?: Journey['name']
}

export const ticketIssued = ({ words }: Pick<Product, 'words'>): Told => ({
  title: { tr: 'Biletiniz hazır', en: 'Your ticket is ready' },
  content: inBoth(words.news),
})

/** Notification that the organiser delivered or replaced entry codes or files after the ticket was issued. */
export const vouchersCame: Told = {
  title: { tr: 'Giriş kodlarınız geldi', en: 'Your entry codes are here' },
  content: {
    tr: 'Girişte göstereceğiniz kod ya da bilet, biletinizde. Daha önce aldığınız varsa onun yerine bunu kullanın.',
    en: 'The code or file that you show at the entrance is on your ticket. Use it in place of any earlier one.',
  },
}

/** Returns the notification that a booking was reserved, with `amount` (kuruş) to be paid later. */
export const bookingReserved = (amount: number): Told => ({
  title: { tr: 'Rezervasyonunuz yapıldı', en: 'Your booking is made' },
  content: {
    tr: `Ödeme alınmadı; ödenecek tutar ${moneyText(amount)}. PNR kodunuz ve ödeme bilgisi rezervasyonunuzda.`,
    en: `Nothing was charged; ${moneyText(amount)} is still to be paid. Your PNR and how to pay are in the booking.`,
  },
})

/** Notification that a reserved booking was cancelled. */
export const reservationCancelled: Told = {
  title: { tr: 'Rezervasyonunuz iptal edildi', en: 'Your booking was cancelled' },
  content: {
    tr: 'Ödeme alınmamıştı; iade edilecek tutar yok.',
    en: 'Nothing was charged, so there is nothing to refund.',
  },
}

/** Returns the notification that a ticket was cancelled; `refund` is in kuruş. */
export const ticketCancelled = (refund: number): Told => ({
  title: { tr: 'Biletiniz iptal edildi', en: 'Your ticket was cancelled' },
  content: {
    tr: `${moneyText(refund)} kartınıza iade ediliyor. Hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.`,
    en: `${moneyText(refund)} is being refunded to your card. Your bank may take a few days to show it.`,
  },
})

/**
 * Returns the notification that the organiser of a booked activity cancelled it. It states the reason and the refund;
 * `refund` is in kuruş.
 */
export const journeyCalledOff = (words: CalledOffWords, reason: Names, refund: number): Told => ({
  title: inBoth(words.title),
  content: {
    tr: message(words.news, 'tr', asSentence(reason.tr), moneyText(refund)),
    en: message(words.news, 'en', asSentence(reason.en), moneyText(refund)),
  },
})

/**
 * Returns the notification that the organiser cancelled an activity after the traveller had cancelled the booking. The
 * traveller then gets back the cancellation fee; `fee` is in kuruş.
 */
export const feeReturned = (words: CalledOffWords, reason: Names, fee: number): Told =>
  journeyCalledOff({ ...words, news: words.feeNews }, reason, fee)

/**
 * Returns the notification that parts of a booking were cancelled. `names` has the names of the cancelled parts.
 * `staying` has the names of the parts that stay valid; it is empty if the cancellations of all remaining parts are
 * pending. `refund` is in kuruş.
 */
export const partsCancelled = (
  words: PartWords,
  { names, staying }: { names: readonly string[]; staying: readonly string[] },
  refund: number,
): Told => ({
  title: inBoth(words.partsTitle),
  content: inBoth(staying.length > 0 ? words.partsNews : words.partsNewsOfLast, names.join(', '), moneyText(refund)),
})

/** Returns the notification that the supplier refused a pending cancellation. */
export const cancellationRefused = (booking: BookingRow): Told => ({
  title: { tr: 'İptal kabul edilmedi', en: 'The cancellation was not accepted' },
  content: isReservation(booking)
    ? {
        tr: 'Satıcı iptal isteğinizi kabul etmedi; rezervasyonunuz geçerli. Ayrıntılar için bize ulaşın.',
        en: 'The supplier did not accept your cancellation; your booking stays valid. Please contact us for details.',
      }
    : {
        tr: 'Satıcı iptal isteğinizi kabul etmedi; biletiniz geçerli. Ayrıntılar için bize ulaşın.',
        en: 'The supplier did not accept your cancellation; your ticket stays valid. Please contact us for details.',
      },
})

export const paymentRefunded = (booking: BookingRow): Told => ({
  title: { tr: 'Ödemeniz iade edildi', en: 'Your payment was refunded' },
  content: {
    tr: `Biletiniz düzenlenemedi; ödediğiniz ${moneyText(payable(booking))} kartınıza iade edildi.`,
    en: `Your ticket could not be issued; the ${moneyText(payable(booking))} that you paid was refunded to your card.`,
  },
})

/**
 * Notifies the booking's account in the transaction `tx`; does nothing for a guest. The caller wakes the job
 * 'send-push' after commit.
 */
export async function tellBuyer(
  tx: Orm,
  products: Products,
  booking: BookingRow,
  { title, content, places: told }: Told,
  now: Date,
): Promise<void> {
  const { userId, product } = booking
  if (userId === null) return
  const places = told ?? products[product].ticket.places(booking)
  const whole = { tr: `${title.tr}: ${places.tr}`, en: `${title.en}: ${places.en}` }
  await notify(tx, userId, { title: whole, content, url: bookingPath(booking) }, now)
}
