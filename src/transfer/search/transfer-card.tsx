import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode, useId, useState } from 'react'
import { Form } from 'react-router'
import shared from '#booking/results/result-card.module.css'
import { sharedTransfer } from '#contract/transfer-limits.ts'
import type { TransferItem } from '#contract/transfer-results.ts'
import { Departures } from '#transfer/search/departures.tsx'
import { FlightNumber } from '#transfer/search/flight-number.tsx'
import { OfferTerms, PickUpTerm } from '#transfer/search/offer-terms.tsx'
import type { ListedTransfer } from '#transfer/search/shuttle-departures.ts'
import styles from '#transfer/search/transfer-card.module.css'
import { VehicleFeatures, VehicleServices } from '#transfer/search/vehicle-details.tsx'
import { capacityOf, Room } from '#transfer/vehicle-room.tsx'
import { Badge } from '#ui/badge.tsx'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dotted } from '#ui/dotted.tsx'
import { Money, useMoney } from '#ui/money.tsx'
import row from '#ui/row.module.css'
import { Still } from '#ui/still.tsx'

interface Props {
  item: ListedTransfer
  /** Number of passengers of the search. */
  passengers: number
  /** Time at which the results were loaded, in ms since 1970. */
  now: number
  /** Whether the request that selects the transfer of this card is under way. */
  pending: boolean
}

/**
 * Shows a vehicle as a card in the style of a boarding pass. The button 'Seç' selects the vehicle, also without
 * JavaScript. The card of a shuttle lets the traveller choose a departure.
 */
export const TransferCard = memo(function TransferCard({ item, passengers, now, pending }: Props) {
  const { t } = useLingui()
  const money = useMoney()
  const form = useId()
  const [chosenId, choose] = useState(item.product_id)
  const { information, price, departures } = item
  const chosen = departures.find(({ product_id }) => product_id === chosenId) ?? item
  const isShared = information.transfer_type_code === sharedTransfer
  const { kind, model } = namesOf(item)
  return (
    <li className={shared.item}>
      <BoardingCard
        aria-label={t`${information.transfer_type}, ${kind}, ${model}, ${money(price.total)}`}
        className={styles.card}
        stub={
          <div className={styles.stub}>
            <Still of={item} className={styles.offer}>
              {() => <Offer item={item} passengers={passengers} form={form} />}
            </Still>
            <Form method="post" id={form} className={styles.action}>
              <FlightNumber />
              <Button type="submit" size="small" wide pending={pending} className={styles.choose}>
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
        {departures.length > 1 ? (
          <div className={styles.vehicle}>
            <Vehicle item={item} chosen={chosen} now={now}>
              <Departures item={item} chosen={chosen} form={form} onChoose={choose} />
            </Vehicle>
          </div>
        ) : (
          <Still of={item} className={styles.vehicle}>
            {() => (
              <Vehicle item={item} chosen={item} now={now}>
                {isShared && <Departures item={item} chosen={item} form={form} onChoose={choose} />}
              </Vehicle>
            )}
          </Still>
        )}
      </BoardingCard>
    </li>
  )
})

interface VehicleProps extends Pick<Props, 'item' | 'now'> {
  /**
   * The departure that the traveller has chosen on the card of a shuttle, or the private ride itself. The card shows
   * the terms of this departure or ride.
   */
  chosen: TransferItem
  /** Departure time of a shuttle, or the list from which the traveller chooses it; false for a private ride. */
  children: ReactNode
}

/**
 * Shows the price and for how many vehicles or seats it is. Contains hidden fields of the form that selects the
 * vehicle.
 */
function Offer({ item, passengers, form }: Pick<Props, 'item' | 'passengers'> & { form: string }) {
  const { price, rides, departures, product_id: product } = item
  return (
    <>
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
      {rides.length > 1 && (
        <p className={styles.trip}>
          <Trans>gidiş dönüş</Trans>
        </p>
      )}
      <Dotted
        className={styles.per}
        facts={{ vat: <Trans>KDV dahil</Trans>, per: <PricedPer item={item} passengers={passengers} /> }}
      />
      <input type="hidden" name="intent" value="select" form={form} />
      {departures.length === 1 && <input type="hidden" name="product_id" value={product} form={form} />}
      <input type="hidden" name="price" value={price.total} form={form} />
    </>
  )
}

/**
 * Shows the vehicle, the vendor and the terms of an offer. If a shuttle has several departures, React hydrates this
 * part of the card, except the content of its `Still` elements. Otherwise React hydrates nothing of this part, because
 * `TransferCard` renders the whole part inside `Still`.
 */
function Vehicle({ item, chosen, now, children }: VehicleProps) {
  const { information, vendor, rides } = item
  const isShared = information.transfer_type_code === sharedTransfer
  const { kind, model } = namesOf(item)
  const capacity = capacityOf(item)
  return (
    <>
      <Still of={item} className={styles.look}>
        {() => <Look item={item} />}
      </Still>
      <div className={classNames(row.apart, styles.row)}>
        <div className={classNames(row.apart, styles.line)}>
          <h2 className={styles.kind}>{kind}</h2>
          <Badge {...(isShared ? { tone: 'quiet' } : {})}>{information.transfer_type}</Badge>
        </div>
        {children}
      </div>
      <Still of={item} className={classNames(row.apart, styles.row)}>
        {() => (
          <>
            <Dotted className={styles.model} facts={{ model, vendor: vendor && vendor.name }} />
            <PickUpTerm rides={rides} isShared={isShared} />
          </>
        )}
      </Still>
      <div className={classNames(row.apart, styles.row)}>
        {/* In a server-rendered page, the features and services are rendered again only when their data changes, so
            that an expanded section stays expanded. */}
        <Still of={JSON.stringify([capacity, information.services, item.covers])} className={styles.folds}>
          {() => (
            <>
              <VehicleFeatures capacity={capacity} />
              <VehicleServices services={information.services} covers={item.covers} />
            </>
          )}
        </Still>
        <OfferTerms item={chosen} now={now} />
      </div>
    </>
  )
}

function Look({ item }: Pick<Props, 'item'>) {
  const { image } = item.vehicle
  return (
    <>
      {image && <img src={image} alt="" width={240} height={100} loading="lazy" className={styles.picture} />}
      <Room capacity={capacityOf(item)} />
    </>
  )
}

const namesOf = ({ vehicle, count }: Pick<TransferItem, 'vehicle' | 'count'>) => ({
  kind: count > 1 ? `${count} × ${vehicle.vehicle_type}` : vehicle.vehicle_type,
  model: `${vehicle.brand.name} ${vehicle.model.name}`,
})

/** Shows what the price is for: one or several vehicles, or the seats of all passengers. */
function PricedPer({ item, passengers }: Pick<Props, 'item' | 'passengers'>) {
  const { priced_per: per, count } = item
  if (per === 'seat') return <Plural value={passengers} other="# koltuk için" />
  return count > 1 ? <Plural value={count} other="# araç için" /> : <Trans>araç başına</Trans>
}
