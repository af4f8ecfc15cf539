import { Trans } from '@lingui/react/macro'
import { CallLink } from '#booking/ticket/call-link.tsx'
import styles from '#transfer/booking/transfer-ticket.module.css'
import type { BookedRide } from '#contract/transfer-booking.ts'
import { formatInstant } from '#i18n/instant.ts'
import { useSite } from '#ui/site.ts'

/**
 * Shows the drivers of a ride with number plate and telephone number or, while the drivers are unknown, when they will
 * be known.
 */
export function RideDrivers({ ride: { drivers, drivers_from: from } }: { ride: BookedRide }) {
  const { language } = useSite()
  if (!drivers || drivers.length === 0) {
    if (from === null) return null
    const known = formatInstant(new Date(from), language)
    return (
      <p className={styles.unknown}>
        <Trans>Sürücünün adı, telefonu ve plakası {known} itibarıyla burada görünür.</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.drivers}>
      {drivers.map(({ name, phone, plate }) => (
        <li key={plate} className={styles.driver}>
          <span className={styles.name}>
            <span className={styles.label}>
              <Trans>Sürücü</Trans>
            </span>
            <strong>{name}</strong>
          </span>
          <span className={styles.plate} translate="no">
            {plate}
          </span>
          <CallLink phone={phone} />
        </li>
      ))}
    </ul>
  )
}
