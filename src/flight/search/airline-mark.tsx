import type { Airline } from '#contract/flight-results.ts'
import styles from '#flight/search/airline-mark.module.css'

/** The airline's logo; decorative, because its name is beside it. */
export function AirlineMark({ airline, size = 28 }: { airline: Airline; size?: number }) {
  return (
    <img src={airline.logo} alt="" width={size} height={size} loading="lazy" decoding="async" className={styles.mark} />
  )
}
