import { DrawnCodes } from '#booking/ticket/drawn-codes.tsx'
import styles from '#booking/ticket/printed-codes.module.css'
import { hasBars, type TicketCodes } from '#booking/ticket/ticket-codes.ts'
import { classNames } from '#ui/class-names.ts'

/** Width of a barcode on paper in CSS pixels, as in `drawn-codes.module.css`. */
const barsWidth = 480

/** The codes of a ticket for paper; on the screen they are hidden. */
export function PrintedCodes({ codes }: { codes: TicketCodes }) {
  return (
    <div className={classNames(styles.paper, hasBars(codes) && styles.rows)}>
      <DrawnCodes codes={codes} barsWidth={barsWidth} />
    </div>
  )
}
