import { useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import styles from '#contact/contact-map.module.css'
import { mapHeight, mapTiles } from '#contact/map-tiles.ts'
import { Icon } from '#ui/icon.tsx'

interface ContactMapProps {
  address: string
  /** Latitude and longitude of the map's centre in degrees; undefined if unknown. */
  latitude: number | undefined
  longitude: number | undefined
}

/**
 * Static map centred on a place: tiles of the configured tile server, or a drawing if no server is configured or the
 * coordinates are unknown.
 */
export function ContactMap({ address, latitude, longitude }: ContactMapProps) {
  const { t } = useLingui()
  const { appInfo } = useRootData()
  const source = appInfo.constants.map
  const known = source && latitude !== undefined && longitude !== undefined
  return (
    <div
      className={styles.map}
      style={{ blockSize: mapHeight }}
      dir="ltr"
      role="img"
      aria-label={t`Harita: ${address}`}
    >
      {known ? (
        <>
          {mapTiles(source.tile_url, latitude, longitude).map(({ key, url, left, top }) => (
            <img
              key={key}
              src={url}
              alt=""
              loading="lazy"
              decoding="async"
              referrerPolicy="origin"
              width={256}
              height={256}
              style={{ translate: `${left}px ${top}px` }}
            />
          ))}
          <small className={styles.source}>{source.attribution}</small>
        </>
      ) : (
        <DrawnMap />
      )}
      <span className={styles.pin}>
        <Icon name="location" size={28} />
      </span>
    </div>
  )
}

/** Drawing of an invented town in place of a map. */
function DrawnMap() {
  return (
    <svg viewBox="0 0 720 200" preserveAspectRatio="xMidYMid slice" className={styles.drawing}>
      <path className={styles.water} d="M0 132c70-8 96 30 168 26s92-32 150-14 96 40 172 30 128-44 230-36v62H0Z" />
      <path className={styles.park} d="M452 24h96l22 58-74 26-62-20Z" />
      <path
        className={styles.streets}
        d="M0 74h720M0 24h420M300 0v200M392 0l-42 200M120 0l32 150M214 0l-8 150M570 0l-16 160M650 0l-24 150M0 110l300-14 420 22M440 46h280M152 40l148 20"
      />
      <path className={styles.avenue} d="M0 96c120-14 240-10 360 4s240 4 360-32M360 0v200" />
    </svg>
  )
}
