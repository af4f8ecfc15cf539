import { Trans } from '@lingui/react/macro'
import type { FlightBooking } from '#contract/flight-booking.ts'
import styles from '#flight/booking/price-summary.module.css'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'

/** What the booking costs, by passenger type, and the total. Group amounts are per passenger. */
export function PriceSummary({ booking: { group_tickets: groups, prices } }: { booking: FlightBooking }) {
  return (
    <Card title={<Trans>Fiyat özeti</Trans>} icon="card">
      <dl className={styles.lines}>
        {groups.map(
          ({ pax_type: type, pax_name: name, count, total_base: base, total_tax: tax, total_service_fee: fee }) => (
            <div key={type}>
              <dt>
                {count} × {name}
              </dt>
              <dd>
                <Money amount={count * (base + tax + fee)} />
              </dd>
            </div>
          ),
        )}
        {prices.discount > 0 && (
          <div className={styles.discount}>
            <dt>
              <Trans>İndirim</Trans>
            </dt>
            <dd>
              <Money amount={-prices.discount} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            <Trans>Toplam</Trans>
          </dt>
          <dd>
            <Money amount={prices.total} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
