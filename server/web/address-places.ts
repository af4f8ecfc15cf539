import { isIPv4, isIPv6 } from 'node:net'
import { type CityResponse, open } from 'maxmind'

interface Coordinates {
  latitude: number
  longitude: number
}

/**
 * Opens a database in the MaxMind DB format (https://maxmind.github.io/MaxMind-DB/) that maps IP addresses to
 * positions, such as a city database. Reads the file again when it was replaced. Rejects with a message that names the
 * file if it can't be read.
 */
export async function openAddressPlaces(path: string): Promise<(address: string) => Coordinates | undefined> {
  const options = { watchForUpdates: true, watchForUpdatesNonPersistent: true }
  const reader = await open<CityResponse>(path, options).catch((error: unknown) => {
    throw new Error(`GEOIP_DB: ${path} can't be read as a MaxMind database.`, { cause: error })
  })
  return (client) => {
    const address = client.replace(/^::ffff:/i, '')
    // The library that reads the GeoIP database does not check IP addresses. So only valid addresses of an IP version
    // that the database contains are looked up in it.
    const isKnown = isIPv4(address) || (isIPv6(address) && reader.metadata.ipVersion === 6)
    const location = isKnown ? reader.get(address)?.location : undefined
    return location && { latitude: location.latitude, longitude: location.longitude }
  }
}
