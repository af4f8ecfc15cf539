/** Computes the map tiles around a place: Web Mercator, square tiles of 256 pixels. */
import type { Branch } from '#contract/content.ts'

/**
 * Zoom level of the map on the contact page. `mapHeight` is the height of the map in pixels
 * (docs/product/frame.md#help-contact-and-corporate-pages).
 */
const mapZoom = 13
export const mapHeight = 200
/**
 * Width in pixels that the tiles cover. It is enough for the widest map at the default text size. The map is widest in
 * windows that are slightly narrower than 896 px, because from 896 px on the contact page has two columns.
 */
const mapWidth = 900
const tileSize = 256

interface Tile {
  key: string
  url: string
  /**
   * Horizontal distance in pixels from the centre of the map to the left edge of the tile. `top` is the vertical
   * distance to the upper edge of the tile.
   */
  left: number
  top: number
}

/** Returns the tiles of a map centred on the place; `template` is the tiles' URL with {z}, {x} and {y}. */
export function mapTiles(template: string, latitude: number, longitude: number): Tile[] {
  const across = 2 ** mapZoom
  const x = ((longitude + 180) / 360) * across
  const radians = (latitude * Math.PI) / 180
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across
  const range = (middle: number, size: number) => {
    const first = Math.floor(middle - size / 2 / tileSize)
    const last = Math.floor(middle + size / 2 / tileSize)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  }
  return range(y, mapHeight).flatMap((row) =>
    range(x, mapWidth).map((column) => ({
      key: `${column}/${row}`,
      url: template
        .replace('{z}', String(mapZoom))
        .replace('{x}', String(((column % across) + across) % across))
        .replace('{y}', String(row)),
      left: Math.round((column - x) * tileSize),
      top: Math.round((row - y) * tileSize),
    })),
  )
}

/**
 * Returns a URL that opens the place in a map app: by its coordinates or, if they are unknown, by its postal address.
 */
export function mapAddress(address: string, place: Pick<Branch, 'latitude' | 'longitude'> | undefined): string {
  const known = place?.latitude !== undefined && place.longitude !== undefined
  const query = known ? `${place.latitude},${place.longitude}` : address
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
