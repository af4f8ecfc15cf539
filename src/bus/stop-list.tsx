import { Trans } from '@lingui/react/macro'
import styles from '#bus/stop-list.module.css'
import type { BusStop } from '#contract/bus-results.ts'

/** Lists the stops of a bus with their durations. */
export function StopList({ stops }: { stops: readonly BusStop[] }) {
  return (
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
  )
}
