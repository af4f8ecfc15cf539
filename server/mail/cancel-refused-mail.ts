/** Writes the e-mail about a cancellation that the supplier refused. */
import { isReservation } from '#server/booking/booking-state.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { messageLanguage } from '#server/text/messages.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import { notice } from '#server/mail/notice.ts'

/**
 * Returns the e-mail that tells the buyer that the supplier refused the cancellation and the ticket or reservation
 * stays valid. `booked` are lines with what was booked and the date.
 */
export async function cancelRefusedMail(
  booking: BookingRow,
  booked: readonly string[],
  url: string,
): Promise<MailMessage> {
  const [to, pnr] = [booking.email ?? '', booking.pnr ?? '']
  const reserved = isReservation(booking)
  if (messageLanguage(booking.language) === 'tr') {
    return notice(
      to,
      'tr',
      `İptal isteğiniz kabul edilmedi: ${pnr}`,
      [
        `PNR kodu ${pnr} olan ${reserved ? 'rezervasyonunuz' : 'biletiniz'} için iptal isteğinizi satıcı kabul etmedi.`,
        ...booked,
        `${reserved ? 'Rezervasyonunuz' : 'Biletiniz'} geçerli. Ayrıntılar için bize ulaşabilirsiniz.`,
      ],
      { url, text: 'Rezervasyonu aç' },
    )
  }
  return notice(
    to,
    'en',
    `Your cancellation was not accepted: ${pnr}`,
    [
      `The supplier did not accept the cancellation of your ${reserved ? 'booking' : 'ticket'} with the PNR ${pnr}.`,
      ...booked,
      `Your ${reserved ? 'booking' : 'ticket'} stays valid. You can contact us for details.`,
    ],
    { url, text: 'Open the booking' },
  )
}
