import { Trans, useLingui } from '@lingui/react/macro'
import { FactLines } from '#booking/ticket/fact-lines.tsx'
import styles from '#transfer/booking/transfer-ticket.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { Card } from '#ui/card.tsx'

/** Shows the extras and the additional information of a booking; renders nothing if there are none. */
export function DetailsCard({ booking: { extra_products: extras, transfer } }: { booking: TransferBooking }) {
  const { t } = useLingui()
  const chosen = extras.filter(({ is_selected: selected, quantity }) => selected && quantity > 0)
  const facts = [
    { name: <Trans>Uçuş numarası</Trans>, value: transfer?.flight_number },
    { name: <Trans>Otel Adı</Trans>, value: transfer?.airline_code },
    { name: <Trans>Sürücüye not</Trans>, value: transfer?.note },
  ].filter(({ value }) => value)
  if (chosen.length === 0 && facts.length === 0) return null
  return (
    <Card title={t`Ek Bilgiler`} icon="info">
      {chosen.length > 0 && (
        <ul className={styles.extras}>
          {chosen.map(({ id, name, quantity }) => (
            <li key={id}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          <FactLines facts={facts} />
        </dl>
      )}
    </Card>
  )
}
