import { Trans, useLingui } from '@lingui/react/macro'
import styles from '#activity/booking/activity-ticket.module.css'
import { MeetingPoints } from '#activity/meeting-points.tsx'
import { CallLink } from '#booking/ticket/call-link.tsx'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { Card } from '#ui/card.tsx'

/** Where to meet, and whom to call; renders nothing if neither is known. Nobody meets for a cancelled one. */
export function MeetingCard({ booking: { departure_zones, package: bought, provider, state } }: Props) {
  const { t } = useLingui()
  const cancelled = state === 'cancelled'
  const zones = cancelled ? [] : departure_zones
  if (zones.length === 0 && !provider?.phone) return null
  return (
    <Card title={zones.length > 0 ? t`Buluşma noktası` : t`Kimi aramalıyım?`} icon="location">
      <div className={styles.card}>
        {bought?.pick_up && zones.length > 0 && (
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
  booking: Pick<ActivityBooking, 'departure_zones' | 'package' | 'provider' | 'state'>
}
