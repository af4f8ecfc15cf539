/**
 * Builds and parses keys of offers, and builds keys of stock. The key of a private offer is
 * `p-{vendor}-{vehicle}-{from}-{to}-{out}-{return}-{passengers}-{baggage}`. The key of a shuttle offer has the same
 * parts, but begins with `s-`. `{out}` and `{return}` are pick-up times, YYYYMMDDHHMM in Turkish time; those of a
 * shuttle are its departure times. `{return}` is 0 for a one-way trip.
 */
import { dayOf, clockMinute, plainDate } from '#server/runtime/plain-days.ts'
import type { PickUp, TransferQuery } from './transfer-supply.ts'

const keyShape = /^([ps])-(\d{1,3})-(\d{1,3})-(\d{1,6})-(\d{1,6})-(\d{12})-(\d{12}|0)-(\d{1,2})-(\d{1,2})$/
/** Years that a pick-up time in a key may have; a key with any other year is rejected. */
const years = { first: '2020', last: '2099' }

export interface OfferName {
  shared: boolean
  vendor: number
  vehicle: number
  query: TransferQuery
}

const digits = ({ date, time }: PickUp) => `${date.replaceAll('-', '')}${time.replace(':', '')}`

export const offerKey = ({ shared, vendor, vehicle, query }: OfferName): string =>
  [
    shared ? 's' : 'p',
    vendor,
    vehicle,
    query.from,
    query.to,
    digits(query.pickUp),
    query.return ? digits(query.return) : '0',
    query.passengers,
    query.baggage,
  ].join('-')

function pickUpOf(text: string): PickUp | undefined {
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
  const time = `${text.slice(8, 10)}:${text.slice(10)}`
  const known = dayOf(date) !== undefined && clockMinute(time) !== undefined
  return known && text >= years.first && text.slice(0, 4) <= years.last ? { date, time } : undefined
}

/** Parses the key of an offer; undefined for an invalid key. */
export function readKey(key: string): OfferName | undefined {
  const [whole, type, vendor, vehicle, from, to, out = '', back = '0', passengers, baggage] = keyShape.exec(key) ?? []
  const pickUp = pickUpOf(out)
  const returned = back === '0' ? null : pickUpOf(back)
  if (whole === undefined || !pickUp || returned === undefined) return undefined
  const name: OfferName = {
    shared: type === 's',
    vendor: Number(vendor),
    vehicle: Number(vehicle),
    query: {
      from: Number(from),
      to: Number(to),
      pickUp,
      return: returned,
      passengers: Number(passengers),
      baggage: Number(baggage),
    },
  }
  // Numbers with leading zeros are rejected, so that every offer has exactly one key.
  return offerKey(name) === key ? name : undefined
}

const compactDay = (day: number) => plainDate(day).replaceAll('-', '')

/** Returns the stock key of a vendor's vehicles of one kind in a province (plate code) on a day (day number). */
export const fleetKey = (vendor: number, vehicle: number, plate: number, day: number): string =>
  `v-${vendor}-${vehicle}-${plate}-${compactDay(day)}`

/**
 * Returns the stock key of the seats on one shuttle departure, given by vendor, route, minute of the day and day
 * number.
 */
export const departureKey = (vendor: number, from: number, to: number, minute: number, day: number): string =>
  `s-${vendor}-${from}-${to}-${minute}-${compactDay(day)}`
