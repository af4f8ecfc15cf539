import type { Airline } from '#contract/flight-results.ts'
import styles from '#flight/search/airline-mark.module.css'

/**
 * Gives an airline logo its white background once the image has loaded. Before that, the background would be an empty
 * bright square in the dark theme.
 */
function showPlate(image: HTMLImageElement | null): void {
  // `naturalWidth` is not used to detect broken images, because some browsers report 0 for an intact SVG without width
  // and height.
  if (image?.complete) image.dataset['loaded'] = ''
}

/** Shows the airline's logo, which is hidden from screen readers because the airline's name is beside it. */
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
