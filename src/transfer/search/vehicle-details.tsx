import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TransferCapacity } from '#contract/transfer-parts.ts'
import type { TransferItem } from '#contract/transfer-results.ts'
import styles from '#transfer/search/transfer-card.module.css'
import { RoomItems } from '#transfer/vehicle-room.tsx'
import { Icon } from '#ui/icon.tsx'

/** Lists the number of seats and the baggage space of the vehicles. */
export function VehicleFeatures({ capacity }: { capacity: TransferCapacity }) {
  return (
    <Fold title={<Trans>Özellikler</Trans>}>
      <RoomItems capacity={capacity} />
    </Fold>
  )
}

/** Lists the services on board and the costs that the price includes. */
export function VehicleServices({
  services,
  covers,
}: Pick<TransferItem['information'], 'services'> & Pick<TransferItem, 'covers'>) {
  if (services.length === 0 && covers.length === 0) return null
  return (
    <Fold title={<Trans>Hizmetler</Trans>}>
      {services.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
      {covers.length > 0 && (
        <li>
          <Trans>Fiyata dahil: {covers.map(({ name }) => name).join(', ')}</Trans>
        </li>
      )}
    </Fold>
  )
}

function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron" size={16} className={styles.chevron} />
      </summary>
      <ul className={styles.items}>{children}</ul>
    </details>
  )
}
