import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Term, Terms } from '#booking/terms.tsx'
import type { TransferRide } from '#contract/transfer-parts.ts'
import { moreIcons } from '#ui/more-icons.ts'

interface RideTermsProps {
  ride: TransferRide
  /** Text about the driver tracking the flight. It is shown only if the ride has `follows_flight`. */
  flight?: ReactNode
}

/**
 * Shows the meeting point and the free waiting time of a ride. If the driver tracks the flight, also shows the text
 * `flight`.
 */
export function RideTerms({ ride, flight }: RideTermsProps) {
  return (
    <Terms>
      {ride.meeting_point && (
        <Term icon="location">
          <Trans>
            <strong>Buluşma yeri:</strong> {ride.meeting_point}
          </Trans>
        </Term>
      )}
      <Term icon={moreIcons.clock}>
        <Waiting ride={ride} /> {ride.follows_flight && flight}
      </Term>
    </Terms>
  )
}

function Waiting({ ride: { free_waiting: minutes, waiting_from } }: { ride: TransferRide }) {
  if (minutes === 0) return <Trans>Servis saatinde kalkar, geç kalan yolcu beklenmez.</Trans>
  if (waiting_from !== 'landing') return <Trans>Alış saatinden sonra {minutes} dakika ücretsiz beklenir.</Trans>
  return <Trans>Uçağınız indikten sonra {minutes} dakika ücretsiz beklenir.</Trans>
}
