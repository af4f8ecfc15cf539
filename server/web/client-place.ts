import type { Context } from 'hono'
import type { geoProxies } from '#server/runtime/environment.ts'
import { connectedAddress, isProxy } from '#server/web/client-address.ts'

type GeoProxy = (typeof geoProxies)[number]

/**
 * For each proxy, the names of the headers with the client's latitude and longitude. Some proxies send both in one
 * header.
 */
const headers: Record<GeoProxy, readonly string[]> = {
  cloudflare: ['CF-IPLatitude', 'CF-IPLongitude'],
  cloudfront: ['CloudFront-Viewer-Latitude', 'CloudFront-Viewer-Longitude'],
  vercel: ['X-Vercel-IP-Latitude', 'X-Vercel-IP-Longitude'],
  appengine: ['X-AppEngine-CityLatLong'],
}

const degrees = /^-?\d{1,3}(\.\d{1,20})?$/

interface Coordinates {
  latitude: number
  longitude: number
}

/** Sources of a client's position. Without `proxy` and `ofAddress`, the position is unknown. */
interface PlaceSources {
  /**
   * The proxy whose headers contain the client's position. The headers are read only if the connection comes from a
   * private IP range.
   */
  proxy?: GeoProxy | undefined
  /** Looks up the position of an IP address; called if no header contains a position. */
  ofAddress?: ((address: string) => Coordinates | undefined) | undefined
  clientAddress: (c: Context) => string
}

/**
 * Returns a function that finds the client's rough position: from the headers of a proxy, otherwise from the IP
 * address.
 */
export function createClientPlace({ proxy, ofAddress, clientAddress }: PlaceSources) {
  const fromHeaders = (c: Context): Coordinates | undefined => {
    if (!proxy || !isProxy(connectedAddress(c))) return undefined
    const given = headers[proxy].map((name) => c.req.header(name) ?? '').join(',')
    const [latitude = '', longitude = '', ...more] = given.split(',').map((part) => part.trim())
    if (more.length > 0 || !degrees.test(latitude) || !degrees.test(longitude)) return undefined
    const place = { latitude: Number(latitude), longitude: Number(longitude) }
    return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined
  }
  return (c: Context): Coordinates | undefined => fromHeaders(c) ?? ofAddress?.(clientAddress(c))
}
