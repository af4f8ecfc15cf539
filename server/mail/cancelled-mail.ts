/** The mail about seats that their traveller cancelled. */
import { payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import { notice } from '#server/mail/notice.ts'
import type { PromisedMail } from '#server/mail/outbox.ts'

type Cancelled = Pick<Extract<PromisedMail, { kind: 'cancelled' }>, 'refund' | 'seats' | 'staying'>

/** Of the whole ticket, or of some seats while others stay. Names what goes back of what was paid. */
export async function cancelledMail(
  booking: BookingRow,
  { refund, seats, staying }: Cancelled,
  url: string,
): Promise<MailMessage> {
  const amount = moneyText(refund)
  const paid = moneyText(payable(booking))
  const [to, pnr] = [booking.email ?? '', booking.pnr ?? '']
  const [gone, left] = [seats.join(', '), staying.join(', ')]
  const language = messageLanguage(booking.language)
  const texts =
    language === 'tr'
      ? {
          subject: left ? `Biletinizden koltuk iptal edildi: ${pnr}` : `Biletiniz iptal edildi: ${pnr}`,
          lines: [
            ...(left
              ? [
                  `PNR kodu ${pnr} olan biletinizde iptal edilen koltuk: ${gone}.`,
                  `Biletiniz şu koltuklar için geçerli: ${left}.`,
                ]
              : [`PNR kodu ${pnr} olan biletiniz isteğiniz üzerine iptal edildi.`]),
            `Ödediğiniz ${paid} tutarın ${amount} kadarı kartınıza iade ediliyor. Hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.`,
          ],
          open: 'Rezervasyonu aç',
        }
      : {
          subject: left ? `Seats of your ticket were cancelled: ${pnr}` : `Your ticket was cancelled: ${pnr}`,
          lines: [
            ...(left
              ? [`Cancelled seats of your ticket with the PNR ${pnr}: ${gone}.`, `Your ticket is good for: ${left}.`]
              : [`Your ticket with the PNR ${pnr} was cancelled as you asked.`]),
            `Of the ${paid} that you paid, ${amount} are going back to your card. Your bank may take a few days to show them.`,
          ],
          open: 'Open the booking',
        }
  return notice(to, language, texts.subject, texts.lines, { url, text: texts.open })
}
