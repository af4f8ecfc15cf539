import { Trans, useLingui } from '@lingui/react/macro'
import { drawPoints } from '#activity/draw-points.ts'
import styles from '#activity/meeting-points.module.css'
import { DrawnMap, MapPin } from '#booking/map/drawn-map.tsx'
import type { DepartureZone } from '#contract/activity-parts.ts'
import { Icon } from '#ui/icon.tsx'

/** A place with coordinates, to be drawn on the map and opened in Google Maps. */
interface Placed {
  name: string
  latitude: number
  longitude: number
}

const placed = ({ name, latitude, longitude }: DepartureZone): Placed[] =>
  latitude === null || longitude === null ? [] : [{ name, latitude, longitude }]

/**
 * Lists meeting points with time, name, address and directions, below a drawn map, with links that open Google Maps.
 */
export function MeetingPoints({ zones }: { zones: readonly DepartureZone[] }) {
  if (zones.length === 0) return null
  return (
    <div className={styles.points}>
      <PlacesMap places={zones.flatMap(placed)} />
      <ol className={styles.list}>
        {zones.map((zone, index) => (
          <li key={zone.id ?? index} className={styles.point}>
            <p className={styles.name}>
              {zones.length > 1 && (
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
              )}
              {zone.time && <time dateTime={zone.time}>{zone.time}</time>} <strong>{zone.name}</strong>
            </p>
            {zone.address && <p className={styles.address}>{zone.address}</p>}
            {zone.directions && <p>{zone.directions}</p>}
            {placed(zone).map((place) => (
              <p key={place.name} className={styles.way}>
                <MapsLink place={place} />
                <span className={styles.position} translate="no">
                  {place.latitude}, {place.longitude}
                </span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Drawn map of the given places with north up; renders nothing if the list is empty. */
export function PlacesMap({ places }: { places: readonly Placed[] }) {
  const { t } = useLingui()
  if (places.length === 0) return null
  const names = places.map(({ name }) => name).join(', ')
  return (
    <DrawnMap label={t`Harita: ${names}`}>
      {drawPoints(places).map((point, index) => (
        <MapPin key={index} {...point} mark={places.length > 1 ? index + 1 : undefined} />
      ))}
    </DrawnMap>
  )
}

/** Link that opens a place in the app of Google Maps or, without that app, in the browser. */
export function MapsLink({ place: { name, latitude, longitude } }: { place: Placed }) {
  const { t } = useLingui()
  const query = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })
  return (
    <a
      href={`https://www.google.com/maps/search/?${query}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Haritada aç: ${name}`}
      className={styles.link}
    >
      <Icon name="location" size={20} />
      <Trans>Haritada aç</Trans>
    </a>
  )
}
