import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect, useId, useRef, useState } from 'react'
import shared from '#booking/results/result-card.module.css'
import { SoldOutOffer } from '#booking/results/sold-out-offer.tsx'
import type { FlightItem } from '#contract/flight-results.ts'
import { type Choice, ChooseFlight } from '#flight/search/choose-flight.tsx'
import { FareBox } from '#flight/search/fare-box.tsx'
import styles from '#flight/search/flight-card.module.css'
import { FlightDetails } from '#flight/search/flight-details.tsx'
import { isPackaged, isSoldOut, outboundOf } from '#flight/search/flight-item.ts'
import { useLegPrice } from '#flight/search/use-leg-price.ts'
import { ItineraryLine } from '#flight/search/itinerary-line.tsx'
import { alertPath } from '#flight/search/flight-search-params.ts'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Money, useMoney } from '#ui/money.tsx'

/** Id of the GET form that opens a fare box without scripts; its field is `fares`. */
export const openFaresForm = 'open-fares'

interface Props {
  item: FlightItem
  /** Id of the search option that price alerts refer to. */
  option: string
  choice: Choice
  passengers: number
  opened: boolean
}

/** A flight, or a packaged pair, as a boarding card; its fares open below it. */
export const FlightCard = memo(function FlightCard({ item, option, choice, passengers, opened }: Props) {
  const { t } = useLingui()
  const money = useMoney()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(opened)
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    if (open && pressed) box.current?.scrollIntoView({ block: 'nearest' })
  }, [open, pressed])
  const outbound = outboundOf(item)
  const { departure, arrival } = outbound
  const name = `${departure.time} ${departure.airport.code} – ${arrival.time} ${arrival.airport.code}`
  const { alternative_prices: fares, total } = item.price
  const legPrice = useLegPrice(choice)
  const soldOut = isSoldOut(item)
  return (
    <li className={shared.item}>
      <BoardingCard
        id={id}
        aria-label={
          soldOut
            ? t`${outbound.airline.name}, ${name}, yer kalmadı`
            : t`${outbound.airline.name}, ${name}, ${money(legPrice(total))}`
        }
        className={classNames(styles.card, soldOut && shared.soldOut)}
        stub={
          <div className={shared.stub}>
            <PriceOf item={item} choice={choice} passengers={passengers} />
            <div className={soldOut ? shared.offer : shared.action}>
              {soldOut ? (
                <SoldOutOffer option={option} path={alertPath} />
              ) : fares.length === 0 ? (
                <ChooseFlight productId={item.product_id} fare="" choice={choice} name={name} />
              ) : (
                <Button
                  type="submit"
                  form={openFaresForm}
                  formAction={`/flight/search/#${id}`}
                  name="fares"
                  value={item.product_id}
                  wide
                  aria-expanded={open}
                  aria-controls={open ? `${id}-fares` : undefined}
                  variant={open ? 'secondary' : 'primary'}
                  onClick={(event) => {
                    event.preventDefault()
                    setPressed(true)
                    setOpen(!open)
                  }}
                >
                  <Trans>Seç</Trans> <span className="visually-hidden">{name}</span>
                </Button>
              )}
            </div>
          </div>
        }
      >
        <div className={styles.journeys}>
          <ItineraryLine itinerary={outbound} label={isPackaged(item) ? <Trans>Gidiş</Trans> : undefined} />
          {isPackaged(item) && <ItineraryLine itinerary={item.return} label={<Trans>Dönüş</Trans>} />}
        </div>
        <FlightDetails item={item} />
      </BoardingCard>
      {open && !soldOut && (
        <div ref={box} className={styles.fares}>
          <FareBox id={`${id}-fares`} productId={item.product_id} fares={fares} choice={choice} flight={name} />
        </div>
      )}
    </li>
  )
})

/** The price of a flight; on the return list also the total of both flights. */
function PriceOf({ item, choice, passengers }: Omit<Props, 'opened' | 'option'>) {
  const { seats_left: seats, total } = item.price
  const legPrice = useLegPrice(choice)
  const before = choice.leadsTo === 'payment' ? choice.before : null
  return (
    <div className={styles.priceBlock}>
      {seats !== null && (
        <p className={shared.seats}>
          {seats <= 0 ? <Trans>Yer kalmadı</Trans> : <Plural value={seats} other="Son # koltuk" />}
        </p>
      )}
      <p className={shared.price}>
        <Money amount={legPrice(total)} />
      </p>
      {passengers > 1 && (
        <p className={styles.note}>
          <Plural value={passengers} other="# yolcu toplamı" />
        </p>
      )}
      {before && (
        <p className={styles.note}>
          <Trans>
            Gidiş + dönüş: <Money amount={before.total + total} />
          </Trans>
        </p>
      )}
    </div>
  )
}
