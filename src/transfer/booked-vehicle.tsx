import { Trans } from '@lingui/react/macro'
import styles from '#transfer/booked-vehicle.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { capacityOf, RoomItems } from '#transfer/vehicle-room.tsx'
import { Dotted } from '#ui/dotted.tsx'

type Booked = Pick<TransferBooking, 'vehicle' | 'count' | 'capacity' | 'vendor' | 'info'>

/** Shows the booked vehicle: type, brand, model, vendor, picture and capacity. */
export function BookedVehicle({ booking }: { booking: Booked }) {
  const { vehicle, count, vendor, info } = booking
  const type = count > 1 ? `${count} × ${vehicle.vehicle_type}` : vehicle.vehicle_type
  return (
    <div className={styles.vehicle}>
      <div className={styles.words}>
        <p className={styles.type}>{type}</p>
        <p className={styles.muted}>
          {vehicle.brand.name} {vehicle.model.name}
        </p>
        <Dotted
          className={styles.muted}
          facts={{ type: info.transfer_type_display || null, vendor: vendor && vendor.name }}
        />
      </div>
      {vehicle.image && <img src={vehicle.image} alt="" width={120} height={50} className={styles.picture} />}
      <ul className={styles.features}>
        <RoomItems capacity={capacityOf(booking)} drawn />
      </ul>
    </div>
  )
}

/** Lists on one line which costs the price includes; renders nothing if the API sends none. */
export function Covered({ covers }: Pick<TransferBooking, 'covers'>) {
  if (covers.length === 0) return null
  const list = covers.map(({ name }) => name).join(', ')
  return (
    <p className={styles.covered}>
      <Trans>Fiyata dahil: {list}</Trans>
    </p>
  )
}
