import type { Airline } from '#contract/flight-results.ts'
import styles from '#flight/search/airline-mark.module.css'

/** Gives a loaded logo its white plate, which would be a bright square in the dark theme before. */
function showPlate(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) image.dataset['loaded'] = ''
}

/** The airline's logo; decorative, because its name is beside it. */
export function AirlineMark({ airline, size = 28 }: { airline: Airline; size?: number }) {
  return (
    <img
      ref={showPlate}
      src={airline.logo}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={styles.mark}
      onLoad={(event) => showPlate(event.currentTarget)}
    />
  )
}
