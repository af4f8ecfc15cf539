import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#transfer/terms.module.css'
import type { TransferRide } from '#contract/transfer-parts.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

interface RideTermsProps {
  ride: TransferRide
  /** What is said about tracking the flight; nothing if the driver does not track it. */
  flight?: ReactNode
}

/** Meeting point and free waiting of a ride, in words. */
export function RideTerms({ ride, flight }: RideTermsProps) {
  return (
    <ul className={styles.terms}>
      {ride.meeting_point && (
        <Term icon="location">
          <Trans>
            <strong>Buluşma yeri:</strong> {ride.meeting_point}
          </Trans>
        </Term>
      )}
      <Term icon="clock">
        <Waiting ride={ride} /> {ride.follows_flight && flight}
      </Term>
    </ul>
  )
}

function Waiting({ ride: { free_waiting: minutes, waiting_from } }: { ride: TransferRide }) {
  if (minutes === 0) return <Trans>Servis saatinde kalkar, geç kalan yolcu beklenmez.</Trans>
  if (waiting_from !== 'landing') return <Trans>Alış saatinden sonra {minutes} dakika ücretsiz beklenir.</Trans>
  return <Trans>Uçağınız indikten sonra {minutes} dakika ücretsiz beklenir.</Trans>
}

/** A term with its icon, as an item of a list. */
export function Term({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.term}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </li>
  )
}
