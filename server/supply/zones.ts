/** Offsets of IANA zones, fast: the changes of a zone's year are found once and kept. */

/** Instants from which an offset (minutes east of UTC) holds, in order. */
interface ZoneYear {
  from: number[]
  offsets: number[]
}

const formats = new Map<string, Intl.DateTimeFormat>()
const years = new Map<string, ZoneYear>()
const minute = 60_000

function format(zone: string): Intl.DateTimeFormat {
  let known = formats.get(zone)
  if (!known) {
    known = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', hour: 'numeric' })
    formats.set(zone, known)
  }
  return known
}

/** What Intl says: '9 AM GMT+03:00' → 180. */
function readOffset(zone: string, instant: number): number {
  const match = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(format(zone).format(instant))
  if (!match?.[1]) return 0
  const size = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -size : size
}

/** Offsets at the first of each month, and between months that differ the minute of the change. */
function findYear(zone: string, year: number): ZoneYear {
  let known = Date.UTC(year, 0, 1)
  let offset = readOffset(zone, known)
  const found: ZoneYear = { from: [known], offsets: [offset] }
  for (let month = 1; month <= 12; month++) {
    const next = Date.UTC(year, month, 1)
    const nextOffset = readOffset(zone, next)
    if (nextOffset !== offset) {
      let low = known
      let high = next
      while (high - low > minute) {
        const middle = low + Math.floor((high - low) / minute / 2) * minute
        if (readOffset(zone, middle) === offset) low = middle
        else high = middle
      }
      found.from.push(high)
      found.offsets.push(nextOffset)
    }
    known = next
    offset = nextOffset
  }
  return found
}

const yearOf = (instant: number) => new Date(instant).getUTCFullYear()

/** Minutes east of UTC in a zone at an instant. */
export function offsetAt(zone: string, instant: number): number {
  const year = yearOf(instant)
  const key = `${zone}${year}`
  let known = years.get(key)
  if (!known) {
    if (years.size > 4000) years.clear()
    known = findYear(zone, year)
    years.set(key, known)
  }
  let index = known.from.length - 1
  while (index > 0 && instant < (known.from[index] ?? 0)) index--
  return known.offsets[index] ?? 0
}

/** The instant of a local minute of a day; a time that a clock change skips is moved by that change. */
export function instantOf(zone: string, day: number, minuteOfDay: number): number {
  const asUtc = (day * 1440 + minuteOfDay) * minute
  const guess = asUtc - offsetAt(zone, asUtc) * minute
  return asUtc - offsetAt(zone, guess) * minute
}
