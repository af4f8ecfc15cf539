import { useLingui } from '@lingui/react/macro'
import styles from '#transfer/booking/transfer-ticket.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/**
 * Lists the lead passenger by name and the other passengers under placeholder names, such as 'Yolcu 2'. Renders nothing
 * if the API sends no passengers.
 */
export function TransferPassengers({ tickets }: Pick<TransferBooking, 'tickets'>) {
  const { t } = useLingui()
  const names = tickets.flatMap(({ passenger }) => (passenger ? [`${passenger.name} ${passenger.surname}`.trim()] : []))
  if (names.length === 0) return null
  return (
    <Card title={t`Yolcular`} icon={moreIcons.people}>
      <ol className={styles.passengers}>
        {names.map((name, index) => {
          const place = index + 1
          const label = index === 0 ? t`Lider` : t`Yolcu ${place}`
          return (
            <li key={index} className={styles.passenger}>
              <strong>{name}</strong>
              {name !== label && <span className={styles.label}>{label}</span>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
