import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { FlightItem } from '#contract/flight-results.ts'
import styles from '#flight/search/flight-card.module.css'
import { isPackaged, outboundOf } from '#flight/search/flight-item.ts'
import { FlightLegs } from '#flight/search/flight-legs.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/**
 * The details of an item, collapsed initially and rendered on first opening: every flight, and for a package one tab
 * per direction.
 */
export function FlightDetails({ item }: { item: FlightItem }) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    // The details element was opened before hydration.
    if (details.current?.open) setOpened(true)
  }, [])
  return (
    <details
      ref={details}
      className={styles.details}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true)
      }}
    >
      <summary className={styles.summary}>
        <Trans>Uçuş ayrıntıları</Trans>
        <Icon name="chevron" size={16} className={styles.chevron} />
      </summary>
      <div className={styles.legs}>
        {hydrated && !opened ? null : !isPackaged(item) ? (
          <FlightLegs itinerary={outboundOf(item)} />
        ) : hydrated ? (
          <Tabs
            label={t`Yön`}
            tabs={[
              { key: 'departure', label: t`Gidiş`, panel: <FlightLegs itinerary={item.departure} /> },
              { key: 'return', label: t`Dönüş`, panel: <FlightLegs itinerary={item.return} /> },
            ]}
          />
        ) : (
          <>
            <h2>{t`Gidiş`}</h2>
            <FlightLegs itinerary={item.departure} />
            <h2>{t`Dönüş`}</h2>
            <FlightLegs itinerary={item.return} />
          </>
        )}
      </div>
    </details>
  )
}
