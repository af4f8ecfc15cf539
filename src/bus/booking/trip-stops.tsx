import { Trans } from '@lingui/react/macro'
import styles from '#bus/booking/trip-stops.module.css'
import type { BusStop } from '#contract/bus-results.ts'
import { Card } from '#ui/card.tsx'

/** Where the bus stops on the way, and for how long; nothing where it does not. */
export function TripStops({ stops }: { stops: readonly BusStop[] }) {
  if (stops.length === 0) return null
  return (
    <Card title={<Trans>Duraklar</Trans>} icon="location">
      <ol className={styles.stops}>
        {stops.map(({ name, city, time, date, minutes }) => (
          <li key={`${date} ${time} ${name}`} className={styles.stop}>
            <time dateTime={`${date}T${time}`} className={styles.time}>
              {time}
            </time>
            <span>
              {name}
              {!name.includes(city) && <span className={styles.note}>{` · ${city}`}</span>}
            </span>
            {minutes > 0 && (
              <span className={styles.note}>
                <Trans>{minutes} dk mola</Trans>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
