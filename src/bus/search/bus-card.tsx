import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { BusGlyph } from '#bus/bus-glyph.tsx'
import shared from '#booking/results/result-card.module.css'
import { SoldOutOffer } from '#booking/results/sold-out-offer.tsx'
import styles from '#bus/search/bus-card.module.css'
import { alertPath, busSearchParams } from '#bus/search/bus-search-params.ts'
import { preloadSeatCode } from '#bus/search/seat-code.ts'
import { isSoldOut } from '#bus/search/sold-out.ts'
import { TripLine } from '#bus/search/trip-line.tsx'
import { cancelHours, fewSeats } from '#contract/bus-limits.ts'
import type { BusFeature, BusItem } from '#contract/bus-results.ts'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Money, useMoney } from '#ui/money.tsx'
import { Button } from '#ui/button.tsx'

/** Id of the GET form that shows a trip's seats without scripts. */
export const openSeatsForm = 'open-seats'

interface Props {
  item: BusItem
  /** Id of the search option that price alerts refer to. */
  option: string
  /** Whether seats of this trip are being selected. */
  pending: boolean
  onSelect: (item: BusItem) => void
}

/** A trip as a boarding card; 'Seç' opens its seats, a sold-out trip offers a price alert instead. */
export const BusCard = memo(function BusCard({ item, option, pending, onSelect }: Props) {
  const { t } = useLingui()
  const money = useMoney()
  const { company, departure, information, price } = item
  const { remaning_seats: left } = information
  const soldOut = isSoldOut(item)
  return (
    <li className={shared.item}>
      <BoardingCard
        aria-label={
          soldOut
            ? t`${company.name}, ${departure.time}, yer kalmadı`
            : t`${company.name}, ${departure.time}, ${money(price.total)}`
        }
        className={soldOut ? shared.soldOut : undefined}
        stub={
          <div className={shared.stub}>
            <div>
              {left < fewSeats && (
                <p className={shared.seats}>
                  {soldOut ? <Trans>Yer kalmadı</Trans> : <Plural value={left} other="Son # Koltuk" />}
                </p>
              )}
              <p className={shared.price}>
                <Money amount={price.total} />
              </p>
            </div>
            {soldOut ? (
              <div className={shared.offer}>
                <SoldOutOffer option={option} path={alertPath} />
              </div>
            ) : (
              <Button
                type="submit"
                form={openSeatsForm}
                name={busSearchParams.trip}
                value={item.product_id}
                wide
                pending={pending}
                className={shared.action}
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
            )}
          </div>
        }
      >
        <TripLine trip={item} />
        <div className={styles.more}>
          <Features features={information.features} />
          <OwnTerms cancellation={item.cancellation} />
        </div>
      </BoardingCard>
    </li>
  )
})

/** Cancellation terms that differ from the usual ones: free of charge up to twelve hours before departure. */
function OwnTerms({ cancellation }: Pick<BusItem, 'cancellation'>) {
  if (!cancellation) return null
  const { hours, fee_percent: fee } = cancellation
  if (hours === cancelHours && fee === 0) return null
  return (
    <p className={styles.terms}>
      <Icon name="refund" size={16} />
      <span>
        {fee === 0 ? (
          <Trans>İptal: kalkıştan {hours} saat öncesine kadar</Trans>
        ) : (
          <Trans>
            İptal: kalkıştan {hours} saat öncesine kadar, %{fee} kesintiyle
          </Trans>
        )}
      </span>
    </p>
  )
}

/** The equipment of a bus as icons with names. */
function Features({ features }: { features: readonly BusFeature[] }) {
  const { t } = useLingui()
  if (features.length === 0) return null
  // Default names for a backend that sends none.
  const own: Record<BusFeature['icon_class'], string> = {
    charging: t`Şarj`,
    wifi: 'Wi-Fi',
    tv: 'TV',
    headphones: t`Kulaklık`,
    mobile: t`Mobil bilet`,
  }
  return (
    <ul className={styles.features} aria-label={t`Araçta`}>
      {features.map(({ icon_class: icon, name = own[icon] }) => (
        <li key={icon} className={styles.feature} title={name}>
          <BusGlyph name={icon} size={18} label={name} />
        </li>
      ))}
    </ul>
  )
}
