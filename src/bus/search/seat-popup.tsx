import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { type ChosenSeat, withoutSeat } from '#bus/search/seat-rules.ts'
import { NightNote } from '#bus/night-note.tsx'
import { searchParams } from '#bus/search/search-params.ts'
import { useSeatCode } from '#bus/search/seat-code.ts'
import planStyles from '#bus/search/seat-plan.module.css'
import styles from '#bus/search/seat-popup.module.css'
import { TripFailure } from '#bus/search/trip-failure.tsx'
import { TripLine } from '#bus/search/trip-line.tsx'
import { useTrip } from '#bus/search/use-trip.ts'
import type { BusItem } from '#contract/bus-results.ts'
import { Popup } from '#ui/popup.tsx'

interface Props {
  item: BusItem
  sessionUnique: string
  onClose: () => void
}

/** A seat that was taken out of its slot, and the selection that was left by it. */
interface Removal {
  seat: string
  left: readonly ChosenSeat[]
}

/** 'Koltuk Seçimi': the seats of a trip. It is mounted while it is open, so that closing it clears what was chosen. */
export function SeatPopup({ item, sessionUnique, onClose }: Props) {
  const { t } = useLingui()
  const location = useLocation()
  const form = useId()
  const [chosen, setChosen] = useState<readonly ChosenSeat[]>([])
  const [removed, setRemoved] = useState<Removal | null>(null)
  const trip = useTrip(item.product_id, sessionUnique)
  const code = useSeatCode()
  const detail = trip?.detail
  const remove = (seat: string) => {
    const left = withoutSeat(chosen, seat)
    setChosen(left)
    setRemoved({ seat, left })
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
              onRemove={remove}
            />
          </div>
        )
      }
    >
      <div className={styles.content}>
        <div>
          <TripLine trip={item} />
          <NightNote departure={item.departure} />
        </div>
        {detail && code ? (
          <code.SeatPicker
            detail={detail}
            now={trip.now}
            form={form}
            chosen={chosen}
            onChange={setChosen}
            onSend={onClose}
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

/** The address with the trip, whose seats it opens when it is loaded. */
function withTrip({ pathname, search }: Location, productId: string): string {
  const params = new URLSearchParams(search)
  params.set(searchParams.trip, productId)
  return `${pathname}?${params}`
}
