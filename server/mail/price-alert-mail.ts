/** Writes the e-mail about a fallen price. */
import { messageLanguage } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import { notice } from '#server/mail/notice.ts'

interface AlertNews {
  email: string
  language: string
  /** Path of the page that repeats the search which the price alert watches, and redirects to its results. */
  path: string
  /** Label of the e-mail's link to the results. */
  open: string
  stopToken: string
  /** The journey that the price alert watches, with its date, for example 'İstanbul – Ankara, 1 Aralık 2026 Salı'. */
  journey: string
  /**
   * Reference price of the alert, in kuruş: the earlier price with which `newPrice` was compared. If the alert had no
   * reference price, `oldPrice` equals `newPrice`.
   */
  oldPrice: number
  /** Lowest price that the watched search had when the alert was checked, in kuruş. */
  newPrice: number
  /** The alert's threshold in kuruş; null if it has none. */
  threshold: number | null
}

/** Returns the e-mail about a fallen price, with a one-click unsubscribe header (RFC 8058). */
export async function priceAlertMail(
  { email, language, path, open, stopToken, journey, oldPrice, newPrice, threshold }: AlertNews,
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
          threshold === null
            ? `${journey} aramanızın en düşük fiyatı ${from} iken ${to} oldu.`
            : `${journey} aramanızın en düşük fiyatı ${to}: belirlediğiniz ${moneyText(threshold)} tutarını aşmıyor.`,
          'Bu fiyat alarmını durdur',
        ]
      : [
          `Price alert: ${journey}`,
          threshold === null
            ? `The lowest price of your search ${journey} went from ${from} to ${to}.`
            : `The lowest price of your search ${journey} is ${to}: not more than the ${moneyText(threshold)} that you set.`,
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
