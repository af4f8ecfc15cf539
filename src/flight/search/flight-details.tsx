import { useLingui } from '@lingui/react/macro'
import type { FlightItem } from '#contract/flight-results.ts'
import { isPackaged, outboundOf } from '#flight/search/flight-item.ts'
import { FlightLegs } from '#flight/search/flight-legs.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/** Shows every flight of a result. If an outbound and a return flight are sold together, each has a tab. */
export function FlightDetails({ item }: { item: FlightItem }) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  if (!isPackaged(item)) return <FlightLegs itinerary={outboundOf(item)} />
  const directions = [
    { key: 'departure', label: t`Gidiş`, panel: <FlightLegs itinerary={item.departure} /> },
    { key: 'return', label: t`Dönüş`, panel: <FlightLegs itinerary={item.return} /> },
  ]
  if (hydrated) return <Tabs label={t`Yön`} tabs={directions} />
  return directions.map(({ key, label, panel }) => (
    <section key={key}>
      <h3>{label}</h3>
      {panel}
    </section>
  ))
}
