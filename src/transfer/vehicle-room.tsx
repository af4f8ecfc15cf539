import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TransferCapacity, TransferVehicle } from '#contract/transfer-parts.ts'
import styles from '#transfer/vehicle-room.module.css'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { moreIcons } from '#ui/more-icons.ts'

interface Offered {
  vehicle: TransferVehicle
  /** How many vehicles of this kind are offered or booked. */
  count: number
  capacity?: TransferCapacity | undefined
}

/** Returns the number of seats and the baggage space of all vehicles of an offer together. */
export function capacityOf({ vehicle, count, capacity }: Offered): TransferCapacity {
  return (
    capacity ?? {
      seats: vehicle.seats * count,
      big_luggage_capacity: vehicle.big_luggage_capacity * count,
      luggage_capacity: vehicle.luggage_capacity * count,
    }
  )
}

const icons = {
  seats: 'person',
  big_luggage_capacity: moreIcons.luggage,
  luggage_capacity: moreIcons.handbag,
} as const satisfies Record<keyof TransferCapacity, IconName>

/** Returns three texts: the number of seats, of suitcases and of pieces of hand baggage. */
function roomWords(capacity: TransferCapacity): Record<keyof TransferCapacity, ReactNode> {
  const { seats, big_luggage_capacity: suitcases, luggage_capacity: bags } = capacity
  return {
    seats: <Plural value={seats} other="# yolcu koltuğu" />,
    big_luggage_capacity: <Plural value={suitcases} other="# büyük bavul" />,
    luggage_capacity: <Plural value={bags} other="# el bagajı" />,
  }
}

const kinds = ['seats', 'big_luggage_capacity', 'luggage_capacity'] as const

/** Lists the capacity of a vehicle as list items. */
export function RoomItems({ capacity, drawn = false }: { capacity: TransferCapacity; drawn?: boolean }) {
  const words = roomWords(capacity)
  return kinds.map((kind) => (
    <li key={kind} className={drawn ? styles.drawn : undefined}>
      {drawn && <Icon name={icons[kind]} size={16} />}
      {words[kind]}
    </li>
  ))
}

/**
 * Shows the capacity of a vehicle as numbers beside icons. Screen readers skip it, because `VehicleFeatures` shows the
 * capacity as text.
 */
export function Room({ capacity }: { capacity: TransferCapacity }) {
  return (
    <p className={styles.room} aria-hidden>
      {kinds.map((kind) => (
        <span key={kind} className={styles.drawn}>
          <Icon name={icons[kind]} size={14} />
          {capacity[kind]}
        </span>
      ))}
    </p>
  )
}
