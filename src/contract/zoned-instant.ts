/** Local times as instants. */

/** The instant, in milliseconds since the epoch, of a local date and time in an IANA zone. */
export function instantOf(date: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const offsetAt = (instant: number) => {
    const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
      instant,
    )
    return Date.parse(`${local.replace(' ', 'T')}Z`) - instant
  }
  const first = asUtc - offsetAt(asUtc)
  return asUtc - offsetAt(first)
}
