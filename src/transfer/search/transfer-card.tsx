import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Form } from 'react-router'
import { CancellationTerm } from '#booking/results/cancellation-term.tsx'
import shared from '#booking/results/result-card.module.css'
import { sharedTransfer } from '#contract/transfer-limits.ts'
import type { TransferItem } from '#contract/transfer-results.ts'
import { FlightNumber } from '#transfer/search/flight-number.tsx'
import { PickUpTerm } from '#transfer/search/offer-terms.tsx'
import styles from '#transfer/search/transfer-card.module.css'
import { VehicleFeatures, VehicleServices } from '#transfer/search/vehicle-details.tsx'
import { Badge } from '#ui/badge.tsx'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Button } from '#ui/button.tsx'
import { Money, useMoney } from '#ui/money.tsx'

interface Props {
  item: TransferItem
  /** Size of the party. */
  passengers: number
  /** Load time in ms since 1970. */
  now: number
  /** Whether this vehicle is being selected. */
  pending: boolean
}

/** A vehicle as a boarding card; 'Seç' selects it, also without scripts. */
export const TransferCard = memo(function TransferCard({ item, passengers, now, pending }: Props) {
  const { t } = useLingui()
  const money = useMoney()
  const { information, vehicle, vendor, price, count, left } = item
  const isShared = information.transfer_type_code === sharedTransfer
  const model = `${vehicle.brand.name} ${vehicle.model.name}`
  const kind = count > 1 ? `${count} × ${vehicle.vehicle_type}` : vehicle.vehicle_type
  return (
    <li className={shared.item}>
      <BoardingCard
        aria-label={t`${information.transfer_type}, ${kind}, ${model}, ${money(price.total)}`}
        className={styles.card}
        stub={
          <div className={shared.stub}>
            <div className={styles.offer}>
              <p className={styles.price}>
                <Money amount={price.total} />
                {price.discount > 0 && (
                  <s className={styles.before}>
                    <span className="visually-hidden">
                      <Trans>İndirimsiz fiyat</Trans>{' '}
                    </span>
                    <Money amount={price.total + price.discount} />
                  </s>
                )}
              </p>
              <p className={styles.per}>
                <Trans>KDV dahil</Trans>
                {' · '}
                <PricedPer item={item} passengers={passengers} />
              </p>
            </div>
            <Form method="post" className={shared.action}>
              <input type="hidden" name="intent" value="select" />
              <input type="hidden" name="product_id" value={item.product_id} />
              <input type="hidden" name="price" value={price.total} />
              <FlightNumber />
              <Button type="submit" size="small" wide pending={pending}>
                <Trans>Seç</Trans>{' '}
                <span className="visually-hidden">
                  {kind}, {model}, {money(price.total)}
                </span>
              </Button>
            </Form>
          </div>
        }
      >
        {price.campaign && (
          <p className={styles.ribbon} title={price.campaign.name}>
            <Trans>Kampanya</Trans>
          </p>
        )}
        <div className={styles.vehicle}>
          <div className={styles.look}>
            {vehicle.image && (
              <img src={vehicle.image} alt="" width={240} height={100} loading="lazy" className={styles.picture} />
            )}
            <PickUpTerm rides={item.rides} isShared={isShared} />
          </div>
          <div className={styles.about}>
            <div className={styles.line}>
              <h2 className={styles.kind}>{kind}</h2>
              <Badge {...(isShared ? { tone: 'quiet' } : {})}>{information.transfer_type}</Badge>
            </div>
            <p className={styles.model}>
              {model}
              {vendor && ` · ${vendor.name}`}
            </p>
            <div className={styles.folds}>
              <VehicleFeatures vehicle={vehicle} count={count} capacity={item.capacity} />
              <VehicleServices services={information.services} covers={item.covers} />
            </div>
          </div>
        </div>
        <div className={styles.terms}>
          {left !== null && (
            <span className={shared.seats}>
              {item.priced_per === 'seat' ? (
                <Plural value={left} other="Son # Koltuk" />
              ) : (
                <Plural value={left} other="Son # araç" />
              )}
            </span>
          )}
          <CancellationTerm cancellation={item.cancellation} now={now} />
        </div>
      </BoardingCard>
    </li>
  )
})

/** What the price is for: the vehicles, or the seats of the party. */
function PricedPer({ item, passengers }: Pick<Props, 'item' | 'passengers'>) {
  const { priced_per: per, count, rides } = item
  const covered =
    per === 'seat' ? (
      <Plural value={passengers} other="# koltuk için" />
    ) : count > 1 ? (
      <Plural value={count} other="# araç için" />
    ) : (
      <Trans>araç başına</Trans>
    )
  if (rides.length < 2) return covered
  return (
    <>
      {covered} · <Trans>gidiş dönüş</Trans>
    </>
  )
}
