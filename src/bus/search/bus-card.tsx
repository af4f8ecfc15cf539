import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import shared from '#booking/results/result-card.module.css'
import { ResultRow } from '#booking/results/result-row.tsx'
import { SoldOutOffer } from '#booking/results/sold-out-offer.tsx'
import styles from '#bus/search/bus-card.module.css'
import { BusFeatures } from '#bus/search/bus-features.tsx'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import { preloadSeatCode } from '#bus/seats/seat-code.ts'
import { isSoldOut } from '#bus/search/sold-out.ts'
import { TripKind, TripLine } from '#bus/search/trip-line.tsx'
import { cancelHours, fewSeats } from '#contract/bus-limits.ts'
import type { BusItem } from '#contract/bus-results.ts'
import { Icon } from '#ui/icon.tsx'
import { useMoney } from '#ui/money.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/**
 * ID of the GET form that is submitted if a trip is pressed before hydration. The next page shows the seats of this
 * trip.
 */
export const openSeatsForm = 'open-seats'

interface Props {
  item: BusItem
  /** ID of the saved search (the API's search option) for which price alerts are created. */
  option: string
  /** Whether a selection of seats of this trip has been sent and its reply is awaited. */
  pending: boolean
  onSelect: (item: BusItem) => void
}

/** A bus trip as a row; pressing it opens the seats. A sold-out trip offers a price alert instead. */
export const BusCard = memo(function BusCard({ item, option, pending, onSelect }: Props) {
  const { t } = useLingui()
  const money = useMoney()
  const { company, departure, information, price } = item
  const { remaning_seats: left } = information
  const soldOut = isSoldOut(item)
  return (
    <li className={shared.item}>
      <ResultRow
        label={
          soldOut
            ? t`${company.name}, ${departure.time}, yer kalmadı`
            : t`${company.name}, ${departure.time}, ${money(price.total)}`
        }
        soldOut={soldOut}
        carrier={company.name}
        facts={
          <>
            <TripKind information={information} />
            <BusFeatures features={information.features} />
            <OwnTerms cancellation={item.cancellation} />
          </>
        }
        left={
          left >= fewSeats ? null : soldOut ? <Trans>Yer kalmadı</Trans> : <Plural value={left} other="Son # Koltuk" />
        }
        price={price.total}
        offer={soldOut && <SoldOutOffer product="bus" option={option} />}
        control={
          soldOut
            ? undefined
            : {
                type: 'submit',
                form: openSeatsForm,
                about: `${company.name} ${departure.time}`,
                name: busSearchParams.trip,
                value: item.product_id,
                pending,
                'aria-haspopup': 'dialog',
                onPointerEnter: preloadSeatCode,
                onFocus: preloadSeatCode,
                onClick: (event) => {
                  event.preventDefault()
                  onSelect(item)
                },
              }
        }
      >
        <TripLine trip={item} />
      </ResultRow>
    </li>
  )
})

/**
 * Shows the cancellation terms of a trip if they differ from the usual ones (free until twelve hours before departure).
 */
function OwnTerms({ cancellation }: Pick<BusItem, 'cancellation'>) {
  const { t } = useLingui()
  if (!cancellation) return null
  const { hours, fee_percent: fee } = cancellation
  if (hours === cancelHours && fee === 0) return null
  const terms =
    fee === 0
      ? t`İptal: kalkıştan ${hours} saat öncesine kadar`
      : t`İptal: kalkıştan ${hours} saat öncesine kadar, %${fee} kesintiyle`
  return (
    <span className={styles.terms} title={terms}>
      <Icon name={moreIcons.refund} size={16} />
      <span className="visually-hidden">{terms}</span>
      <span aria-hidden="true">{fee === 0 ? t`${hours} sa` : t`${hours} sa, %${fee}`}</span>
    </span>
  )
}
