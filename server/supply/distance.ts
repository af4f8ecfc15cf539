/** Computes great-circle distances. */

interface Place {
  latitude: number
  longitude: number
}

const radians = Math.PI / 180
const earthKm = 6371

/** Returns the great-circle kilometres between two places. */
export function distanceKm(a: Place, b: Place): number {
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const across = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(b.longitude - a.longitude)
  return 2 * earthKm * Math.asin(Math.sqrt(half(b.latitude - a.latitude) + across))
}
