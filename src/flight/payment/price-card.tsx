import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { LiraNote } from '#booking/payment/lira-note.tsx'
import type { FlightBooking } from '#contract/flight-booking.ts'
import styles from '#flight/payment/price-card.module.css'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'

/** What is paid for whom, the discount and the total. Amounts of the groups are per passenger on the wire. */
export function PriceCard({ booking, discount, total }: { booking: FlightBooking; discount: number; total: number }) {
  const { t } = useLingui()
  return (
    <Card title={t`Fiyat Bilgileri`} icon="card">
      <dl className={styles.lines}>
        {booking.group_tickets.map((group) => (
          <Fragment key={group.pax_type}>
            <Line name={`${group.count} × ${group.pax_name}`} amount={group.count * group.total_base} />
            <Line look="minor" name={t`Vergi ve harçlar`} amount={group.count * group.total_tax} />
            <Line look="minor" name={t`Hizmet bedeli`} amount={group.count * group.total_service_fee} />
          </Fragment>
        ))}
        {discount > 0 && <Line look="discount" name={t`İndirim`} amount={-discount} />}
        <div className={styles.total}>
          <dt>
            <Trans>Toplam</Trans>
          </dt>
          <dd aria-live="polite">
            <Money amount={total} />
            <LiraNote amount={total} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}

type Look = 'line' | 'minor' | 'discount'

function Line({ name, amount, look = 'line' }: { name: string; amount: number; look?: Look }) {
  return (
    <div className={styles[look]}>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
