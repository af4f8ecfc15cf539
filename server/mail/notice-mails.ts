/** Shorter mails: a refund, and a price that moved. */
import { payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { message, messageLanguage } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import type { Product } from '#server/parts/product.ts'
import { notice } from '#server/mail/notice.ts'

/** The payment came when no ticket could be issued any more, and went back in full. */
export async function refundMail(
  booking: BookingRow,
  { words }: Pick<Product, 'words'>,
  url: string,
): Promise<MailMessage> {
  const amount = moneyText(payable(booking))
  const to = booking.email ?? ''
  if (messageLanguage(booking.language) === 'tr') {
    return notice(
      to,
      'tr',
      'Ödemeniz iade edildi',
      [
        message(words.notIssued, 'tr'),
        `Ödediğiniz ${amount} kartınıza iade edildi. Hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.`,
      ],
      { url, text: 'Rezervasyonu aç' },
    )
  }
  return notice(
    to,
    'en',
    'Your payment was refunded',
    [
      message(words.notIssued, 'en'),
      `The ${amount} that you paid went back to your card. Your bank may take a few days to show it.`,
    ],
    { url, text: 'Open the booking' },
  )
}

/** The supply did not accept a cancellation; the ticket stays valid. */
export async function cancelRefusedMail(booking: BookingRow, url: string): Promise<MailMessage> {
  const [to, pnr] = [booking.email ?? '', booking.pnr ?? '']
  if (messageLanguage(booking.language) === 'tr') {
    return notice(
      to,
      'tr',
      `İptal isteğiniz kabul edilmedi: ${pnr}`,
      [
        `PNR kodu ${pnr} olan biletiniz için iptal isteğinizi satıcı kabul etmedi.`,
        'Biletiniz geçerli. Ayrıntılar için bize ulaşabilirsiniz.',
      ],
      { url, text: 'Rezervasyonu aç' },
    )
  }
  return notice(
    to,
    'en',
    `Your cancellation was not accepted: ${pnr}`,
    [
      `The supplier did not accept the cancellation of your ticket with the PNR ${pnr}.`,
      'Your ticket stays valid. You can contact us for details.',
    ],
    { url, text: 'Open the booking' },
  )
}

export interface AlertNews {
  email: string
  language: string
  /** Path of the search's gate. */
  path: string
  /** What the way to the results is called. */
  open: string
  stopToken: string
  /** As in İstanbul – Ankara, 1 Aralık 2026 Salı. */
  journey: string
  /** Kuruş. */
  oldPrice: number
  newPrice: number
}

/** The lowest price of a watched search fell. Every such mail can be stopped by one click (RFC 8058). */
export async function priceAlertMail(
  { email, language, path, open, stopToken, journey, oldPrice, newPrice }: AlertNews,
  publicOrigin: string,
): Promise<MailMessage> {
  const stopUrl = `${publicOrigin}/price-alert/stop/${stopToken}/`
  const headers = { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  const url = `${publicOrigin}${path}`
  const from = moneyText(oldPrice)
  const to = moneyText(newPrice)
  const [subject, line, stop] =
    messageLanguage(language) === 'tr'
      ? [
          `Fiyat alarmı: ${journey}`,
          `${journey} aramanızın en düşük fiyatı ${from} iken ${to} oldu.`,
          'Bu fiyat alarmını durdur',
        ]
      : [
          `Price alert: ${journey}`,
          `The lowest price of your search ${journey} went from ${from} to ${to}.`,
          'Stop this price alert',
        ]
  const mail = await notice(
    email,
    messageLanguage(language),
    subject,
    [line],
    { url, text: open },
    { url: stopUrl, text: stop },
  )
  return { ...mail, headers }
}
