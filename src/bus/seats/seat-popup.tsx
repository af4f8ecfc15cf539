import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { type ChosenSeat, seatsLeft, withoutSeat } from '#bus/seats/seat-rules.ts'
import { NightNote } from '#bus/night-note.tsx'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import { useSeatCode } from '#bus/seats/seat-code.ts'
import planStyles from '#bus/seats/seat-plan.module.css'
import styles from '#bus/seats/seat-popup.module.css'
import { TripFailure } from '#bus/seats/trip-failure.tsx'
import { NamedTripLine } from '#bus/search/trip-line.tsx'
import { useTrip } from '#bus/seats/use-trip.ts'
import type { BusItem, SelectedSeat } from '#contract/bus-results.ts'
import { Notice } from '#ui/card.tsx'
import { Popup } from '#ui/popup.tsx'

interface Props {
  item: BusItem
  /**
   * Seats of a refused selection. When the popup opens, those that are free and can still be sold to a passenger of the
   * same gender as before are already chosen.
   */
  kept: readonly SelectedSeat[]
  sessionUnique: string
  onClose: () => void
}

/** A seat that the traveller has removed, and the seats that remained chosen. */
interface Removal {
  seat: string
  left: readonly ChosenSeat[]
}

/**
 * Popup 'Koltuk Seçimi' with the seats of a trip. It is mounted only while open, so that closing it discards the chosen
 * seats.
 */
export function SeatPopup({ item, kept, sessionUnique, onClose }: Props) {
  const { t } = useLingui()
  const location = useLocation()
  const form = useId()
  const [picked, setPicked] = useState<readonly ChosenSeat[] | null>(null)
  const [removed, setRemoved] = useState<Removal | null>(null)
  const [isMissing, setMissing] = useState(false)
  const trip = useTrip(item.product_id, sessionUnique)
  const code = useSeatCode()
  const detail = trip?.detail
  const left = useMemo(() => (detail ? seatsLeft(kept, detail.seat_matrix) : []), [kept, detail])
  const lost = detail ? kept.filter(({ seat }) => !left.some((one) => one.seat === seat)) : []
  const chosen = picked ?? left
  const remove = (seat: string) => {
    const others = withoutSeat(chosen, seat)
    setPicked(others)
    setRemoved({ seat, left: others })
  }
  return (
    <Popup
      open
      onClose={onClose}
      title={t`Koltuk Seçimi`}
      lightDismiss={false}
      footer={
        detail &&
        code && (
          <div className={planStyles.seats}>
            <code.SeatBar
              chosen={chosen}
              form={form}
              removed={removed?.left === chosen ? removed.seat : null}
              isMissing={isMissing && chosen.length === 0}
              onRemove={remove}
            />
          </div>
        )
      }
    >
      <div className={styles.content}>
        <div>
          <NamedTripLine trip={item} />
          <NightNote departure={item.departure} />
        </div>
        {lost.length > 0 && <LostSeats lost={lost} left={left} />}
        {detail && code ? (
          <code.SeatPicker
            product={item.product_id}
            detail={detail}
            now={trip.now}
            form={form}
            chosen={chosen}
            onChange={(seats) => {
              setPicked(seats)
              setMissing(false)
            }}
            onSend={onClose}
            onMissing={() => setMissing(true)}
          />
        ) : code === null ? (
          <TripFailure reload={withTrip(location, item.product_id)} />
        ) : trip?.detail === null ? (
          <TripFailure />
        ) : (
          <p className={styles.loading}>
            <span className={styles.spinner} role="status" aria-label={t`Yükleniyor`} />
          </p>
        )}
      </div>
    </Popup>
  )
}

/** Message that seats of a refused selection can no longer be chosen. */
function LostSeats({ lost, left }: { lost: readonly SelectedSeat[]; left: readonly ChosenSeat[] }) {
  const seats = lost.map(({ seat }) => seat).join(', ')
  return (
    <Notice tone="warning" live>
      <Trans>Artık alınamayan koltuk: {seats}.</Trans>{' '}
      {left.length > 0 ? (
        <Trans>Seçtiğiniz diğer koltuklar duruyor.</Trans>
      ) : (
        <Trans>Lütfen başka bir koltuk seçin.</Trans>
      )}
    </Notice>
  )
}

/**
 * Returns the URL of the current page with the trip in its query. A page that is loaded from this URL shows the seats
 * of the trip.
 */
function withTrip({ pathname, search }: Location, productId: string): string {
  const params = new URLSearchParams(search)
  params.set(busSearchParams.trip, productId)
  return `${pathname}?${params}`
}
