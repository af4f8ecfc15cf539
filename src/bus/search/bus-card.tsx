import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { BusGlyph } from '#bus/bus-glyph.tsx'
import styles from '#bus/search/bus-card.module.css'
import { searchParams } from '#bus/search/search-params.ts'
import { preloadSeatCode } from '#bus/search/seat-code.ts'
import { TripLine } from '#bus/search/trip-line.tsx'
import { fewSeats } from '#contract/bus-limits.ts'
import type { BusFeature, BusItem } from '#contract/bus-results.ts'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Money, useMoney } from '#ui/money.tsx'
import { Button } from '#ui/button.tsx'

/** Id of the GET form that shows the seats of a trip where no scripts run. */
export const openSeatsForm = 'open-seats'

interface Props {
  item: BusItem
  /** A selection of its seats is under way. */
  pending: boolean
  onSelect: (item: BusItem) => void
}

/** A trip as a boarding card; 'Seç' opens its seats. */
export const BusCard = memo(function BusCard({ item, pending, onSelect }: Props) {
  const { t } = useLingui()
  const money = useMoney()
  const { company, departure, information, price } = item
  const { remaning_seats: left } = information
  return (
    <li className={styles.item}>
      <BoardingCard
        aria-label={t`${company.name}, ${departure.time}, ${money(price.total)}`}
        stub={
          <div className={styles.stub}>
            <div>
              {left < fewSeats && (
                <p className={styles.seats}>
                  {left === 0 ? <Trans>Yer kalmadı</Trans> : <Plural value={left} other="Son # Koltuk" />}
                </p>
              )}
              <p className={styles.price}>
                <Money amount={price.total} />
              </p>
            </div>
            <Button
              type="submit"
              form={openSeatsForm}
              name={searchParams.trip}
              value={item.product_id}
              wide
              pending={pending}
              className={styles.select}
              aria-haspopup="dialog"
              onPointerEnter={preloadSeatCode}
              onFocus={preloadSeatCode}
              onClick={(event) => {
                event.preventDefault()
                onSelect(item)
              }}
            >
              <Trans>Seç</Trans>{' '}
              <span className="visually-hidden">
                {company.name} {departure.time}
              </span>
            </Button>
          </div>
        }
      >
        <TripLine trip={item} />
        <Features features={information.features} />
      </BoardingCard>
    </li>
  )
})

/** What the bus has on board, each icon with its name. */
function Features({ features }: { features: readonly BusFeature[] }) {
  const { t } = useLingui()
  if (features.length === 0) return null
  return (
    <ul className={styles.features} aria-label={t`Araçta`}>
      {features.map(({ icon_class: icon, name }) => (
        <li key={icon} className={styles.feature} title={name}>
          <BusGlyph name={icon} size={18} label={name} />
        </li>
      ))}
    </ul>
  )
}
