/** Writes the e-mail that confirms a cancellation. */
import { payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { asSentence } from '#server/text/as-sentence.ts'
import { message, messageLanguage } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import type { Product } from '#server/parts/product.ts'
import { notice } from '#server/mail/notice.ts'
import type { PromisedMail } from '#server/mail/outbox.ts'

type Cancelled = Pick<
  Extract<PromisedMail, { kind: 'cancelled' }>,
  'refund' | 'seats' | 'staying' | 'waiting' | 'calledOff' | 'ofFee'
>

const texts = {
  tr: {
    ticket: (pnr: string) => `Biletiniz iptal edildi: ${pnr}`,
    ticketLine: (pnr: string) => `PNR kodu ${pnr} olan biletiniz isteğiniz üzerine iptal edildi.`,
    reserved: (pnr: string) => `Rezervasyonunuz iptal edildi: ${pnr}`,
    reservedLine: (pnr: string) => `PNR kodu ${pnr} olan rezervasyonunuz isteğiniz üzerine iptal edildi.`,
    refund: (paid: string, amount: string) =>
      `Ödediğiniz ${paid} tutarın ${amount} kadarı kartınıza iade ediliyor. Hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.`,
    nothing: 'Ödeme alınmamıştı; iade edilecek tutar yok.',
    open: 'Rezervasyonu aç',
  },
  en: {
    ticket: (pnr: string) => `Your ticket was cancelled: ${pnr}`,
    ticketLine: (pnr: string) => `Your ticket with the PNR ${pnr} was cancelled as you asked.`,
    reserved: (pnr: string) => `Your booking was cancelled: ${pnr}`,
    reservedLine: (pnr: string) => `Your booking with the PNR ${pnr} was cancelled as you asked.`,
    refund: (paid: string, amount: string) =>
      `Of the ${paid} that you paid, ${amount} is being refunded to your card. Your bank may take a few days to show it.`,
    nothing: 'Nothing was charged, so there is nothing to refund.',
    open: 'Open the booking',
  },
} as const

/**
 * Returns the e-mail that confirms the cancellation of a whole booking, or of parts of it, with the refund. `booked`
 * are lines with what was booked and the date.
 */
export async function cancelledMail(
  booking: BookingRow,
  { cancelling }: Pick<Product, 'cancelling'>,
  booked: readonly string[],
  { refund, seats, staying, waiting, calledOff, ofFee }: Cancelled,
  url: string,
): Promise<MailMessage> {
  const language = messageLanguage(booking.language)
  const text = texts[language]
  const pnr = booking.pnr ?? ''
  const money = refund === null ? text.nothing : text.refund(moneyText(payable(booking)), moneyText(refund))
  const send = (subject: string, first: string, lines: readonly string[] = []) =>
    notice(booking.email ?? '', language, subject, [first, ...booked, ...lines, money], { url, text: text.open })
  const off = cancelling?.calledOff
  if (calledOff && off && refund !== null) {
    const lines = [
      message(off.line, language, pnr, asSentence(calledOff[language])),
      ...booked,
      message(ofFee ? off.feeRefund : off.refund, language, moneyText(refund)),
    ]
    return notice(booking.email ?? '', language, message(off.subject, language, pnr), lines, { url, text: text.open })
  }
  const words = cancelling?.partWords
  if (staying.length + waiting.length > 0 && words) {
    const list = (key: 'staying' | 'waiting', names: readonly string[]) =>
      names.length === 0 ? [] : [message(words[key], language, names.join(', '))]
    const lines = [...list('staying', staying), ...list('waiting', waiting)]
    return send(
      message(words.partsSubject, language, pnr),
      message(words.parts, language, pnr, seats.join(', ')),
      lines,
    )
  }
  return refund === null
    ? send(text.reserved(pnr), text.reservedLine(pnr))
    : send(text.ticket(pnr), text.ticketLine(pnr))
}
