import { Trans } from '@lingui/react/macro'
import { StopList } from '#bus/stop-list.tsx'
import type { BusStop } from '#contract/bus-results.ts'
import { Card } from '#ui/card.tsx'

/** Card with the stops of a booked bus trip; renders nothing without stops. */
export function TripStops({ stops }: { stops: readonly BusStop[] }) {
  if (stops.length === 0) return null
  return (
    <Card title={<Trans>Duraklar</Trans>} icon="location">
      <StopList stops={stops} />
    </Card>
  )
}
