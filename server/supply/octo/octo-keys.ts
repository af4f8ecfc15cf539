/**
 * Builds and parses IDs and keys made of an OCTO server's IDs, which may contain any characters. The ID of a departure
 * has the form `{product}__{YYYYMMDD}T{HHMM}`. The key of an offer has the form
 * `{product}__{option}__{availability}__{adults}-{child ages, ascending}`.
 */
import { createHash } from 'node:crypto'
import { largestParty } from '#server/supply/activity/activity-catalogue.ts'
import { inOrder } from '#server/supply/activity/activity-keys.ts'
import type { ActivityParty, LocalTime } from '#server/supply/activity/activity-supply.ts'
import type { OctoBooking } from '#server/supply/octo/octo-schemas.ts'
import { dayOf, clockMinute } from '#server/runtime/plain-days.ts'

/** Encodes an ID: ASCII letters, digits and hyphens stay; every other byte becomes `_` and two hexadecimal digits. */
export const encodeId = (id: string): string =>
  id.replace(/[^A-Za-z0-9-]/gu, (letter) =>
    [...new TextEncoder().encode(letter)].map((byte) => `_${byte.toString(16).padStart(2, '0')}`).join(''),
  )

/**
 * Maximum lengths of encoded IDs. Longer IDs would make the IDs in the gateway's API too long. So an OCTO product (an
 * activity), an option or an availability with a longer ID is not sold.
 */
export const longestId = { product: 90, option: 70, availability: 80 }

/** Decodes an ID; undefined for an empty text, and for a text that `encodeId` never returns. */
export function decodeId(text: string): string | undefined {
  if (!/^(?:[A-Za-z0-9-]|_[0-9a-f]{2})+$/.test(text)) return undefined
  try {
    const id = decodeURIComponent(text.replaceAll('_', '%'))
    return encodeId(id) === text ? id : undefined
  } catch {
    return undefined
  }
}

/** Separator between encoded IDs, which contain no two underscores in a row. */
const between = '__'

interface OctoDepartureName {
  product: string
  start: LocalTime
}

const stamp = ({ date, time }: LocalTime) => `${date.replaceAll('-', '')}T${time.replace(':', '')}`

export const octoDepartureId = ({ product, start }: OctoDepartureName): string =>
  [encodeId(product), stamp(start)].join(between)

/** Parses the ID of a departure; undefined for an invalid one. */
export function readOctoDeparture(id: string): OctoDepartureName | undefined {
  const [encoded = '', at = '', ...more] = id.split(between)
  const product = decodeId(encoded)
  const [, year, month, day, hour, minute] = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})$/.exec(at) ?? []
  const start = { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
  if (product === undefined || more.length > 0) return undefined
  return dayOf(start.date) === undefined || clockMinute(start.time) === undefined ? undefined : { product, start }
}

interface OctoOfferName {
  product: string
  option: string
  availability: string
  party: ActivityParty
}

export const octoOfferKey = ({ product, option, availability, party }: OctoOfferName): string =>
  [...[product, option, availability].map(encodeId), [party.adults, ...inOrder(party.childAges)].join('-')].join(
    between,
  )

/** Parses the key of an offer; undefined for an invalid key. */
export function readOctoOffer(key: string): OctoOfferName | undefined {
  if (key.length > 1000) return undefined
  const [first = '', second = '', third = '', people = '', ...more] = key.split(between)
  const [product, option, availability] = [first, second, third].map(decodeId)
  if (product === undefined || option === undefined || availability === undefined || more.length > 0) return undefined
  if (!/^\d(?:-\d{1,2}){0,8}$/.test(people)) return undefined
  const [adults = 0, ...childAges] = people.split('-').map(Number)
  const name = { product, option, availability, party: { adults, childAges } }
  return octoOfferKey(name) === key ? name : undefined
}

/**
 * Namespace of the name-based UUIDs (RFC 9562, version 5) of bookings and of their unit items. A unit item is OCTO's
 * entry for one traveller.
 */
const namespace = Buffer.from('8f6a1c5e3b0d4f7e9c2a6d41b7e05c38', 'hex')

function nameBased(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Returns the UUID of the booking that the gateway makes at an OCTO server for a reservation; `key` is the key of the
 * reservation. If such a booking expires, the reservation may get another booking with another UUID. `turn` is the
 * number of the reservation's expired bookings; 0 for the first booking.
 */
export const bookingUuid = (key: string, turn: number): string => nameBased(`booking ${key} ${turn}`)

/** Returns the UUID of a booking's unit item, which is OCTO's entry for one traveller. */
export const unitItemUuid = (booking: string, position: number): string => nameBased(`unit item ${booking} ${position}`)

/**
 * Returns, for each unit item of a booking, the position of its traveller in the party. A unit item is OCTO's entry for
 * one traveller. The OCTO server may list the unit items in any order, so the position is read from the UUID that the
 * gateway has given to the unit item. For a unit item with any other UUID, the position is its index in the OCTO
 * server's list.
 */
export function travellerPositions({ uuid, unitItems }: Pick<OctoBooking, 'uuid' | 'unitItems'>): number[] {
  const given = Array.from({ length: largestParty }, (_, position) => unitItemUuid(uuid, position))
  return unitItems.map((item, index) => {
    const position = given.indexOf(item.uuid.toLowerCase())
    return position < 0 ? index : position
  })
}
