import { Trans, useLingui } from '@lingui/react/macro'
import styles from '#activity/booking/activity-ticket.module.css'
import { SharePosition } from '#activity/booking/share-position.tsx'
import { MapsLink, PlacesMap } from '#activity/meeting-points.tsx'
import { Term, Terms } from '#booking/terms.tsx'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import type { ActivityOperation } from '#contract/activity-operation.ts'
import { dateAndTime } from '#contract/date-time.ts'
import { formatInstant } from '#i18n/instant.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { Card } from '#ui/card.tsx'
import { useSite } from '#ui/site.ts'

interface PickUpCardProps {
  booking: ActivityBooking
  /**
   * Whether the shown ticket is a copy stored on this device. A copy does not offer to share the traveller's position.
   */
  offline: boolean
}

/**
 * Card with the time and the place of the pick-up. While they are unknown, it shows the time from which they will be
 * known. Renders nothing for a package without pick-up, or if the booking's state is not `ticketed`.
 */
export function PickUpCard({ booking, offline }: PickUpCardProps) {
  const { t } = useLingui()
  const { language } = useSite()
  const { operation, operation_from: from, state } = booking
  if (state !== 'ticketed' || (operation === null && from === null)) return null
  const sharedUntil = booking.shared_until ?? operation?.shared?.until ?? null
  const known = from && formatInstant(new Date(from), language)
  return (
    <Card title={t`Alınış bilgileri`} icon="car">
      <div className={styles.card}>
        {operation ? (
          <PickUp operation={operation} />
        ) : (
          <p className={styles.muted}>
            <Trans>Alınış saati, aracı ve adresi {known} itibarıyla burada görünür.</Trans>
          </p>
        )}
        {(operation !== null || sharedUntil !== null) && (
          <SharePosition booking={booking} sharedUntil={sharedUntil} offline={offline} />
        )}
      </div>
    </Card>
  )
}

function PickUp({ operation }: { operation: ActivityOperation }) {
  const { language } = useSite()
  const {
    pickup_address: address,
    pickup_date: at,
    pickup_location: location,
    vehicle,
    costomer_notes: notes,
  } = operation
  const { date, time } = dateAndTime(at)
  const place = location && { name: address, latitude: location.lat, longitude: location.lon }
  return (
    <>
      <p>
        <time dateTime={`${date}T${time}`}>
          <span className={styles.when}>{time}</span> {formatDate(date, 'day', language)}
        </time>
      </p>
      <Terms>
        <Term icon="location">
          <Trans>Alınış adresi: {address}</Trans>
        </Term>
        <Term icon="car">
          <Trans>Araç: {vehicle.vehicle.display_name}</Trans>
        </Term>
      </Terms>
      {place && (
        <div>
          <PlacesMap places={[place]} />
          <MapsLink place={place} />
        </div>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ title, note, created_at: created }) => (
            <li key={`${created} ${title}`}>
              <strong>{title}</strong>
              {note}
              <span className={styles.muted}> {formatInstant(new Date(created), language)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
