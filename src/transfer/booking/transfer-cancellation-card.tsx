import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CancelWords } from '#booking/cancelling/cancel-dialog.tsx'
import { WholeCancellationCard } from '#booking/cancelling/whole-cancellation-card.tsx'
import { reservationProof, ticketProof } from '#transfer/booking/owner-proof.tsx'
import { CancellationTerms } from '#transfer/cancellation-terms.tsx'
import type { TransferBooking } from '#contract/transfer-booking.ts'

interface TransferCancellationCardProps {
  booking: TransferBooking
  /** Time at which the ticket was loaded, in ms since 1970. */
  now: number
  /** Whether the shown ticket is a copy stored on this device, which offers no cancellation. */
  offline: boolean
}

/** Cancellation section of a transfer's ticket. */
export function TransferCancellationCard({ booking, now, offline }: TransferCancellationCardProps) {
  const { cancellation } = booking
  const reserved = booking.state === 'reserved'
  return (
    <WholeCancellationCard
      product="transfer"
      booking={booking}
      terms={cancellation && <CancellationTerms cancellation={cancellation} now={now} unpaid={reserved} />}
      words={reserved ? reservationWords : ticketWords}
      now={now}
      offline={offline}
    />
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
  owner: {
    proof: ticketProof,
    otherAccount: (
      <Trans>Bu transfer başka bir hesapla alındı. İptal etmek için önce çıkış yapın, sonra o hesapla girin.</Trans>
    ),
    signIn: <Trans>Bu transfer bir hesapla alındı. İptal etmek için o hesapla giriş yapın.</Trans>,
  },
}

const reservationWords: CancelWords = {
  title: msg`Rezervasyonu iptal et`,
  final: (limit) => (
    <Trans>
      Son iptal zamanı: {limit}. İptal geri alınamaz; aracınız yeniden satışa açılır. Ödeme alınmadığı için kesinti de
      iade de yoktur.
    </Trans>
  ),
  owner: {
    proof: reservationProof,
    otherAccount: (
      <Trans>Bu rezervasyon başka bir hesapla yapıldı. İptal etmek için önce çıkış yapın, sonra o hesapla girin.</Trans>
    ),
    signIn: <Trans>Bu rezervasyon bir hesapla yapıldı. İptal etmek için o hesapla giriş yapın.</Trans>,
  },
}
