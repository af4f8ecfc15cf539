import { Trans } from '@lingui/react/macro'
import styles from '#bus/seat-badge.module.css'
import type { BusTicket } from '#contract/bus-booking.ts'

/** A seat with its passenger's gender, as letters and as a colour. */
export function SeatBadge({ ticket: { gender, gender_name: name, seat_number: seat } }: { ticket: BusTicket }) {
  return (
    <span className={styles.seat} data-gender={gender}>
      <Trans>
        Koltuk {seat} · {name}
      </Trans>
    </span>
  )
}
