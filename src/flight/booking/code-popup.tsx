import { Trans, useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import type { FlightBooking } from '#contract/flight-booking.ts'
import styles from '#flight/booking/code-popup.module.css'
import { formatDate } from '#i18n/plain-date.ts'
import { Popup } from '#ui/popup.tsx'
import { useSite } from '#ui/site.ts'
import { useWakeLock } from '#ui/use-wake-lock.ts'

/** The codes of a ticket to be scanned at a counter, with what is asked beside them; the screen stays on meanwhile. */
export function CodePopup({ booking, onClose }: { booking: FlightBooking; onClose: () => void }) {
  const { t } = useLingui()
  const { language } = useSite()
  useWakeLock()
  const directions = [booking.departure_booking, booking.return_booking].filter((one) => one !== null)
  return (
    <Popup open title={t`Karekod`} onClose={onClose}>
      {directions.map(({ info }) => (
        <section key={`${info.departure_date} ${info.departure_time}`} className={styles.direction}>
          <h3>
            {info.departure_airport.code} → {info.arrival_airport.code}
          </h3>
          <p>
            {formatDate(info.departure_date, 'day', language)}, {info.departure_time}
            {info.departure_airport.terminal && ` · ${info.departure_airport.terminal}`}
          </p>
          {info.pnr_code && <Code text={info.pnr_code} />}
        </section>
      ))}
      <ul className={styles.names}>
        {booking.tickets.map(
          ({ passenger }, place) =>
            passenger && (
              <li key={place}>
                {passenger.name} {passenger.surname}
              </li>
            ),
        )}
      </ul>
      <p className={styles.direction}>
        <Trans>Kolay okunması için ekran parlaklığını yükseltin.</Trans>
      </p>
    </Popup>
  )
}

/** A PNR as a QR code: dark on white in both themes, with the quiet zone that scanners need. */
function Code({ text }: { text: string }) {
  const { t } = useLingui()
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t`PNR ${text} karekodu`} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption translate="no">{text}</figcaption>
    </figure>
  )
}
