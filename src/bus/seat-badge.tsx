import { Trans } from '@lingui/react/macro'
import styles from '#bus/seat-badge.module.css'
import type { BusTicket } from '#contract/bus-booking.ts'

/** Badge with a seat number and the passenger's gender, as a word and as a colour. */
export function SeatBadge({ ticket: { gender, gender_name: name, seat_number: seat } }: { ticket: BusTicket }) {
  return (
    <span className={styles.seat} data-gender={gender}>
      <Trans>
        Koltuk {seat} · {name}
      </Trans>
    </span>
  )
}
