import { Trans, useLingui } from '@lingui/react/macro'
import { BookedDeparture } from '#activity/booked-departure.tsx'
import { CancellationTerms } from '#activity/cancellation-terms.tsx'
import { Covered, NotCovered } from '#activity/covered.tsx'
import styles from '#activity/payment/activity-summary-card.module.css'
import { Picture } from '#activity/picture.tsx'
import { placeOf } from '#contract/activity-place.ts'
import { Term, Terms } from '#booking/terms.tsx'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import type { DepartureZone } from '#contract/activity-parts.ts'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/**
 * Card that summarises the booking: activity, departure, package, party, meeting point, cancellation terms at `now` (ms
 * since 1970), and extra costs.
 */
export function ActivitySummaryCard({ booking, now }: { booking: ActivityBooking; now: number }) {
  const { t } = useLingui()
  const { activity, package: bought, cancellation, not_included: costs } = booking
  return (
    <Card title={t`Etkinliğiniz`} icon="balloon">
      <div className={styles.head}>
        <Picture image={activity.image} first className={styles.picture} />
        <div>
          <h3 className={styles.name}>{activity.name}</h3>
          <p className={styles.place}>{placeOf(activity.location)}</p>
        </div>
      </div>
      <Terms>
        <BookedDeparture booking={booking} />
        <Term icon="person">
          {booking.group_tickets.map(({ count, pax_name: name }) => `${count} × ${name}`).join(', ')}
        </Term>
        {booking.departure_zones.map((zone, index) => (
          <Term key={zone.id ?? index} icon="location">
            <MeetingLine zone={zone} />
          </Term>
        ))}
        {booking.departure_zones.length === 0 && booking.venue && (
          <Term icon="location">
            <strong>{booking.venue.name}</strong>
            {booking.venue.address && `, ${booking.venue.address}`}
          </Term>
        )}
        {bought?.pick_up && (
          <Term icon="car">
            <Trans>Otelinizden alınırsınız; saat ve araç, etkinlik yaklaşınca biletinizde görünür.</Trans>
          </Term>
        )}
        {cancellation && (
          <Term icon={moreIcons.refund}>
            <CancellationTerms cancellation={cancellation} now={now} />
          </Term>
        )}
        <NotCovered costs={costs} />
      </Terms>
      <Covered booking={booking} />
    </Card>
  )
}

function MeetingLine({ zone: { name, time, address } }: { zone: DepartureZone }) {
  const place = <strong>{name}</strong>
  const where = address ? `, ${address}` : ''
  return time ? (
    <Trans>
      Buluşma {time}: {place}
      {where}
    </Trans>
  ) : (
    <Trans>
      Buluşma: {place}
      {where}
    </Trans>
  )
}
