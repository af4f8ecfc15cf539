import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CancellationTerms, LocalTimes } from '#activity/cancellation-terms.tsx'
import type { CancelWords } from '#booking/cancelling/cancel-dialog.tsx'
import { ticketOwner } from '#booking/cancelling/owner-check.tsx'
import { WholeCancellationCard } from '#booking/cancelling/whole-cancellation-card.tsx'
import type { ActivityBooking } from '#contract/activity-booking.ts'

interface ActivityCancellationCardProps {
  booking: ActivityBooking
  /** Time at which the ticket was loaded, in ms since 1970. */
  now: number
  /** Whether the shown ticket is a copy stored on this device; such a copy offers no cancellation. */
  offline: boolean
}

export function ActivityCancellationCard({ booking, now, offline }: ActivityCancellationCardProps) {
  const { cancellation, time_zone: timeZone } = booking
  return (
    <WholeCancellationCard
      product="activity"
      booking={booking}
      terms={cancellation && <CancellationTerms cancellation={cancellation} now={now} />}
      words={{ ...words, zone: { name: timeZone, note: <LocalTimes /> } }}
      now={now}
      offline={offline}
    />
  )
}

const words: CancelWords = {
  title: msg`Etkinliği iptal et`,
  final: (limit) => (
    <Trans>
      Son iptal zamanı: {limit}. İptal geri alınamaz; yerleriniz yeniden satışa açılır ve iade, ödeme yaptığınız karta
      yapılır.
    </Trans>
  ),
  owner: ticketOwner,
}
