import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#transfer/booked-vehicle.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

type Booked = Pick<TransferBooking, 'vehicle' | 'count' | 'capacity' | 'vendor' | 'info'>

/** The vehicle of a booking: type, brand, model, vendor, picture, and what it takes. */
export function BookedVehicle({ booking: { vehicle, count, capacity, vendor, info } }: { booking: Booked }) {
  const { seats, big_luggage_capacity: suitcases, luggage_capacity: bags } = capacity ?? vehicle
  const type = count > 1 ? `${count} × ${vehicle.vehicle_type}` : vehicle.vehicle_type
  return (
    <div className={styles.vehicle}>
      <div className={styles.words}>
        <p className={styles.type}>{type}</p>
        <p className={styles.muted}>
          {vehicle.brand.name} {vehicle.model.name}
        </p>
        <p className={styles.muted}>{[info.transfer_type_display, vendor?.name].filter(Boolean).join(' · ')}</p>
      </div>
      {vehicle.image && <img src={vehicle.image} alt="" width={120} height={50} className={styles.picture} />}
      <ul className={styles.features}>
        <Feature icon="person">
          <Plural value={seats} one="# koltuk" other="# koltuk" />
        </Feature>
        <Feature icon="luggage">
          <Plural value={suitcases} one="# büyük bavul" other="# büyük bavul" />
        </Feature>
        <Feature icon="handbag">
          <Plural value={bags} one="# el bagajı" other="# el bagajı" />
        </Feature>
      </ul>
    </div>
  )
}

function Feature({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.feature}>
      <Icon name={icon} size={16} />
      {children}
    </li>
  )
}

/** What the price covers, in one line; renders nothing if the backend does not say. */
export function Covered({ covers }: Pick<TransferBooking, 'covers'>) {
  if (covers.length === 0) return null
  const list = covers.map(({ name }) => name).join(', ')
  return (
    <p className={styles.covered}>
      <Trans>Fiyata dahil: {list}</Trans>
    </p>
  )
}
