import { Trans, useLingui } from '@lingui/react/macro'
import styles from '#activity/booking/activity-ticket.module.css'
import { MeetingPoints } from '#activity/meeting-points.tsx'
import { CallLink } from '#booking/ticket/call-link.tsx'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { Card } from '#ui/card.tsx'

/**
 * Card with the meeting points, or the venue if no meeting point is known, and the organiser's telephone number. For a
 * cancelled booking it shows no place. Renders nothing if it has nothing to show.
 */
export function MeetingCard({ booking: { departure_zones, venue, package: bought, provider, state } }: Props) {
  const { t } = useLingui()
  const cancelled = state === 'cancelled'
  const meets = !cancelled && departure_zones.length > 0
  const zones = meets ? departure_zones : venue && !cancelled ? [venue] : []
  if (zones.length === 0 && !provider?.phone) return null
  const title = meets ? t`Buluşma noktası` : zones.length > 0 ? t`Nerede` : t`Kimi aramalıyım?`
  return (
    <Card title={title} icon="location">
      <div className={styles.card}>
        {bought?.pick_up && meets && (
          <p className={styles.muted}>
            <Trans>Otelinizden alınırsınız. Kendiniz gelirseniz buluşma noktası aşağıdadır.</Trans>
          </p>
        )}
        <MeetingPoints zones={zones} />
        {provider?.phone && (
          <div className={styles.call}>
            <p className={styles.muted}>
              {cancelled ? (
                provider.name
              ) : (
                <Trans>Grubu bulamazsanız ya da gecikirseniz {provider.name} ile konuşun.</Trans>
              )}
            </p>
            <CallLink phone={provider.phone} />
          </div>
        )}
      </div>
    </Card>
  )
}

interface Props {
  booking: Pick<ActivityBooking, 'departure_zones' | 'venue' | 'package' | 'provider' | 'state'>
}
