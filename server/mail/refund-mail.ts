/** Writes the e-mail about a full refund because no ticket could be issued. */
import { payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { message, messageLanguage } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import type { Product } from '#server/parts/product.ts'
import { notice } from '#server/mail/notice.ts'

/** Returns the e-mail which tells the buyer that no ticket could be issued and that the payment is refunded in full. */
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
