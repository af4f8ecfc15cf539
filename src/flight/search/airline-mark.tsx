import type { Airline } from '#contract/flight-results.ts'
import styles from '#flight/search/airline-mark.module.css'

/** Gives a loaded logo its white plate. Before it is loaded, the plate would be a bright square in the dark theme. */
function showPlate(image: HTMLImageElement | null): void {
  // The natural size is not checked, because some browsers report 0 for an SVG without width and height.
  if (image?.complete) image.dataset['loaded'] = ''
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
