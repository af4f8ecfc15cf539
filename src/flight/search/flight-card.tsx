import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import shared from '#booking/results/result-card.module.css'
import { ResultRow } from '#booking/results/result-row.tsx'
import { SoldOutOffer } from '#booking/results/sold-out-offer.tsx'
import type { FlightItem } from '#contract/flight-results.ts'
import { type Choice, ChooseFlight } from '#flight/search/choose-flight.tsx'
import { FareBox } from '#flight/search/fare-box.tsx'
import styles from '#flight/search/flight-card.module.css'
import { FlightDetails } from '#flight/search/flight-details.tsx'
import { isPackaged, isSoldOut, outboundOf } from '#flight/search/flight-item.ts'
import { ItineraryLine, type SearchedAirports } from '#flight/search/itinerary-line.tsx'
import { useLegPrice } from '#flight/search/use-leg-price.ts'
import { Icon } from '#ui/icon.tsx'
import { Money, useMoney } from '#ui/money.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/**
 * ID of the GET form that shows a flight's fares without JavaScript: its submit buttons are named `fares` and have the
 * flight's product ID as value.
 */
export const openFaresForm = 'open-fares'

interface Props {
  item: FlightItem
  /** ID of the saved search (the API's search option) for which a price alert can be created. */
  option: string
  asked: SearchedAirports
  choice: Choice
  passengers: number
  opened: boolean
}

/**
 * Shows a flight, or an outbound and return flight sold together, as a row; flight details and fares expand below it.
 */
export const FlightCard = memo(function FlightCard({ item, option, asked, choice, passengers, opened }: Props) {
  const { t } = useLingui()
  const money = useMoney()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(opened)
  // When the row is pressed, the row immediately shows whether it is open or closed. The flight details and fares are
  // rendered afterwards, because rendering them takes longer.
  const shown = useDeferredValue(open)
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    if (open && shown && pressed) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [open, shown, pressed])
  const outbound = outboundOf(item)
  const { departure, arrival } = outbound
  const name = `${departure.time} ${departure.airport.code} – ${arrival.time} ${arrival.airport.code}`
  const { alternative_prices: fares, seats_left: seats, total } = item.price
  const price = useLegPrice(choice)(total)
  const before = choice.leadsTo === 'payment' ? choice.before : null
  const soldOut = isSoldOut(item)
  const asksFare = fares.length > 0 && !soldOut
  const itineraries = isPackaged(item) ? [item.departure, item.return] : [outbound]
  const airlines = [...new Set(itineraries.map(({ airline }) => airline.name))].join(', ')
  return (
    <li className={shared.item}>
      <ResultRow
        id={id}
        label={
          soldOut
            ? t`${outbound.airline.name}, ${name}, yer kalmadı`
            : t`${outbound.airline.name}, ${name}, ${money(price)}`
        }
        soldOut={soldOut}
        carrier={airlines}
        facts={<Baggage allowance={outbound.information.baggage} />}
        left={
          seats === null ? null : seats <= 0 ? (
            <Trans>Yer kalmadı</Trans>
          ) : (
            <Plural value={seats} other="Son # koltuk" />
          )
        }
        price={price}
        note={(passengers > 1 || before) && <PriceNote passengers={passengers} sum={before && before.total + total} />}
        offer={
          soldOut ? (
            <SoldOutOffer product="flight" option={option} />
          ) : asksFare ? null : (
            <ChooseFlight productId={item.product_id} fare="" choice={choice} name={name} />
          )
        }
        control={{
          type: 'submit',
          form: openFaresForm,
          formAction: `/flight/search/#${id}`,
          about: name,
          ...(!asksFare && { word: t`Uçuş ayrıntıları` }),
          name: 'fares',
          value: item.product_id,
          'aria-expanded': open,
          'aria-controls': shown ? `${id}-panel` : undefined,
          onClick: (event) => {
            event.preventDefault()
            setPressed(true)
            setOpen(!open)
          },
        }}
      >
        {itineraries.map((itinerary, index) => (
          <ItineraryLine
            key={index === 0 ? 'outbound' : 'return'}
            direction={itineraries.length > 1 && (index === 0 ? <Trans>Gidiş</Trans> : <Trans>Dönüş</Trans>)}
            itinerary={itinerary}
            asked={asked}
          />
        ))}
      </ResultRow>
      {shown && (
        <div ref={panel} id={`${id}-panel`} className={styles.panel} role="group" aria-label={t`Uçuş ayrıntıları`}>
          <FlightDetails item={item} />
          {asksFare && <FareBox productId={item.product_id} fares={fares} choice={choice} flight={name} />}
        </div>
      )}
    </li>
  )
})

/** Shows the baggage allowance of the cheapest fare. */
function Baggage({ allowance }: { allowance: string }) {
  if (allowance === '') return null
  return (
    <span>
      <Icon name={moreIcons.luggage} size={16} />
      <span className="visually-hidden">
        <Trans>Bagaj:</Trans>
      </span>
      {allowance}
    </span>
  )
}

/**
 * Shows how many passengers the price covers and, for the return flight of a round trip, `sum`: the price of both
 * flights in TRY.
 */
function PriceNote({ passengers, sum }: { passengers: number; sum: number | null }) {
  return (
    <>
      {passengers > 1 && <Plural value={passengers} other="# yolcu toplamı" />}
      {passengers > 1 && sum !== null && <br />}
      {sum !== null && (
        <Trans>
          Gidiş + dönüş: <Money amount={sum} />
        </Trans>
      )}
    </>
  )
}
