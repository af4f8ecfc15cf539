import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { CancelWords } from '#booking/cancelling/cancel-dialog.tsx'
import { CancelSection } from '#booking/cancelling/cancel-section.tsx'
import styles from '#booking/cancelling/cancelling.module.css'
import { RefundAmounts } from '#booking/cancelling/refund-amounts.tsx'
import { CancellationTerms } from '#transfer/cancellation-terms.tsx'
import { Term } from '#transfer/ride-terms.tsx'
import terms from '#transfer/terms.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { Card, Notice } from '#ui/card.tsx'

interface TransferCancellationCardProps {
  booking: TransferBooking
  /** Load time of the ticket in ms since 1970. */
  now: number
  /** Whether the ticket is a copy stored on this device, which can't be cancelled. */
  offline: boolean
}

/** Cancellation section of a ticket: a transfer is cancelled as a whole. */
export function TransferCancellationCard({ booking, now, offline }: TransferCancellationCardProps) {
  const { t } = useLingui()
  const { cancellation, cancelled, cancel_pending: pending, state } = booking
  const reserved = state === 'reserved'
  const cancelling = (state === 'ticketed' || reserved) && cancellation !== null && !pending
  if (!cancelling && !cancelled && !pending) return null
  return (
    <Card title={reserved ? t`İptal` : t`İptal ve iade`} icon="refund">
      <div className={styles.card}>
        {cancelled && <RefundAmounts {...cancelled} />}
        {pending && (
          <Notice tone="info">
            <Trans>İptal isteğinizi satıcıya ilettik, yanıtını bekliyoruz. Sonucu e-postayla bildireceğiz.</Trans>
          </Notice>
        )}
        {cancelling && (
          <CancelSection
            action={bookingAddresses('transfer').ticket(booking.session_unique)}
            terms={
              <ul className={terms.terms}>
                <Term icon="clock">
                  <CancellationTerms cancellation={cancellation} now={now} unpaid={reserved} />
                </Term>
              </ul>
            }
            until={Date.parse(cancellation.closes_at)}
            now={now}
            offline={offline}
            words={reserved ? reservationWords : ticketWords}
          />
        )}
      </div>
    </Card>
  )
}

const ticketWords: CancelWords = {
  title: msg`Transferi iptal et`,
  final: (limit) => (
    <Trans>
      Son iptal zamanı: {limit}. İptal geri alınamaz; aracınız yeniden satışa açılır ve iade, ödeme yaptığınız karta
      yapılır.
    </Trans>
  ),
}

const reservationWords: CancelWords = {
  title: msg`Rezervasyonu iptal et`,
  final: (limit) => (
    <Trans>
      Son iptal zamanı: {limit}. İptal geri alınamaz; aracınız yeniden satışa açılır. Ödeme alınmadığı için kesinti de
      iade de yoktur.
    </Trans>
  ),
}
